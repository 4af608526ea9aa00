#include "csamples.h"

static const unsigned char postings[] = {
#embed "postings.jsonl"
};

static const unsigned char accountant_docx[] = {
#embed "accountant.docx"
};

static const unsigned char accountant_pdf[] = {
#embed "accountant.pdf"
};

static const unsigned char nurse_docx[] = {
#embed "registered-nurse.docx"
};

static const unsigned char nurse_pdf[] = {
#embed "registered-nurse.pdf"
};

static const unsigned char software_docx[] = {
#embed "software-engineer.docx"
};

static const unsigned char software_pdf[] = {
#embed "software-engineer.pdf"
};

static const unsigned char teacher_pdf[] = {
#embed "teacher.pdf"
};

static const unsigned char driver_txt[] = {
#embed "truck-driver.txt"
};

#define PDF "application/pdf"
#define DOCX "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
#define TXT "text/plain"

static const struct csamples_file resumes[] = {
    {"accountant.docx", DOCX, accountant_docx, sizeof accountant_docx},
    {"accountant.pdf", PDF, accountant_pdf, sizeof accountant_pdf},
    {"registered-nurse.docx", DOCX, nurse_docx, sizeof nurse_docx},
    {"registered-nurse.pdf", PDF, nurse_pdf, sizeof nurse_pdf},
    {"software-engineer.docx", DOCX, software_docx, sizeof software_docx},
    {"software-engineer.pdf", PDF, software_pdf, sizeof software_pdf},
    {"teacher.pdf", PDF, teacher_pdf, sizeof teacher_pdf},
    {"truck-driver.txt", TXT, driver_txt, sizeof driver_txt},
};

const void *csamples_postings(void) { return postings; }
size_t csamples_postings_size(void) { return sizeof postings; }

long csamples_resume_count(void) { return sizeof resumes / sizeof *resumes; }
struct csamples_file csamples_resume(long index) { return resumes[index]; }
