#include "ccontracts.h"

static const unsigned char birjob[] = {
#embed "birjob.json"
};

static const unsigned char cleveroo[] = {
#embed "cleveroo.json"
};

static const unsigned char jobflow[] = {
#embed "jobflow.json"
};

static const unsigned char jobmatchnow[] = {
#embed "jobmatchnow.json"
};

static const unsigned char orbit[] = {
#embed "orbit.json"
};

static const struct ccontracts_document documents[] = {
    {"birjob", birjob, sizeof birjob},
    {"cleveroo", cleveroo, sizeof cleveroo},
    {"jobflow", jobflow, sizeof jobflow},
    {"jobmatchnow", jobmatchnow, sizeof jobmatchnow},
    {"orbit", orbit, sizeof orbit},
};

int ccontracts_count(void) { return sizeof documents / sizeof *documents; }

struct ccontracts_document ccontracts_document(int index) { return documents[index]; }
