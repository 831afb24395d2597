! SPDX-FileCopyrightText: 2026 The bblas developers
! SPDX-License-Identifier: BSD-3-Clause

!> Solves many small systems A_i X_i = B_i in one call: usage batched_solve [device]
!>
!> Operands, pivots, info and the arrays of pointers lie in the queue's memory, which may be a GPU's. So the data go there and come
!> back through bblas_upload and bblas_download, and what Fortran holds are addresses, type(c_ptr).
program batched_solve
    use, intrinsic :: iso_c_binding
    use, intrinsic :: iso_fortran_env, only: error_unit
    use bblas
    implicit none

    integer(c_int), parameter :: n = 8, nrhs = 2
    integer, parameter :: batch = 1000
    real(c_double), target :: a(n, n, batch), b(n, nrhs, batch), x(n, nrhs, batch)
    integer(c_int), target :: info(batch)
    type(c_ptr) :: queue, device_a, device_b, device_ipiv, device_info, a_array, b_array
    integer :: i

    call make_systems()
    call create_queue()

    device_a = on_device(c_sizeof(a))
    device_b = on_device(c_sizeof(b))
    device_ipiv = on_device(n * batch * c_sizeof(0_c_int))
    device_info = on_device(c_sizeof(info))
    call check(bblas_upload(device_a, c_loc(a), c_sizeof(a), queue), 'bblas_upload')
    call check(bblas_upload(device_b, c_loc(b), c_sizeof(b), queue), 'bblas_upload')

    ! Problem i begins i strides after problem 0; the strides are counted in elements.
    a_array = pointers(device_a, c_sizeof(0.0_c_double), n * n)
    b_array = pointers(device_b, c_sizeof(0.0_c_double), n * nrhs)

    ! Pivots that follow each other need no array.
    call check(bblas_dgesv_batched(n, nrhs, a_array, n, bblas_consecutive(device_ipiv), b_array, n, device_info, &
                                   int(batch, c_int64_t), queue), 'bblas_dgesv_batched')

    ! The call may return before it has run; a download waits for it.
    call check(bblas_download(c_loc(b), device_b, c_sizeof(b), queue), 'bblas_download')
    call check(bblas_download(c_loc(info), device_info, c_sizeof(info), queue), 'bblas_download')

    ! The return value judges the call, info(i) the problem i: above 0, its matrix is singular.
    do i = 1, batch
        if (info(i) /= 0) write (error_unit, '(a, i0, a, i0)') 'system ', i, ' was not solved: info ', info(i)
    end do
    print '(3a, i0, a, i0, a, i0, a, es8.1)', 'device ', bblas_text(bblas_queue_name(queue)), ': solved ', count(info == 0), &
        ' of ', batch, ' systems of order ', n, '; largest error ', maxval(abs(b - x))

    call release([device_a, device_b, device_ipiv, device_info, a_array, b_array])
    call check(bblas_queue_destroy(queue), 'bblas_queue_destroy')
    if (any(info /= 0)) stop 1, quiet=.true.

contains

    !> Random systems with known solutions x. The dominant diagonal keeps them well conditioned.
    subroutine make_systems()
        integer :: k, j
        call random_init(repeatable=.true., image_distinct=.false.)
        call random_number(a)
        call random_number(x)
        do k = 1, batch
            do j = 1, n
                a(j, j, k) = a(j, j, k) + n
            end do
            b(:, :, k) = matmul(a(:, :, k), x(:, :, k))
        end do
    end subroutine

    !> A queue on the device that the command's argument names; without one, on the best device there is.
    subroutine create_queue()
        character(len=256) :: argument
        integer :: length
        call get_command_argument(1, argument, length)
        if (length == 0) then
            call check(bblas_queue_create_default(c_null_ptr, queue), 'bblas_queue_create')
        else
            call check(bblas_queue_create(trim(argument)//c_null_char, queue), 'bblas_queue_create')
        end if
    end subroutine

    !> Memory of the device.
    function on_device(bytes) result(memory)
        integer(c_size_t), intent(in) :: bytes
        type(c_ptr) :: memory
        call check(bblas_malloc(memory, bytes, queue), 'bblas_malloc')
    end function

    !> An array, on the device, of the addresses of all problems' operands.
    function pointers(base, element_bytes, stride) result(array)
        type(c_ptr), intent(in) :: base
        integer(c_size_t), intent(in) :: element_bytes
        integer(c_int), intent(in) :: stride
        type(c_ptr) :: array
        array = on_device(batch * c_sizeof(base))
        call check(bblas_set_pointers(array, base, element_bytes, int(stride, c_int64_t), int(batch, c_int64_t), queue), &
                   'bblas_set_pointers')
    end function

    subroutine release(memory)
        type(c_ptr), intent(in) :: memory(:)
        integer :: k
        do k = 1, size(memory)
            call check(bblas_free(memory(k), queue), 'bblas_free')
        end do
    end subroutine

    !> Ends the program when a call was not accepted.
    subroutine check(status, call_name)
        integer(c_int), intent(in) :: status
        character(*), intent(in) :: call_name
        if (status == BBLAS_SUCCESS) return
        write (error_unit, '(7a)') 'batched_solve: ', call_name, ': ', bblas_text(bblas_status_string(status)), ' (', &
            bblas_text(bblas_last_error()), ')'
        stop 1, quiet=.true.
    end subroutine
end program
