#include "include/jm_xml.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/xmlreader.h>
#include <stdlib.h>
#include <string.h>

#include "include/jm_html.h"
#include <jm_load.h>

#define FUNCTIONS(each) \
  each(htmlReadMemory) each(xmlDocGetRootElement) each(xmlFreeDoc) each(xmlFreeTextReader) \
  each(xmlInitParser) each(xmlReaderForIO) each(xmlTextReaderConstLocalName) \
  each(xmlTextReaderConstNamespaceUri) each(xmlTextReaderConstValue) each(xmlTextReaderDepth) \
  each(xmlTextReaderIsEmptyElement) each(xmlTextReaderMoveToElement) \
  each(xmlTextReaderMoveToFirstAttribute) each(xmlTextReaderMoveToNextAttribute) \
  each(xmlTextReaderNodeType) each(xmlTextReaderRead) \
  each(xmlTextReaderSetStructuredErrorHandler)

static struct {
  FUNCTIONS(JM_ADDRESS)
} library;

int jm_xml_is_there(void) {
  static const char *const files[] = {
#if defined(__APPLE__)
      "/usr/lib/libxml2.2.dylib",
#elif LIBXML_VERSION >= 21400
      "libxml2.so.16",
#else
      "libxml2.so.2",
#endif
      NULL};
  static const struct jm_function functions[] = {FUNCTIONS(JM_FUNCTION)};
  static struct jm_library libxml2 = {files, functions, sizeof functions / sizeof *functions, 0, 0};
  if (!jm_load(&libxml2)) return 0;
  // Only the first call does anything.
  library.xmlInitParser();
  return 1;
}

struct jm_xml {
  xmlTextReaderPtr reader;
  int is_damaged;
};

#if LIBXML_VERSION >= 21200
static void note_damage(void *reader, const xmlError *error) {
#else
static void note_damage(void *reader, xmlErrorPtr error) {
#endif
  if (error != NULL && error->level == XML_ERR_FATAL) ((jm_xml *)reader)->is_damaged = 1;
}

static int close_nothing(void *context) {
  (void)context;
  return 0;
}

jm_xml *jm_xml_open(int (*read)(void *context, char *buffer, int length), void *context) {
  jm_xml *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  // Damaged XML is read as far as possible.
  int options = XML_PARSE_NONET | XML_PARSE_RECOVER | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
  reader->reader = library.xmlReaderForIO(read, close_nothing, context, NULL, NULL, options);
  if (reader->reader == NULL) {
    free(reader);
    return NULL;
  }
  library.xmlTextReaderSetStructuredErrorHandler(reader->reader, note_damage, reader);
  return reader;
}

void jm_xml_close(jm_xml *reader) {
  library.xmlFreeTextReader(reader->reader);
  free(reader);
}

jm_xml_node jm_xml_next(jm_xml *reader) {
  int state = library.xmlTextReaderRead(reader->reader);
  if (state != 1) return state == 0 ? JM_XML_END : JM_XML_FAULT;
  switch (library.xmlTextReaderNodeType(reader->reader)) {
    case XML_READER_TYPE_ELEMENT:
      return library.xmlTextReaderIsEmptyElement(reader->reader) == 1 ? JM_XML_EMPTY_ELEMENT
                                                                      : JM_XML_START_OF_ELEMENT;
    case XML_READER_TYPE_END_ELEMENT: return JM_XML_END_OF_ELEMENT;
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
    case XML_READER_TYPE_SIGNIFICANT_WHITESPACE: return JM_XML_TEXT;
    case XML_READER_TYPE_WHITESPACE: return JM_XML_WHITE_SPACE;
    case XML_READER_TYPE_DOCUMENT_TYPE: return JM_XML_DOCUMENT_TYPE;
    default: return JM_XML_OTHER;
  }
}

int jm_xml_is_damaged(const jm_xml *reader) { return reader->is_damaged; }

int jm_xml_depth(jm_xml *reader) { return library.xmlTextReaderDepth(reader->reader); }

const char *jm_xml_name(jm_xml *reader) {
  return (const char *)library.xmlTextReaderConstLocalName(reader->reader);
}

const char *jm_xml_namespace(jm_xml *reader) {
  return (const char *)library.xmlTextReaderConstNamespaceUri(reader->reader);
}

const char *jm_xml_text(jm_xml *reader) {
  return (const char *)library.xmlTextReaderConstValue(reader->reader);
}

const char *jm_xml_attribute(jm_xml *reader, const char *name) {
  const char *value = NULL;
  if (library.xmlTextReaderMoveToFirstAttribute(reader->reader) != 1) return NULL;
  do {
    const char *other = jm_xml_name(reader);
    if (other != NULL && strcmp(other, name) == 0) {
      value = jm_xml_text(reader);
      break;
    }
  } while (library.xmlTextReaderMoveToNextAttribute(reader->reader) == 1);
  library.xmlTextReaderMoveToElement(reader->reader);
  return value;
}

jm_html *jm_html_parse(const void *bytes, int count, int is_utf8) {
  int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
  return (jm_html *)library.htmlReadMemory(bytes, count, NULL, is_utf8 ? "UTF-8" : NULL, options);
}

void jm_html_free(jm_html *tree) { library.xmlFreeDoc((xmlDocPtr)tree); }

const jm_html_node *jm_html_root(const jm_html *tree) {
  return (const jm_html_node *)library.xmlDocGetRootElement((xmlDocPtr)tree);
}

// An attribute (xmlAttr) begins with the same members as any other node, up to its document.
static const xmlNode *node_of(const jm_html_node *node) { return (const xmlNode *)node; }

jm_html_kind jm_html_kind_of(const jm_html_node *node) {
  switch (node_of(node)->type) {
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE: return JM_HTML_TEXT;
    case XML_ELEMENT_NODE: return JM_HTML_ELEMENT;
    default: return JM_HTML_OTHER;
  }
}

const char *jm_html_name(const jm_html_node *node) { return (const char *)node_of(node)->name; }

const char *jm_html_text(const jm_html_node *node) { return (const char *)node_of(node)->content; }

const jm_html_node *jm_html_child(const jm_html_node *node) {
  return (const jm_html_node *)node_of(node)->children;
}

const jm_html_node *jm_html_next(const jm_html_node *node) {
  return (const jm_html_node *)node_of(node)->next;
}

const jm_html_node *jm_html_first_attribute(const jm_html_node *element) {
  return (const jm_html_node *)node_of(element)->properties;
}
