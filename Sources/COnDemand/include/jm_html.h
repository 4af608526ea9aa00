#pragma once

// HTML as a tree (libxml2). Requires `jm_xml_is_there`. Strings are UTF-8 and live as long as the
// tree; a missing string is NULL.

typedef struct jm_html jm_html;
typedef struct jm_html_node jm_html_node;

typedef enum { JM_HTML_TEXT, JM_HTML_ELEMENT, JM_HTML_OTHER } jm_html_kind;

// Parses a page. If `is_utf8` is 0, the encoding that the page declares is used. Returns NULL if
// nothing can be read.
jm_html *jm_html_parse(const void *bytes, int count, int is_utf8);
void jm_html_free(jm_html *tree);

const jm_html_node *jm_html_root(const jm_html *tree);
jm_html_kind jm_html_kind_of(const jm_html_node *node);

// Returns the name of an element or attribute.
const char *jm_html_name(const jm_html_node *node);
const char *jm_html_text(const jm_html_node *node);

// Returns the first child. That of an attribute is the text of its value.
const jm_html_node *jm_html_child(const jm_html_node *node);
const jm_html_node *jm_html_next(const jm_html_node *node);
const jm_html_node *jm_html_first_attribute(const jm_html_node *element);
