#include "ccontracts.h"

static const unsigned char jobmatchnow[] = {
#embed "jobmatchnow.json"
};

static const struct ccontracts_document documents[] = {
    {"jobmatchnow", jobmatchnow, sizeof jobmatchnow},
};

int ccontracts_count(void) { return sizeof documents / sizeof *documents; }

struct ccontracts_document ccontracts_document(int index) { return documents[index]; }
