// The maps contain the data of the CMap resources Adobe-Japan1-UCS2, Adobe-GB1-UCS2, Adobe-CNS1-UCS2,
// Adobe-Korea1-UCS2 and Adobe-KR-UCS2 (https://github.com/adobe-type-tools/mapping-resources-pdf),
// whose copyright and licence are in LICENSE beside this file.
#include "ccharactercollections.h"

static const unsigned char cns1[] = {
#embed "cns1.bin"
};

static const unsigned char gb1[] = {
#embed "gb1.bin"
};

static const unsigned char japan1[] = {
#embed "japan1.bin"
};

static const unsigned char korea1[] = {
#embed "korea1.bin"
};

static const unsigned char kr[] = {
#embed "kr.bin"
};

static const struct ccharactercollections_map maps[] = {
    {"CNS1", cns1, sizeof cns1},       {"GB1", gb1, sizeof gb1}, {"Japan1", japan1, sizeof japan1},
    {"Korea1", korea1, sizeof korea1}, {"KR", kr, sizeof kr},
};

struct ccharactercollections_map ccharactercollections_map(long index) {
  static const struct ccharactercollections_map none = {"", "", 0};
  return index >= 0 && index < (long)(sizeof maps / sizeof *maps) ? maps[index] : none;
}
