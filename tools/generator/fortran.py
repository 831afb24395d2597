# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""api/generated/bblas.f90: the Fortran 2008 module, interfaces only."""

from .registry import FORMS, PRECISIONS
from .text import notice, wrap_list

KINDS = {"s": "real(c_float)", "d": "real(c_double)", "c": "complex(c_float_complex)", "z": "complex(c_double_complex)"}
REAL_KINDS = {"s": "real(c_float)", "d": "real(c_double)", "c": "real(c_float)", "z": "real(c_double)"}
WIDTH = 120

HEAD = """\
!> Fortran interfaces of the batched BLAS/LAPACK standard.
!!
!! Operands, pointer arrays, size arrays, info and queues are type(c_ptr) by value, since they may be device memory: pass
!! c_loc of a host array to an implementation that runs on the host, and what bblas_malloc gave to any. Scalars go by reference.
!! docs/conventions.md has the rules, the C headers the routines' documentation.
module bblas
    use, intrinsic :: iso_c_binding
    implicit none
    public

    integer, parameter :: bblas_int = c_int32_t

    integer(c_int), parameter :: BblasNoTrans = 111, BblasTrans = 112, BblasConjTrans = 113
    integer(c_int), parameter :: BblasUpper = 121, BblasLower = 122, BblasGeneral = 123
    integer(c_int), parameter :: BblasNonUnit = 131, BblasUnit = 132
    integer(c_int), parameter :: BblasLeft = 141, BblasRight = 142

    integer(c_int), parameter :: BBLAS_SUCCESS = 0, BBLAS_OUT_OF_MEMORY = 1, BBLAS_UNSUPPORTED = 2
    integer(c_int), parameter :: BBLAS_DEVICE_ERROR = 3, BBLAS_UNKNOWN_DEVICE = 4, BBLAS_WORKSPACE_TOO_SMALL = 5

    interface
        subroutine bblas_version(major, minor, patch) bind(C, name="bblas_version")
            import
            integer(c_int), intent(out) :: major, minor, patch
        end subroutine
        !> C string; see bblas_text
        function bblas_status_string(code) bind(C, name="bblas_status_string") result(text)
            import
            integer(c_int), value :: code
            type(c_ptr) :: text
        end function
        !> C string; see bblas_text
        function bblas_last_error() bind(C, name="bblas_last_error") result(text)
            import
            type(c_ptr) :: text
        end function
        !> device: text that ends with c_null_char
        function bblas_queue_create(device, queue) bind(C, name="bblas_queue_create") result(status)
            import
            character(kind=c_char), intent(in) :: device(*)
            type(c_ptr), intent(out) :: queue
            integer(c_int) :: status
        end function
        !> The best device that this machine can run: pass c_null_ptr
        function bblas_queue_create_default(device, queue) bind(C, name="bblas_queue_create") result(status)
            import
            type(c_ptr), value :: device
            type(c_ptr), intent(out) :: queue
            integer(c_int) :: status
        end function
        function bblas_queue_adopt(device, stream, queue) bind(C, name="bblas_queue_adopt") result(status)
            import
            character(kind=c_char), intent(in) :: device(*)
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: queue
            integer(c_int) :: status
        end function
        function bblas_queue_destroy(queue) bind(C, name="bblas_queue_destroy") result(status)
            import
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        function bblas_queue_synchronize(queue) bind(C, name="bblas_queue_synchronize") result(status)
            import
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        !> C string; see bblas_text
        function bblas_queue_name(queue) bind(C, name="bblas_queue_name") result(text)
            import
            type(c_ptr), value :: queue
            type(c_ptr) :: text
        end function
        function bblas_malloc(pointer, bytes, queue) bind(C, name="bblas_malloc") result(status)
            import
            type(c_ptr), intent(out) :: pointer
            integer(c_size_t), value :: bytes
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        function bblas_free(pointer, queue) bind(C, name="bblas_free") result(status)
            import
            type(c_ptr), value :: pointer, queue
            integer(c_int) :: status
        end function
        function bblas_upload(device, host, bytes, queue) bind(C, name="bblas_upload") result(status)
            import
            type(c_ptr), value :: device, host
            integer(c_size_t), value :: bytes
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        function bblas_download(host, device, bytes, queue) bind(C, name="bblas_download") result(status)
            import
            type(c_ptr), value :: host, device
            integer(c_size_t), value :: bytes
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        function bblas_set_pointers(pointers, base, element_size, stride, batch_count, queue) &
            bind(C, name="bblas_set_pointers") result(status)
            import
            type(c_ptr), value :: pointers, base
            integer(c_size_t), value :: element_size
            integer(c_int64_t), value :: stride, batch_count
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        function bblas_workspace_query_begin(queue) bind(C, name="bblas_workspace_query_begin") result(status)
            import
            type(c_ptr), value :: queue
            integer(c_int) :: status
        end function
        function bblas_workspace_query_end(queue, bytes) bind(C, name="bblas_workspace_query_end") result(status)
            import
            type(c_ptr), value :: queue
            integer(c_size_t), intent(out) :: bytes
            integer(c_int) :: status
        end function
        function bblas_queue_set_workspace(queue, workspace, bytes) bind(C, name="bblas_queue_set_workspace") result(status)
            import
            type(c_ptr), value :: queue, workspace
            integer(c_size_t), value :: bytes
            integer(c_int) :: status
        end function
"""

TAIL = """\
    end interface

contains

    !> Vectors of pivots that follow each other, as the argument ipiv of a _batched routine (rule N8)
    function bblas_consecutive(first) result(ipiv)
        type(c_ptr), intent(in) :: first
        type(c_ptr) :: ipiv

        ipiv = first
        if (c_associated(first)) ipiv = transfer(ior(transfer(first, 0_c_intptr_t), 1_c_intptr_t), ipiv)
    end function

    !> A C string that the library returned, as Fortran text
    function bblas_text(string) result(text)
        type(c_ptr), intent(in) :: string
        character(len=:), allocatable :: text
        character(kind=c_char), pointer :: characters(:)
        integer :: i, length

        if (.not. c_associated(string)) then
            text = ""
            return
        end if
        call c_f_pointer(string, characters, [4096])
        length = 0
        do while (characters(length + 1) /= c_null_char)
            length = length + 1
        end do
        allocate (character(len=length) :: text)
        do i = 1, length
            text(i:i) = characters(i)
        end do
    end function

end module bblas
"""


def fortran_type(parameter, letter):
    match parameter.role:
        case "VALUE" if parameter.argument.is_option:
            return "integer(c_int), value"
        case "VALUE" | "BOUND" | "LD":
            return "integer(bblas_int), value"
        case "STRIDE" | "BATCH_COUNT":
            return "integer(c_int64_t), value"
        case "SCALAR":
            kinds = REAL_KINDS if parameter.argument.element == "real" else KINDS
            return f"{kinds[letter]}, intent(in)"
    return "type(c_ptr), value"


def interface(routine, letter, form):
    parameters = routine.parameters(form)
    symbol = routine.symbol(letter, form)
    lines = [
        wrap_list(f"        function {symbol}(", [p.name for p in parameters], ") &", WIDTH, " &", 12),
        f'            bind(C, name="{symbol}") result(status)',
        "            import",
    ]
    by_type = {}
    for p in parameters:
        by_type.setdefault(fortran_type(p, letter), []).append(p.name)
    lines += [wrap_list(f"            {kind} :: ", names, "", WIDTH, " &", 16) for kind, names in by_type.items()]
    return "\n".join([*lines, "            integer(c_int) :: status", "        end function"]) + "\n"


def files(routines):
    module = notice("!", "api/routines/") + HEAD
    for routine in routines:
        assert set(routine.types) <= set(PRECISIONS)
        module += "".join(interface(routine, letter, form) for form in FORMS for letter in routine.types)
    return {"bblas.f90": module + TAIL}
