#pragma once

// Reads XML node by node, without network, DTD or entities (libxml2's push parser).
// If the first function returns 0, the others must not be called. Strings are UTF-8 and live until
// the next call; a missing string is NULL.

// Returns whether libxml2 is installed. The first call in a process loads it.
int jm_xml_is_there(void);

typedef struct jm_xml jm_xml;

typedef enum {
  JM_XML_FAULT,
  JM_XML_END,
  // An empty element has a start and an end, like any other.
  JM_XML_START_OF_ELEMENT,
  JM_XML_END_OF_ELEMENT,
  // Text, even if it is only white space.
  JM_XML_TEXT,
  JM_XML_DOCUMENT_TYPE
} jm_xml_node;

// Opens a reader on the bytes that `read` delivers. `read` returns the number of bytes that it put
// into the buffer, 0 at the end, or a negative number to stop.
jm_xml *jm_xml_open(int (*read)(void *context, char *buffer, int length), void *context);
void jm_xml_close(jm_xml *reader);

// Moves to the next node.
jm_xml_node jm_xml_next(jm_xml *reader);

int jm_xml_depth(const jm_xml *reader);

// Returns the local name of an element.
const char *jm_xml_name(const jm_xml *reader);
const char *jm_xml_namespace(const jm_xml *reader);
const char *jm_xml_text(const jm_xml *reader);

// Returns the value of the attribute with this local name, in any namespace.
const char *jm_xml_attribute(const jm_xml *reader, const char *name);
