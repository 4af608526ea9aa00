#include "include/jm_xml.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

#include "include/jm_html.h"
#include <jm_load.h>

#define FUNCTIONS(each) \
  each(htmlReadMemory) each(xmlCreatePushParserCtxt) each(xmlCtxtUseOptions) \
  each(xmlDocGetRootElement) each(xmlFreeDoc) each(xmlFreeParserCtxt) each(xmlInitParser) \
  each(xmlParseChunk) each(xmlStopParser)

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

// The nodes of a part as events of libxml2's push parser: xmlTextReader builds a tree of them, which takes 1.6
// times as many instructions. As many events are kept as one piece of the part has.
typedef struct {
  jm_xml_node node;
  int depth;
  // Of elements. They live as long as the parser.
  const xmlChar *name, *name_space;
  // Of text: where it begins in `characters`.
  size_t text;
  // Of elements: their attributes in `attributes`.
  size_t first_attribute, attribute_count;
} event;

typedef struct {
  const xmlChar *name;
  // Where the value begins in `characters`.
  size_t value;
} attribute;

struct jm_xml {
  int (*read)(void *context, char *buffer, int length);
  void *context;
  xmlParserCtxtPtr parser;
  int depth;
  int is_at_end, has_failed;
  event *events;
  size_t count, room;
  // The number of events that were taken, the last of which is the node that is read.
  size_t taken;
  // Whether the last event is text that the next event may continue.
  int is_text_open;
  attribute *attributes;
  size_t attribute_count, attribute_room;
  char *characters;
  size_t character_count, character_room;
};

// Elements deeper than this, and texts longer than this, are hostile. libxml2 has the same limits.
enum { maximum_depth = 256, maximum_text = 10000000, piece = 1 << 14 };

static void fail(jm_xml *reader) {
  reader->has_failed = 1;
  library.xmlStopParser(reader->parser);
}

// Returns the items with room for `count` of them, or NULL if memory is exhausted.
static void *more(void *items, size_t *room, size_t count, size_t size) {
  if (count <= *room) return items;
  size_t wanted = *room * 2 > count ? *room * 2 : count + 64;
  void *moved = realloc(items, wanted * size);
  if (moved != NULL) *room = wanted;
  return moved;
}

// Appends characters and the null that ends them; the count does not include the null.
static int append(jm_xml *reader, const xmlChar *text, size_t length) {
  char *moved = more(reader->characters, &reader->character_room,
                     reader->character_count + length + 1, 1);
  if (moved == NULL) return 0;
  reader->characters = moved;
  memcpy(moved + reader->character_count, text, length);
  reader->character_count += length;
  moved[reader->character_count] = 0;
  return 1;
}

static void end_text(jm_xml *reader) {
  if (reader->is_text_open) reader->character_count++;
  reader->is_text_open = 0;
}

// Returns the next event, or NULL if memory is exhausted.
static event *add(jm_xml *reader, jm_xml_node node) {
  end_text(reader);
  event *moved = reader->has_failed ? NULL
                                    : more(reader->events, &reader->room, reader->count + 1,
                                           sizeof *reader->events);
  if (moved == NULL) {
    fail(reader);
    return NULL;
  }
  reader->events = moved;
  event *added = &moved[reader->count++];
  *added = (event){.node = node, .depth = reader->depth};
  return added;
}

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix,
                          const xmlChar *name_space, int namespace_count,
                          const xmlChar **namespaces, int count, int defaulted_count,
                          const xmlChar **values) {
  (void)prefix, (void)namespace_count, (void)namespaces, (void)defaulted_count;
  jm_xml *reader = context;
  event *added = add(reader, JM_XML_START_OF_ELEMENT);
  if (added == NULL) return;
  added->name = name;
  added->name_space = name_space;
  added->first_attribute = reader->attribute_count;
  if (++reader->depth > maximum_depth) return fail(reader);
  if (count == 0) return;
  attribute *moved = more(reader->attributes, &reader->attribute_room,
                          reader->attribute_count + (size_t)count, sizeof *reader->attributes);
  if (moved == NULL) return fail(reader);
  reader->attributes = moved;
  // Five values for each attribute: name, prefix, namespace, and the ends of the value.
  for (int index = 0; index < count; index++) {
    const xmlChar **values_of = values + index * 5;
    moved[reader->attribute_count] = (attribute){values_of[0], reader->character_count};
    if (!append(reader, values_of[3], (size_t)(values_of[4] - values_of[3]))) return fail(reader);
    reader->character_count++;
    reader->attribute_count++;
    added->attribute_count++;
  }
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix,
                        const xmlChar *name_space) {
  (void)prefix;
  jm_xml *reader = context;
  reader->depth--;
  event *added = add(reader, JM_XML_END_OF_ELEMENT);
  if (added == NULL) return;
  added->name = name;
  added->name_space = name_space;
}

static void add_text(void *context, const xmlChar *text, int length) {
  jm_xml *reader = context;
  event *added = reader->is_text_open ? &reader->events[reader->count - 1] : NULL;
  if (added == NULL) {
    added = add(reader, JM_XML_TEXT);
    if (added == NULL) return;
    added->text = reader->character_count;
    reader->is_text_open = 1;
  }
  if (reader->character_count - added->text + (size_t)length > maximum_text ||
      !append(reader, text, (size_t)length)) {
    fail(reader);
  }
}

static void add_raw_text(void *context, const xmlChar *text, int length) {
  jm_xml *reader = context;
  end_text(reader);
  add_text(context, text, length);
  end_text(reader);
}

static void skip_comment(void *context, const xmlChar *text) {
  (void)text;
  end_text(context);
}

static void skip_instruction(void *context, const xmlChar *target, const xmlChar *text) {
  (void)target, (void)text;
  end_text(context);
}

static void add_document_type(void *context, const xmlChar *name, const xmlChar *external,
                              const xmlChar *system) {
  (void)name, (void)external, (void)system;
  add(context, JM_XML_DOCUMENT_TYPE);
  // Its entities are never read.
  fail(context);
}

#if LIBXML_VERSION >= 21200
static void note_damage(void *context, const xmlError *error) {
#else
static void note_damage(void *context, xmlErrorPtr error) {
#endif
  jm_xml *reader = context;
  if (error == NULL || error->level != XML_ERR_FATAL) return;
  // What libxml2 makes of the rest is a guess. The next event stops it.
  end_text(reader);
  reader->has_failed = 1;
}

jm_xml *jm_xml_open(int (*read)(void *context, char *buffer, int length), void *context) {
  jm_xml *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->read = read;
  reader->context = context;
  return reader;
}

void jm_xml_close(jm_xml *reader) {
  if (reader->parser != NULL) library.xmlFreeParserCtxt(reader->parser);
  free(reader->events);
  free(reader->attributes);
  free(reader->characters);
  free(reader);
}

// The first four bytes tell the encoding.
static int start(jm_xml *reader, const char *bytes, int count) {
  xmlSAXHandler handler = {
      .internalSubset = add_document_type,
      .startElementNs = start_element,
      .endElementNs = end_element,
      .characters = add_text,
      .ignorableWhitespace = add_text,
      .cdataBlock = add_raw_text,
      .comment = skip_comment,
      .processingInstruction = skip_instruction,
      .serror = note_damage,
      .initialized = XML_SAX2_MAGIC,
  };
  reader->parser = library.xmlCreatePushParserCtxt(&handler, reader, bytes, count, NULL);
  if (reader->parser == NULL) return 0;
  // Only the entities that XML itself defines are replaced: no document type is read that could define
  // others.
  library.xmlCtxtUseOptions(reader->parser, XML_PARSE_NONET | XML_PARSE_NOERROR |
                                                XML_PARSE_NOWARNING | XML_PARSE_NOENT);
  return 1;
}

// Forgets the events that were taken, and keeps a text that is not complete.
static void forget(jm_xml *reader) {
  reader->taken = 0;
  reader->attribute_count = 0;
  if (!reader->is_text_open) {
    reader->count = 0;
    reader->character_count = 0;
    return;
  }
  event text = reader->events[reader->count - 1];
  reader->character_count -= text.text;
  memmove(reader->characters, reader->characters + text.text, reader->character_count + 1);
  text.text = 0;
  reader->events[0] = text;
  reader->count = 1;
}

// Reads the next piece.
static void read_piece(jm_xml *reader) {
  char bytes[piece];
  forget(reader);
  int count = reader->read(reader->context, bytes, sizeof bytes);
  int used = 0;
  if (count > 0 && reader->parser == NULL) {
    used = count < 4 ? count : 4;
    if (!start(reader, bytes, used)) count = -1;
  }
  if (count < 0 || reader->parser == NULL) {
    end_text(reader);
    reader->has_failed = reader->is_at_end = 1;
    return;
  }
  reader->is_at_end = count == 0;
  library.xmlParseChunk(reader->parser, bytes + used, count - used, reader->is_at_end);
  if (!reader->parser->wellFormed) reader->has_failed = 1;
  if (reader->is_at_end || reader->has_failed) end_text(reader);
}

jm_xml_node jm_xml_next(jm_xml *reader) {
  while (reader->taken + (reader->is_text_open ? 1 : 0) >= reader->count) {
    if (reader->has_failed) return JM_XML_FAULT;
    if (reader->is_at_end) return JM_XML_END;
    read_piece(reader);
  }
  return reader->events[reader->taken++].node;
}

static const event *current(const jm_xml *reader) {
  return reader->taken > 0 ? &reader->events[reader->taken - 1] : NULL;
}

int jm_xml_depth(const jm_xml *reader) {
  const event *event = current(reader);
  return event != NULL ? event->depth : 0;
}

const char *jm_xml_name(const jm_xml *reader) {
  const event *event = current(reader);
  return event != NULL ? (const char *)event->name : NULL;
}

const char *jm_xml_namespace(const jm_xml *reader) {
  const event *event = current(reader);
  return event != NULL ? (const char *)event->name_space : NULL;
}

const char *jm_xml_text(const jm_xml *reader) {
  const event *event = current(reader);
  return event != NULL && event->node == JM_XML_TEXT ? reader->characters + event->text : NULL;
}

const char *jm_xml_attribute(const jm_xml *reader, const char *name) {
  const event *event = current(reader);
  if (event == NULL) return NULL;
  for (size_t index = 0; index < event->attribute_count; index++) {
    const attribute *attribute = &reader->attributes[event->first_attribute + index];
    if (strcmp((const char *)attribute->name, name) == 0) return reader->characters + attribute->value;
  }
  return NULL;
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
