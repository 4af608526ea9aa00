#include "ccontracts.h"

static const unsigned char jobmatchnow[] = {
#embed "jobmatchnow.json"
};

const void *ccontracts_jobmatchnow(void) { return jobmatchnow; }
size_t ccontracts_jobmatchnow_size(void) { return sizeof jobmatchnow; }
