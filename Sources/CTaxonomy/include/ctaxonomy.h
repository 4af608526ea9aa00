#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

// The occupations with their titles, and the skills with their aliases (tables/README.md).
const void *ctaxonomy_occupations(void);
size_t ctaxonomy_occupations_size(void);

const void *ctaxonomy_skills(void);
size_t ctaxonomy_skills_size(void);

// Which words name exactly the same skill, and which skill implies another.
const void *ctaxonomy_skill_names(void);
size_t ctaxonomy_skill_names_size(void);

// Words of job titles with a meaning of their own.
const void *ctaxonomy_title_words(void);
size_t ctaxonomy_title_words_size(void);

#pragma clang assume_nonnull end
