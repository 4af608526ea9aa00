#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

const void *ccontracts_jobmatchnow(void);
size_t ccontracts_jobmatchnow_size(void);

#pragma clang assume_nonnull end
