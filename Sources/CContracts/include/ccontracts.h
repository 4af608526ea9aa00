#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The OpenAPI document of a service.
struct ccontracts_document {
  const char *name;
  const void *bytes;
  size_t size;
};

/// The number of documents.
int ccontracts_count(void);

/// The document at `index`, from 0.
struct ccontracts_document ccontracts_document(int index);

#pragma clang assume_nonnull end
