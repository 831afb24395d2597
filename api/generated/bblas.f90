! SPDX-FileCopyrightText: 2026 The bblas developers
! SPDX-License-Identifier: BSD-3-Clause
! Generated from api/routines/ by tools/generate.py; do not edit.
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
        function bblas_sasum_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_sasum_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dasum_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dasum_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_scasum_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_scasum_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dzasum_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dzasum_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sasum_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_sasum_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dasum_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_dasum_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_scasum_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_scasum_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dzasum_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_dzasum_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_sasum_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_sasum_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dasum_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dasum_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_scasum_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_scasum_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dzasum_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dzasum_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_saxpy_batched(n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_saxpy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_daxpy_batched(n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_daxpy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_caxpy_batched(n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_caxpy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zaxpy_batched(n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zaxpy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_saxpy_strided_batched(n, alpha, x, incx, stride_x, y, incy, stride_y, info, batch_count, &
            queue) &
            bind(C, name="bblas_saxpy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_daxpy_strided_batched(n, alpha, x, incx, stride_x, y, incy, stride_y, info, batch_count, &
            queue) &
            bind(C, name="bblas_daxpy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_caxpy_strided_batched(n, alpha, x, incx, stride_x, y, incy, stride_y, info, batch_count, &
            queue) &
            bind(C, name="bblas_caxpy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zaxpy_strided_batched(n, alpha, x, incx, stride_x, y, incy, stride_y, info, batch_count, &
            queue) &
            bind(C, name="bblas_zaxpy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_saxpy_vbatched(max_n, n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_saxpy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_daxpy_vbatched(max_n, n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_daxpy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_caxpy_vbatched(max_n, n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_caxpy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zaxpy_vbatched(max_n, n, alpha, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zaxpy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_scopy_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_scopy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dcopy_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_dcopy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ccopy_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_ccopy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zcopy_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zcopy_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_scopy_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_scopy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_dcopy_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_dcopy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_ccopy_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_ccopy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zcopy_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_zcopy_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_scopy_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_scopy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dcopy_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_dcopy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ccopy_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_ccopy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zcopy_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zcopy_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sdot_batched(n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_sdot_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ddot_batched(n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_ddot_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sdot_strided_batched(n, x, incx, stride_x, y, incy, stride_y, result, info, batch_count, &
            queue) &
            bind(C, name="bblas_sdot_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_ddot_strided_batched(n, x, incx, stride_x, y, incy, stride_y, result, info, batch_count, &
            queue) &
            bind(C, name="bblas_ddot_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_sdot_vbatched(max_n, n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_sdot_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ddot_vbatched(max_n, n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_ddot_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cdotc_batched(n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_cdotc_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zdotc_batched(n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_zdotc_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cdotc_strided_batched(n, x, incx, stride_x, y, incy, stride_y, result, info, batch_count, &
            queue) &
            bind(C, name="bblas_cdotc_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zdotc_strided_batched(n, x, incx, stride_x, y, incy, stride_y, result, info, batch_count, &
            queue) &
            bind(C, name="bblas_zdotc_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_cdotc_vbatched(max_n, n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_cdotc_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zdotc_vbatched(max_n, n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_zdotc_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cdotu_batched(n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_cdotu_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zdotu_batched(n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_zdotu_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cdotu_strided_batched(n, x, incx, stride_x, y, incy, stride_y, result, info, batch_count, &
            queue) &
            bind(C, name="bblas_cdotu_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zdotu_strided_batched(n, x, incx, stride_x, y, incy, stride_y, result, info, batch_count, &
            queue) &
            bind(C, name="bblas_zdotu_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, result, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_cdotu_vbatched(max_n, n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_cdotu_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zdotu_vbatched(max_n, n, x, incx, y, incy, result, info, batch_count, queue) &
            bind(C, name="bblas_zdotu_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_isamax_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_isamax_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_idamax_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_idamax_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_icamax_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_icamax_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_izamax_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_izamax_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_isamax_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_isamax_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_idamax_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_idamax_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_icamax_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_icamax_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_izamax_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_izamax_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_isamax_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_isamax_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_idamax_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_idamax_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_icamax_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_icamax_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_izamax_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_izamax_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_snrm2_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_snrm2_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dnrm2_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dnrm2_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_scnrm2_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_scnrm2_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dznrm2_batched(n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dznrm2_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_snrm2_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_snrm2_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dnrm2_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_dnrm2_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_scnrm2_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_scnrm2_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dznrm2_strided_batched(n, x, incx, stride_x, result, info, batch_count, queue) &
            bind(C, name="bblas_dznrm2_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            type(c_ptr), value :: x, result, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_snrm2_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_snrm2_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dnrm2_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dnrm2_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_scnrm2_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_scnrm2_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dznrm2_vbatched(max_n, n, x, incx, result, info, batch_count, queue) &
            bind(C, name="bblas_dznrm2_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, result, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sscal_batched(n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_sscal_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dscal_batched(n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_dscal_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cscal_batched(n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_cscal_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zscal_batched(n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_zscal_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sscal_strided_batched(n, alpha, x, incx, stride_x, info, batch_count, queue) &
            bind(C, name="bblas_sscal_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dscal_strided_batched(n, alpha, x, incx, stride_x, info, batch_count, queue) &
            bind(C, name="bblas_dscal_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_cscal_strided_batched(n, alpha, x, incx, stride_x, info, batch_count, queue) &
            bind(C, name="bblas_cscal_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_zscal_strided_batched(n, alpha, x, incx, stride_x, info, batch_count, queue) &
            bind(C, name="bblas_zscal_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, info, queue
            integer(c_int64_t), value :: stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_sscal_vbatched(max_n, n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_sscal_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dscal_vbatched(max_n, n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_dscal_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cscal_vbatched(max_n, n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_cscal_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zscal_vbatched(max_n, n, alpha, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_zscal_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sswap_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_sswap_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dswap_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_dswap_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cswap_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_cswap_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zswap_batched(n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zswap_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sswap_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_sswap_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_dswap_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_dswap_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_cswap_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_cswap_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zswap_strided_batched(n, x, incx, stride_x, y, incy, stride_y, info, batch_count, queue) &
            bind(C, name="bblas_zswap_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, incx, incy
            type(c_ptr), value :: x, y, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_sswap_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_sswap_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dswap_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_dswap_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cswap_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_cswap_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zswap_vbatched(max_n, n, x, incx, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zswap_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, y, incy, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgemv_batched(trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_sgemv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgemv_batched(trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_dgemv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgemv_batched(trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_cgemv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgemv_batched(trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zgemv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgemv_strided_batched(trans, m, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_sgemv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgemv_strided_batched(trans, m, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_dgemv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgemv_strided_batched(trans, m, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_cgemv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgemv_strided_batched(trans, m, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_zgemv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, incx, incy
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgemv_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y, incy, info, &
            batch_count, queue) &
            bind(C, name="bblas_sgemv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, x, incx, y, incy, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgemv_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y, incy, info, &
            batch_count, queue) &
            bind(C, name="bblas_dgemv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, x, incx, y, incy, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgemv_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y, incy, info, &
            batch_count, queue) &
            bind(C, name="bblas_cgemv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, x, incx, y, incy, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgemv_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y, incy, info, &
            batch_count, queue) &
            bind(C, name="bblas_zgemv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, x, incx, y, incy, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sger_batched(m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_sger_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dger_batched(m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dger_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sger_strided_batched(m, n, alpha, x, incx, stride_x, y, incy, stride_y, A, lda, stride_A, info, &
            batch_count, queue) &
            bind(C, name="bblas_sger_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dger_strided_batched(m, n, alpha, x, incx, stride_x, y, incy, stride_y, A, lda, stride_A, info, &
            batch_count, queue) &
            bind(C, name="bblas_dger_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_sger_vbatched(max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_sger_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, x, incx, y, incy, A, lda, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dger_vbatched(max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dger_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, x, incx, y, incy, A, lda, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgerc_batched(m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cgerc_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgerc_batched(m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zgerc_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgerc_strided_batched(m, n, alpha, x, incx, stride_x, y, incy, stride_y, A, lda, stride_A, &
            info, batch_count, queue) &
            bind(C, name="bblas_cgerc_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgerc_strided_batched(m, n, alpha, x, incx, stride_x, y, incy, stride_y, A, lda, stride_A, &
            info, batch_count, queue) &
            bind(C, name="bblas_zgerc_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgerc_vbatched(max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cgerc_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, x, incx, y, incy, A, lda, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgerc_vbatched(max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zgerc_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, x, incx, y, incy, A, lda, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeru_batched(m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cgeru_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeru_batched(m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zgeru_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeru_strided_batched(m, n, alpha, x, incx, stride_x, y, incy, stride_y, A, lda, stride_A, &
            info, batch_count, queue) &
            bind(C, name="bblas_cgeru_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeru_strided_batched(m, n, alpha, x, incx, stride_x, y, incy, stride_y, A, lda, stride_A, &
            info, batch_count, queue) &
            bind(C, name="bblas_zgeru_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, incx, incy, lda
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, y, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_y, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeru_vbatched(max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cgeru_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, x, incx, y, incy, A, lda, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeru_vbatched(max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zgeru_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, x, incx, y, incy, A, lda, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_chemv_batched(uplo, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_chemv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zhemv_batched(uplo, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zhemv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_chemv_strided_batched(uplo, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_chemv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zhemv_strided_batched(uplo, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_zhemv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_chemv_vbatched(uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, &
            queue) &
            bind(C, name="bblas_chemv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, y, incy, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zhemv_vbatched(uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, &
            queue) &
            bind(C, name="bblas_zhemv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, y, incy, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cher_batched(uplo, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cher_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zher_batched(uplo, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zher_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cher_strided_batched(uplo, n, alpha, x, incx, stride_x, A, lda, stride_A, info, batch_count, &
            queue) &
            bind(C, name="bblas_cher_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zher_strided_batched(uplo, n, alpha, x, incx, stride_x, A, lda, stride_A, info, batch_count, &
            queue) &
            bind(C, name="bblas_zher_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_cher_vbatched(uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cher_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, A, lda, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zher_vbatched(uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zher_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, A, lda, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssymv_batched(uplo, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_ssymv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsymv_batched(uplo, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_dsymv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csymv_batched(uplo, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_csymv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsymv_batched(uplo, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, queue) &
            bind(C, name="bblas_zsymv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssymv_strided_batched(uplo, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_ssymv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_dsymv_strided_batched(uplo, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_dsymv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_csymv_strided_batched(uplo, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_csymv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_zsymv_strided_batched(uplo, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, &
            stride_y, info, batch_count, queue) &
            bind(C, name="bblas_zsymv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda, incx, incy
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, x, y, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, stride_y, batch_count
            integer(c_int) :: status
        end function
        function bblas_ssymv_vbatched(uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, &
            queue) &
            bind(C, name="bblas_ssymv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, y, incy, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsymv_vbatched(uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, &
            queue) &
            bind(C, name="bblas_dsymv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, y, incy, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csymv_vbatched(uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, &
            queue) &
            bind(C, name="bblas_csymv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, y, incy, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsymv_vbatched(uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info, batch_count, &
            queue) &
            bind(C, name="bblas_zsymv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, y, incy, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyr_batched(uplo, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_ssyr_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyr_batched(uplo, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dsyr_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csyr_batched(uplo, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_csyr_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyr_batched(uplo, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zsyr_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyr_strided_batched(uplo, n, alpha, x, incx, stride_x, A, lda, stride_A, info, batch_count, &
            queue) &
            bind(C, name="bblas_ssyr_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyr_strided_batched(uplo, n, alpha, x, incx, stride_x, A, lda, stride_A, info, batch_count, &
            queue) &
            bind(C, name="bblas_dsyr_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_csyr_strided_batched(uplo, n, alpha, x, incx, stride_x, A, lda, stride_A, info, batch_count, &
            queue) &
            bind(C, name="bblas_csyr_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyr_strided_batched(uplo, n, alpha, x, incx, stride_x, A, lda, stride_A, info, batch_count, &
            queue) &
            bind(C, name="bblas_zsyr_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, incx, lda
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: x, A, info, queue
            integer(c_int64_t), value :: stride_x, stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyr_vbatched(uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_ssyr_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, A, lda, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyr_vbatched(uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dsyr_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, A, lda, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csyr_vbatched(uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_csyr_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, A, lda, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyr_vbatched(uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zsyr_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, x, incx, A, lda, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strmv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_strmv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrmv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_dtrmv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrmv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ctrmv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrmv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ztrmv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strmv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_strmv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrmv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_dtrmv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrmv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_ctrmv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrmv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_ztrmv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_strmv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_strmv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrmv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_dtrmv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrmv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ctrmv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrmv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ztrmv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strsv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_strsv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrsv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_dtrsv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrsv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ctrsv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrsv_batched(uplo, trans, diag, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ztrsv_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strsv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_strsv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrsv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_dtrsv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrsv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_ctrsv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrsv_strided_batched(uplo, trans, diag, n, A, lda, stride_A, x, incx, stride_x, info, &
            batch_count, queue) &
            bind(C, name="bblas_ztrsv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: n, lda, incx
            type(c_ptr), value :: A, x, info, queue
            integer(c_int64_t), value :: stride_A, stride_x, batch_count
            integer(c_int) :: status
        end function
        function bblas_strsv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_strsv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrsv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_dtrsv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrsv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ctrsv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrsv_vbatched(uplo, trans, diag, max_n, n, A, lda, x, incx, info, batch_count, queue) &
            bind(C, name="bblas_ztrsv_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, x, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgemm_batched(transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgemm_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgemm_batched(transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgemm_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgemm_batched(transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgemm_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgemm_batched(transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgemm_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgemm_strided_batched(transa, transb, m, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, &
            C, ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_sgemm_strided_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgemm_strided_batched(transa, transb, m, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, &
            C, ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_dgemm_strided_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgemm_strided_batched(transa, transb, m, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, &
            C, ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_cgemm_strided_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgemm_strided_batched(transa, transb, m, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, &
            C, ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_zgemm_strided_batched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: m, n, k, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgemm_vbatched(transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda, B, ldb, beta, C, &
            ldc, info, batch_count, queue) &
            bind(C, name="bblas_sgemm_vbatched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, B, ldb, C, ldc, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgemm_vbatched(transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda, B, ldb, beta, C, &
            ldc, info, batch_count, queue) &
            bind(C, name="bblas_dgemm_vbatched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, B, ldb, C, ldc, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgemm_vbatched(transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda, B, ldb, beta, C, &
            ldc, info, batch_count, queue) &
            bind(C, name="bblas_cgemm_vbatched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, B, ldb, C, ldc, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgemm_vbatched(transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda, B, ldb, beta, C, &
            ldc, info, batch_count, queue) &
            bind(C, name="bblas_zgemm_vbatched") result(status)
            import
            integer(c_int), value :: transa, transb
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, B, ldb, C, ldc, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_chemm_batched(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_chemm_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zhemm_batched(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zhemm_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_chemm_strided_batched(side, uplo, m, n, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_chemm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zhemm_strided_batched(side, uplo, m, n, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_zhemm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_chemm_vbatched(side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_chemm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, C, ldc, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zhemm_vbatched(side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_zhemm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, C, ldc, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cher2k_batched(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_cher2k_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, C, info, queue
            real(c_float), intent(in) :: beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zher2k_batched(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zher2k_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, C, info, queue
            real(c_double), intent(in) :: beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cher2k_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_cher2k_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            real(c_float), intent(in) :: beta
            integer(c_int) :: status
        end function
        function bblas_zher2k_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_zher2k_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            real(c_double), intent(in) :: beta
            integer(c_int) :: status
        end function
        function bblas_cher2k_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_cher2k_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, B, ldb, C, ldc, info, queue
            complex(c_float_complex), intent(in) :: alpha
            real(c_float), intent(in) :: beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zher2k_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_zher2k_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, B, ldb, C, ldc, info, queue
            complex(c_double_complex), intent(in) :: alpha
            real(c_double), intent(in) :: beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cherk_batched(uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_cherk_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zherk_batched(uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_zherk_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cherk_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, beta, C, ldc, stride_C, info, &
            batch_count, queue) &
            bind(C, name="bblas_cherk_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zherk_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, beta, C, ldc, stride_C, info, &
            batch_count, queue) &
            bind(C, name="bblas_zherk_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_cherk_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_cherk_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, C, ldc, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zherk_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zherk_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, C, ldc, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssymm_batched(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_ssymm_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsymm_batched(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_dsymm_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csymm_batched(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_csymm_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsymm_batched(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zsymm_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssymm_strided_batched(side, uplo, m, n, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_ssymm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_dsymm_strided_batched(side, uplo, m, n, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_dsymm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_csymm_strided_batched(side, uplo, m, n, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_csymm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zsymm_strided_batched(side, uplo, m, n, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_zsymm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: m, n, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_ssymm_vbatched(side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_ssymm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, C, ldc, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsymm_vbatched(side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_dsymm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, C, ldc, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csymm_vbatched(side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_csymm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, C, ldc, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsymm_vbatched(side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_zsymm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, C, ldc, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyr2k_batched(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_ssyr2k_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyr2k_batched(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_dsyr2k_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csyr2k_batched(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_csyr2k_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyr2k_batched(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zsyr2k_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyr2k_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_ssyr2k_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyr2k_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_dsyr2k_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_csyr2k_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_csyr2k_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyr2k_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, &
            ldc, stride_C, info, batch_count, queue) &
            bind(C, name="bblas_zsyr2k_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldb, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyr2k_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_ssyr2k_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, B, ldb, C, ldc, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyr2k_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_dsyr2k_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, B, ldb, C, ldc, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csyr2k_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_csyr2k_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, B, ldb, C, ldc, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyr2k_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_zsyr2k_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, B, ldb, C, ldc, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyrk_batched(uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_ssyrk_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyrk_batched(uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_dsyrk_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csyrk_batched(uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_csyrk_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyrk_batched(uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_zsyrk_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyrk_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, beta, C, ldc, stride_C, info, &
            batch_count, queue) &
            bind(C, name="bblas_ssyrk_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyrk_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, beta, C, ldc, stride_C, info, &
            batch_count, queue) &
            bind(C, name="bblas_dsyrk_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_csyrk_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, beta, C, ldc, stride_C, info, &
            batch_count, queue) &
            bind(C, name="bblas_csyrk_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyrk_strided_batched(uplo, trans, n, k, alpha, A, lda, stride_A, beta, C, ldc, stride_C, info, &
            batch_count, queue) &
            bind(C, name="bblas_zsyrk_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: n, k, lda, ldc
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_ssyrk_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_ssyrk_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, C, ldc, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dsyrk_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_dsyrk_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, C, ldc, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_csyrk_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_csyrk_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, C, ldc, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zsyrk_vbatched(uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc, info, batch_count, &
            queue) &
            bind(C, name="bblas_zsyrk_vbatched") result(status)
            import
            integer(c_int), value :: uplo, trans
            integer(bblas_int), value :: max_n, max_k
            type(c_ptr), value :: n, k, A, lda, C, ldc, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strmm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_strmm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrmm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_dtrmm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrmm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_ctrmm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrmm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_ztrmm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strmm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_strmm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrmm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_dtrmm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrmm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_ctrmm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrmm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_ztrmm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_strmm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_strmm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrmm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_dtrmm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrmm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_ctrmm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrmm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_ztrmm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strsm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_strsm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrsm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_dtrsm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrsm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_ctrsm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrsm_batched(side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_ztrsm_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strsm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_strsm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_float), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrsm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_dtrsm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_double), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrsm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_ctrsm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_float_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrsm_strided_batched(side, uplo, transa, diag, m, n, alpha, A, lda, stride_A, B, ldb, &
            stride_B, info, batch_count, queue) &
            bind(C, name="bblas_ztrsm_strided_batched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_double_complex), intent(in) :: alpha
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_strsm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_strsm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            real(c_float), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrsm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_dtrsm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            real(c_double), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrsm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_ctrsm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            complex(c_float_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrsm_vbatched(side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda, B, ldb, info, &
            batch_count, queue) &
            bind(C, name="bblas_ztrsm_vbatched") result(status)
            import
            integer(c_int), value :: side, uplo, transa, diag
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            complex(c_double_complex), intent(in) :: alpha
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgeadd_batched(trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgeadd_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgeadd_batched(trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgeadd_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeadd_batched(trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgeadd_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeadd_batched(trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgeadd_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgeadd_strided_batched(trans, m, n, alpha, A, lda, stride_A, beta, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_sgeadd_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgeadd_strided_batched(trans, m, n, alpha, A, lda, stride_A, beta, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_dgeadd_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeadd_strided_batched(trans, m, n, alpha, A, lda, stride_A, beta, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_cgeadd_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeadd_strided_batched(trans, m, n, alpha, A, lda, stride_A, beta, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_zgeadd_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgeadd_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgeadd_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgeadd_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgeadd_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeadd_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgeadd_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeadd_vbatched(trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgeadd_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_slacpy_batched(uplo, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_slacpy_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dlacpy_batched(uplo, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dlacpy_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_clacpy_batched(uplo, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_clacpy_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zlacpy_batched(uplo, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zlacpy_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_slacpy_strided_batched(uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_slacpy_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dlacpy_strided_batched(uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_dlacpy_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_clacpy_strided_batched(uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_clacpy_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zlacpy_strided_batched(uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_zlacpy_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_slacpy_vbatched(uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_slacpy_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dlacpy_vbatched(uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dlacpy_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_clacpy_vbatched(uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_clacpy_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zlacpy_vbatched(uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zlacpy_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_slaset_batched(uplo, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_slaset_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dlaset_batched(uplo, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dlaset_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_claset_batched(uplo, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_claset_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zlaset_batched(uplo, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zlaset_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_slaset_strided_batched(uplo, m, n, alpha, beta, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_slaset_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            real(c_float), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dlaset_strided_batched(uplo, m, n, alpha, beta, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_dlaset_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            real(c_double), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_claset_strided_batched(uplo, m, n, alpha, beta, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_claset_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            complex(c_float_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zlaset_strided_batched(uplo, m, n, alpha, beta, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_zlaset_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: m, n, lda
            complex(c_double_complex), intent(in) :: alpha, beta
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_slaset_vbatched(uplo, max_m, max_n, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_slaset_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            real(c_float), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dlaset_vbatched(uplo, max_m, max_n, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dlaset_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            real(c_double), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_claset_vbatched(uplo, max_m, max_n, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_claset_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            complex(c_float_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zlaset_vbatched(uplo, max_m, max_n, m, n, alpha, beta, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zlaset_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            complex(c_double_complex), intent(in) :: alpha, beta
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_stranspose_batched(trans, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_stranspose_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtranspose_batched(trans, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dtranspose_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctranspose_batched(trans, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_ctranspose_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztranspose_batched(trans, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_ztranspose_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_stranspose_strided_batched(trans, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_stranspose_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dtranspose_strided_batched(trans, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_dtranspose_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_ctranspose_strided_batched(trans, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_ctranspose_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_ztranspose_strided_batched(trans, m, n, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_ztranspose_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_stranspose_vbatched(trans, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_stranspose_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtranspose_vbatched(trans, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dtranspose_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctranspose_vbatched(trans, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_ctranspose_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztranspose_vbatched(trans, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_ztranspose_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sposv_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sposv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dposv_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dposv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cposv_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cposv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zposv_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zposv_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sposv_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_sposv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dposv_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_dposv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cposv_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_cposv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zposv_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_zposv_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sposv_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sposv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dposv_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dposv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cposv_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cposv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zposv_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zposv_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_spotrf_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_spotrf_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotrf_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dpotrf_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotrf_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cpotrf_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotrf_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zpotrf_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_spotrf_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_spotrf_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotrf_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_dpotrf_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotrf_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_cpotrf_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotrf_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_zpotrf_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_spotrf_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_spotrf_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotrf_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dpotrf_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotrf_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cpotrf_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotrf_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zpotrf_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_spotri_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_spotri_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotri_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dpotri_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotri_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cpotri_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotri_batched(uplo, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zpotri_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_spotri_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_spotri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotri_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_dpotri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotri_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_cpotri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotri_strided_batched(uplo, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_zpotri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_spotri_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_spotri_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotri_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dpotri_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotri_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cpotri_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotri_vbatched(uplo, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zpotri_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_spotrs_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_spotrs_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotrs_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dpotrs_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotrs_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cpotrs_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotrs_batched(uplo, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zpotrs_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_spotrs_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_spotrs_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotrs_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_dpotrs_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotrs_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_cpotrs_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotrs_strided_batched(uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_zpotrs_strided_batched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_spotrs_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_spotrs_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dpotrs_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dpotrs_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cpotrs_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cpotrs_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zpotrs_vbatched(uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zpotrs_vbatched") result(status)
            import
            integer(c_int), value :: uplo
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strtri_batched(uplo, diag, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_strtri_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrtri_batched(uplo, diag, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dtrtri_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrtri_batched(uplo, diag, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_ctrtri_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrtri_batched(uplo, diag, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_ztrtri_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_strtri_strided_batched(uplo, diag, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_strtri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrtri_strided_batched(uplo, diag, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_dtrtri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrtri_strided_batched(uplo, diag, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_ctrtri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrtri_strided_batched(uplo, diag, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_ztrtri_strided_batched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_strtri_vbatched(uplo, diag, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_strtri_vbatched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dtrtri_vbatched(uplo, diag, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dtrtri_vbatched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ctrtri_vbatched(uplo, diag, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_ctrtri_vbatched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_ztrtri_vbatched(uplo, diag, max_n, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_ztrtri_vbatched") result(status)
            import
            integer(c_int), value :: uplo, diag
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgesv_batched(n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgesv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgesv_batched(n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgesv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgesv_batched(n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgesv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgesv_batched(n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgesv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgesv_strided_batched(n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_sgesv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgesv_strided_batched(n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_dgesv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgesv_strided_batched(n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_cgesv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgesv_strided_batched(n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_zgesv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgesv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgesv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgesv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgesv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgesv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgesv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgesv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgesv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgesv_nopiv_batched(n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgesv_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgesv_nopiv_batched(n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgesv_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgesv_nopiv_batched(n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgesv_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgesv_nopiv_batched(n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgesv_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgesv_nopiv_strided_batched(n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgesv_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgesv_nopiv_strided_batched(n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgesv_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgesv_nopiv_strided_batched(n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgesv_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgesv_nopiv_strided_batched(n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgesv_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgesv_nopiv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgesv_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgesv_nopiv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgesv_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgesv_nopiv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgesv_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgesv_nopiv_vbatched(max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgesv_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrf_batched(m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_sgetrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrf_batched(m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_dgetrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrf_batched(m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_cgetrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrf_batched(m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_zgetrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrf_strided_batched(m, n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_sgetrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrf_strided_batched(m, n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_dgetrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrf_strided_batched(m, n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_cgetrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrf_strided_batched(m, n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_zgetrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrf_vbatched(max_m, max_n, m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_sgetrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrf_vbatched(max_m, max_n, m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_dgetrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrf_vbatched(max_m, max_n, m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_cgetrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrf_vbatched(max_m, max_n, m, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_zgetrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrf_nopiv_batched(m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_sgetrf_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrf_nopiv_batched(m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dgetrf_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrf_nopiv_batched(m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cgetrf_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrf_nopiv_batched(m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zgetrf_nopiv_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrf_nopiv_strided_batched(m, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_sgetrf_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrf_nopiv_strided_batched(m, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_dgetrf_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrf_nopiv_strided_batched(m, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_cgetrf_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrf_nopiv_strided_batched(m, n, A, lda, stride_A, info, batch_count, queue) &
            bind(C, name="bblas_zgetrf_nopiv_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, info, queue
            integer(c_int64_t), value :: stride_A, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrf_nopiv_vbatched(max_m, max_n, m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_sgetrf_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrf_nopiv_vbatched(max_m, max_n, m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_dgetrf_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrf_nopiv_vbatched(max_m, max_n, m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_cgetrf_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrf_nopiv_vbatched(max_m, max_n, m, n, A, lda, info, batch_count, queue) &
            bind(C, name="bblas_zgetrf_nopiv_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetri_batched(n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_sgetri_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetri_batched(n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_dgetri_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetri_batched(n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_cgetri_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetri_batched(n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_zgetri_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetri_strided_batched(n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_sgetri_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetri_strided_batched(n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_dgetri_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetri_strided_batched(n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_cgetri_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetri_strided_batched(n, A, lda, stride_A, ipiv, stride_ipiv, info, batch_count, queue) &
            bind(C, name="bblas_zgetri_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetri_vbatched(max_n, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_sgetri_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetri_vbatched(max_n, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_dgetri_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetri_vbatched(max_n, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_cgetri_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetri_vbatched(max_n, n, A, lda, ipiv, info, batch_count, queue) &
            bind(C, name="bblas_zgetri_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrs_batched(trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgetrs_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrs_batched(trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgetrs_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrs_batched(trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgetrs_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrs_batched(trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgetrs_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrs_strided_batched(trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, &
            info, batch_count, queue) &
            bind(C, name="bblas_sgetrs_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrs_strided_batched(trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, &
            info, batch_count, queue) &
            bind(C, name="bblas_dgetrs_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrs_strided_batched(trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, &
            info, batch_count, queue) &
            bind(C, name="bblas_cgetrs_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrs_strided_batched(trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb, stride_B, &
            info, batch_count, queue) &
            bind(C, name="bblas_zgetrs_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, ipiv, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrs_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgetrs_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrs_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgetrs_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrs_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgetrs_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrs_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgetrs_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, ipiv, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrs_nopiv_batched(trans, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgetrs_nopiv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrs_nopiv_batched(trans, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgetrs_nopiv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrs_nopiv_batched(trans, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgetrs_nopiv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrs_nopiv_batched(trans, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgetrs_nopiv_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrs_nopiv_strided_batched(trans, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_sgetrs_nopiv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrs_nopiv_strided_batched(trans, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_dgetrs_nopiv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrs_nopiv_strided_batched(trans, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_cgetrs_nopiv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrs_nopiv_strided_batched(trans, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, &
            batch_count, queue) &
            bind(C, name="bblas_zgetrs_nopiv_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgetrs_nopiv_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgetrs_nopiv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgetrs_nopiv_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgetrs_nopiv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgetrs_nopiv_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgetrs_nopiv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgetrs_nopiv_vbatched(trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgetrs_nopiv_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_n, max_nrhs
            type(c_ptr), value :: n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_slaswp_batched(n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_slaswp_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dlaswp_batched(n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_dlaswp_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_claswp_batched(n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_claswp_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zlaswp_batched(n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_zlaswp_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_slaswp_strided_batched(n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx, info, batch_count, &
            queue) &
            bind(C, name="bblas_slaswp_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_dlaswp_strided_batched(n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx, info, batch_count, &
            queue) &
            bind(C, name="bblas_dlaswp_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_claswp_strided_batched(n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx, info, batch_count, &
            queue) &
            bind(C, name="bblas_claswp_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_zlaswp_strided_batched(n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx, info, batch_count, &
            queue) &
            bind(C, name="bblas_zlaswp_strided_batched") result(status)
            import
            integer(bblas_int), value :: n, lda, k1, k2, incx
            type(c_ptr), value :: A, ipiv, info, queue
            integer(c_int64_t), value :: stride_A, stride_ipiv, batch_count
            integer(c_int) :: status
        end function
        function bblas_slaswp_vbatched(max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_slaswp_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, k1, k2, ipiv, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dlaswp_vbatched(max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_dlaswp_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, k1, k2, ipiv, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_claswp_vbatched(max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_claswp_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, k1, k2, ipiv, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zlaswp_vbatched(max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count, queue) &
            bind(C, name="bblas_zlaswp_vbatched") result(status)
            import
            integer(bblas_int), value :: max_n
            type(c_ptr), value :: n, A, lda, k1, k2, ipiv, incx, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgels_batched(trans, m, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_sgels_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgels_batched(trans, m, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_dgels_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgels_batched(trans, m, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_cgels_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgels_batched(trans, m, n, nrhs, A, lda, B, ldb, info, batch_count, queue) &
            bind(C, name="bblas_zgels_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgels_strided_batched(trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgels_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgels_strided_batched(trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgels_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgels_strided_batched(trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgels_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgels_strided_batched(trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgels_strided_batched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: m, n, nrhs, lda, ldb
            type(c_ptr), value :: A, B, info, queue
            integer(c_int64_t), value :: stride_A, stride_B, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgels_vbatched(trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_sgels_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n, max_nrhs
            type(c_ptr), value :: m, n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgels_vbatched(trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_dgels_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n, max_nrhs
            type(c_ptr), value :: m, n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgels_vbatched(trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_cgels_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n, max_nrhs
            type(c_ptr), value :: m, n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgels_vbatched(trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb, info, batch_count, &
            queue) &
            bind(C, name="bblas_zgels_vbatched") result(status)
            import
            integer(c_int), value :: trans
            integer(bblas_int), value :: max_m, max_n, max_nrhs
            type(c_ptr), value :: m, n, nrhs, A, lda, B, ldb, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgeqrf_batched(m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_sgeqrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgeqrf_batched(m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_dgeqrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeqrf_batched(m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_cgeqrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeqrf_batched(m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_zgeqrf_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sgeqrf_strided_batched(m, n, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_sgeqrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_dgeqrf_strided_batched(m, n, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_dgeqrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeqrf_strided_batched(m, n, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_cgeqrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeqrf_strided_batched(m, n, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_zgeqrf_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_sgeqrf_vbatched(max_m, max_n, m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_sgeqrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dgeqrf_vbatched(max_m, max_n, m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_dgeqrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cgeqrf_vbatched(max_m, max_n, m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_cgeqrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zgeqrf_vbatched(max_m, max_n, m, n, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_zgeqrf_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n
            type(c_ptr), value :: m, n, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sorgqr_batched(m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_sorgqr_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dorgqr_batched(m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_dorgqr_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cungqr_batched(m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_cungqr_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zungqr_batched(m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_zungqr_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sorgqr_strided_batched(m, n, k, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_sorgqr_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_dorgqr_strided_batched(m, n, k, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_dorgqr_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_cungqr_strided_batched(m, n, k, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_cungqr_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_zungqr_strided_batched(m, n, k, A, lda, stride_A, tau, stride_tau, info, batch_count, queue) &
            bind(C, name="bblas_zungqr_strided_batched") result(status)
            import
            integer(bblas_int), value :: m, n, k, lda
            type(c_ptr), value :: A, tau, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, batch_count
            integer(c_int) :: status
        end function
        function bblas_sorgqr_vbatched(max_m, max_n, max_k, m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_sorgqr_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dorgqr_vbatched(max_m, max_n, max_k, m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_dorgqr_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cungqr_vbatched(max_m, max_n, max_k, m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_cungqr_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zungqr_vbatched(max_m, max_n, max_k, m, n, k, A, lda, tau, info, batch_count, queue) &
            bind(C, name="bblas_zungqr_vbatched") result(status)
            import
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sormqr_batched(side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_sormqr_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dormqr_batched(side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_dormqr_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cunmqr_batched(side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_cunmqr_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zunmqr_batched(side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count, queue) &
            bind(C, name="bblas_zunmqr_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_sormqr_strided_batched(side, trans, m, n, k, A, lda, stride_A, tau, stride_tau, C, ldc, &
            stride_C, info, batch_count, queue) &
            bind(C, name="bblas_sormqr_strided_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_dormqr_strided_batched(side, trans, m, n, k, A, lda, stride_A, tau, stride_tau, C, ldc, &
            stride_C, info, batch_count, queue) &
            bind(C, name="bblas_dormqr_strided_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_cunmqr_strided_batched(side, trans, m, n, k, A, lda, stride_A, tau, stride_tau, C, ldc, &
            stride_C, info, batch_count, queue) &
            bind(C, name="bblas_cunmqr_strided_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_zunmqr_strided_batched(side, trans, m, n, k, A, lda, stride_A, tau, stride_tau, C, ldc, &
            stride_C, info, batch_count, queue) &
            bind(C, name="bblas_zunmqr_strided_batched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: m, n, k, lda, ldc
            type(c_ptr), value :: A, tau, C, info, queue
            integer(c_int64_t), value :: stride_A, stride_tau, stride_C, batch_count
            integer(c_int) :: status
        end function
        function bblas_sormqr_vbatched(side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_sormqr_vbatched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, C, ldc, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_dormqr_vbatched(side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_dormqr_vbatched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, C, ldc, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_cunmqr_vbatched(side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_cunmqr_vbatched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, C, ldc, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
        function bblas_zunmqr_vbatched(side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C, ldc, info, &
            batch_count, queue) &
            bind(C, name="bblas_zunmqr_vbatched") result(status)
            import
            integer(c_int), value :: side, trans
            integer(bblas_int), value :: max_m, max_n, max_k
            type(c_ptr), value :: m, n, k, A, lda, tau, C, ldc, info, queue
            integer(c_int64_t), value :: batch_count
            integer(c_int) :: status
        end function
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
