#include "ctaxonomy.h"

static const unsigned char occupations[] = {
#embed "tables/occupations.txt"
};

static const unsigned char skills[] = {
#embed "tables/skills.txt"
};

static const unsigned char title_words[] = {
#embed "tables/title-words.txt"
};

const void *ctaxonomy_occupations(void) { return occupations; }
size_t ctaxonomy_occupations_size(void) { return sizeof occupations; }

const void *ctaxonomy_skills(void) { return skills; }
size_t ctaxonomy_skills_size(void) { return sizeof skills; }

const void *ctaxonomy_title_words(void) { return title_words; }
size_t ctaxonomy_title_words_size(void) { return sizeof title_words; }
