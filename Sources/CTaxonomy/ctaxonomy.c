#include "ctaxonomy.h"

static const unsigned char occupations[] = {
#embed "tables/occupations.txt"
};

static const unsigned char skills[] = {
#embed "tables/skills.txt"
};

static const unsigned char skill_names[] = {
#embed "tables/names/software.txt"
    ,
#embed "tables/names/business.txt"
    ,
#embed "tables/names/health.txt"
    ,
#embed "tables/names/trades.txt"
    ,
#embed "tables/names/technical.txt"
    ,
#embed "tables/names/european.txt"
};

static const unsigned char title_words[] = {
#embed "tables/title-words.txt"
};

const void *ctaxonomy_occupations(void) { return occupations; }
size_t ctaxonomy_occupations_size(void) { return sizeof occupations; }

const void *ctaxonomy_skills(void) { return skills; }
size_t ctaxonomy_skills_size(void) { return sizeof skills; }

const void *ctaxonomy_skill_names(void) { return skill_names; }
size_t ctaxonomy_skill_names_size(void) { return sizeof skill_names; }

const void *ctaxonomy_title_words(void) { return title_words; }
size_t ctaxonomy_title_words_size(void) { return sizeof title_words; }
