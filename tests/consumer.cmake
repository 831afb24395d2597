# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
#
# A project that uses an installation; installation.py copies it beside the README's programs.

cmake_minimum_required(VERSION 3.18)
project(consumer LANGUAGES C CXX)
find_package(bblas 0.1 REQUIRED)

add_executable(c_program first.c)
target_link_libraries(c_program PRIVATE bblas::bblas)
add_executable(cxx_program first.cpp)
target_link_libraries(cxx_program PRIVATE bblas::bblas)

if(TARGET bblas::fortran)
    enable_language(Fortran)
    add_executable(fortran_program first.f90)
    target_link_libraries(fortran_program PRIVATE bblas::fortran)
endif()

find_package(bblas 99 QUIET)
if(bblas_FOUND)
    message(FATAL_ERROR "an installation of version ${bblas_VERSION} passes for version 99")
endif()
