#include "csectiontitles.h"

static const unsigned char titles_af[] = {
#embed "titles/af.txt"
};
static const unsigned char titles_am[] = {
#embed "titles/am.txt"
};
static const unsigned char titles_ar[] = {
#embed "titles/ar.txt"
};
static const unsigned char titles_az[] = {
#embed "titles/az.txt"
};
static const unsigned char titles_be[] = {
#embed "titles/be.txt"
};
static const unsigned char titles_bg[] = {
#embed "titles/bg.txt"
};
static const unsigned char titles_bn[] = {
#embed "titles/bn.txt"
};
static const unsigned char titles_ca[] = {
#embed "titles/ca.txt"
};
static const unsigned char titles_cs[] = {
#embed "titles/cs.txt"
};
static const unsigned char titles_da[] = {
#embed "titles/da.txt"
};
static const unsigned char titles_de[] = {
#embed "titles/de.txt"
};
static const unsigned char titles_el[] = {
#embed "titles/el.txt"
};
static const unsigned char titles_en[] = {
#embed "titles/en.txt"
};
static const unsigned char titles_es[] = {
#embed "titles/es.txt"
};
static const unsigned char titles_et[] = {
#embed "titles/et.txt"
};
static const unsigned char titles_fa[] = {
#embed "titles/fa.txt"
};
static const unsigned char titles_fi[] = {
#embed "titles/fi.txt"
};
static const unsigned char titles_fil[] = {
#embed "titles/fil.txt"
};
static const unsigned char titles_fr[] = {
#embed "titles/fr.txt"
};
static const unsigned char titles_gl[] = {
#embed "titles/gl.txt"
};
static const unsigned char titles_gu[] = {
#embed "titles/gu.txt"
};
static const unsigned char titles_he[] = {
#embed "titles/he.txt"
};
static const unsigned char titles_hi[] = {
#embed "titles/hi.txt"
};
static const unsigned char titles_hr[] = {
#embed "titles/hr.txt"
};
static const unsigned char titles_hu[] = {
#embed "titles/hu.txt"
};
static const unsigned char titles_hy[] = {
#embed "titles/hy.txt"
};
static const unsigned char titles_id[] = {
#embed "titles/id.txt"
};
static const unsigned char titles_is[] = {
#embed "titles/is.txt"
};
static const unsigned char titles_it[] = {
#embed "titles/it.txt"
};
static const unsigned char titles_ja[] = {
#embed "titles/ja.txt"
};
static const unsigned char titles_ka[] = {
#embed "titles/ka.txt"
};
static const unsigned char titles_kk[] = {
#embed "titles/kk.txt"
};
static const unsigned char titles_kn[] = {
#embed "titles/kn.txt"
};
static const unsigned char titles_ko[] = {
#embed "titles/ko.txt"
};
static const unsigned char titles_lt[] = {
#embed "titles/lt.txt"
};
static const unsigned char titles_lv[] = {
#embed "titles/lv.txt"
};
static const unsigned char titles_ml[] = {
#embed "titles/ml.txt"
};
static const unsigned char titles_mn[] = {
#embed "titles/mn.txt"
};
static const unsigned char titles_mr[] = {
#embed "titles/mr.txt"
};
static const unsigned char titles_ms[] = {
#embed "titles/ms.txt"
};
static const unsigned char titles_nl[] = {
#embed "titles/nl.txt"
};
static const unsigned char titles_no[] = {
#embed "titles/no.txt"
};
static const unsigned char titles_pa[] = {
#embed "titles/pa.txt"
};
static const unsigned char titles_pl[] = {
#embed "titles/pl.txt"
};
static const unsigned char titles_pt[] = {
#embed "titles/pt.txt"
};
static const unsigned char titles_ro[] = {
#embed "titles/ro.txt"
};
static const unsigned char titles_ru[] = {
#embed "titles/ru.txt"
};
static const unsigned char titles_sk[] = {
#embed "titles/sk.txt"
};
static const unsigned char titles_sl[] = {
#embed "titles/sl.txt"
};
static const unsigned char titles_sq[] = {
#embed "titles/sq.txt"
};
static const unsigned char titles_sr[] = {
#embed "titles/sr.txt"
};
static const unsigned char titles_sv[] = {
#embed "titles/sv.txt"
};
static const unsigned char titles_sw[] = {
#embed "titles/sw.txt"
};
static const unsigned char titles_ta[] = {
#embed "titles/ta.txt"
};
static const unsigned char titles_te[] = {
#embed "titles/te.txt"
};
static const unsigned char titles_th[] = {
#embed "titles/th.txt"
};
static const unsigned char titles_tr[] = {
#embed "titles/tr.txt"
};
static const unsigned char titles_uk[] = {
#embed "titles/uk.txt"
};
static const unsigned char titles_ur[] = {
#embed "titles/ur.txt"
};
static const unsigned char titles_uz[] = {
#embed "titles/uz.txt"
};
static const unsigned char titles_vi[] = {
#embed "titles/vi.txt"
};
static const unsigned char titles_zh[] = {
#embed "titles/zh.txt"
};

static const struct csectiontitles_file files[] = {
    {"en", "latin", titles_en, sizeof titles_en},
    {"af", "latin", titles_af, sizeof titles_af},
    {"am", "ethiopic", titles_am, sizeof titles_am},
    {"ar", "arabic", titles_ar, sizeof titles_ar},
    {"az", "latin", titles_az, sizeof titles_az},
    {"be", "cyrillic", titles_be, sizeof titles_be},
    {"bg", "cyrillic", titles_bg, sizeof titles_bg},
    {"bn", "bengali", titles_bn, sizeof titles_bn},
    {"ca", "latin", titles_ca, sizeof titles_ca},
    {"cs", "latin", titles_cs, sizeof titles_cs},
    {"da", "latin", titles_da, sizeof titles_da},
    {"de", "latin", titles_de, sizeof titles_de},
    {"el", "greek", titles_el, sizeof titles_el},
    {"es", "latin", titles_es, sizeof titles_es},
    {"et", "latin", titles_et, sizeof titles_et},
    {"fa", "arabic", titles_fa, sizeof titles_fa},
    {"fi", "latin", titles_fi, sizeof titles_fi},
    {"fil", "latin", titles_fil, sizeof titles_fil},
    {"fr", "latin", titles_fr, sizeof titles_fr},
    {"gl", "latin", titles_gl, sizeof titles_gl},
    {"gu", "gujarati", titles_gu, sizeof titles_gu},
    {"he", "hebrew", titles_he, sizeof titles_he},
    {"hi", "devanagari", titles_hi, sizeof titles_hi},
    {"hr", "latin", titles_hr, sizeof titles_hr},
    {"hu", "latin", titles_hu, sizeof titles_hu},
    {"hy", "armenian", titles_hy, sizeof titles_hy},
    {"id", "latin", titles_id, sizeof titles_id},
    {"is", "latin", titles_is, sizeof titles_is},
    {"it", "latin", titles_it, sizeof titles_it},
    {"ja", "eastAsian", titles_ja, sizeof titles_ja},
    {"ka", "georgian", titles_ka, sizeof titles_ka},
    {"kk", "cyrillic", titles_kk, sizeof titles_kk},
    {"kn", "kannada", titles_kn, sizeof titles_kn},
    {"ko", "eastAsian", titles_ko, sizeof titles_ko},
    {"lt", "latin", titles_lt, sizeof titles_lt},
    {"lv", "latin", titles_lv, sizeof titles_lv},
    {"ml", "malayalam", titles_ml, sizeof titles_ml},
    {"mn", "cyrillic", titles_mn, sizeof titles_mn},
    {"mr", "devanagari", titles_mr, sizeof titles_mr},
    {"ms", "latin", titles_ms, sizeof titles_ms},
    {"nl", "latin", titles_nl, sizeof titles_nl},
    {"no", "latin", titles_no, sizeof titles_no},
    {"pa", "gurmukhi", titles_pa, sizeof titles_pa},
    {"pl", "latin", titles_pl, sizeof titles_pl},
    {"pt", "latin", titles_pt, sizeof titles_pt},
    {"ro", "latin", titles_ro, sizeof titles_ro},
    {"ru", "cyrillic", titles_ru, sizeof titles_ru},
    {"sk", "latin", titles_sk, sizeof titles_sk},
    {"sl", "latin", titles_sl, sizeof titles_sl},
    {"sq", "latin", titles_sq, sizeof titles_sq},
    {"sr", "cyrillic", titles_sr, sizeof titles_sr},
    {"sv", "latin", titles_sv, sizeof titles_sv},
    {"sw", "latin", titles_sw, sizeof titles_sw},
    {"ta", "tamil", titles_ta, sizeof titles_ta},
    {"te", "telugu", titles_te, sizeof titles_te},
    {"th", "thai", titles_th, sizeof titles_th},
    {"tr", "latin", titles_tr, sizeof titles_tr},
    {"uk", "cyrillic", titles_uk, sizeof titles_uk},
    {"ur", "arabic", titles_ur, sizeof titles_ur},
    {"uz", "latin", titles_uz, sizeof titles_uz},
    {"vi", "latin", titles_vi, sizeof titles_vi},
    {"zh", "eastAsian", titles_zh, sizeof titles_zh},
};

long csectiontitles_count(void) { return sizeof files / sizeof *files; }
struct csectiontitles_file csectiontitles_file(long index) { return files[index]; }
