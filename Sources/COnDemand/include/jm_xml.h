#pragma once

// Reads well-formed XML node by node, without network, DTD or entities (libxml2's xmlTextReader).
// If the first function returns 0, the others must not be called. Strings are UTF-8 and live until
// the next call; a missing string is NULL.

// Returns whether libxml2 is installed. The first call in a process loads it.
int jm_xml_is_there(void);

typedef struct jm_xml jm_xml;

typedef enum {
  JM_XML_FAULT,
  JM_XML_END,
  JM_XML_START_OF_ELEMENT,
  // An element that has no end node.
  JM_XML_EMPTY_ELEMENT,
  JM_XML_END_OF_ELEMENT,
  JM_XML_TEXT,
  // Text of only white space that `xml:space` does not preserve.
  JM_XML_WHITE_SPACE,
  JM_XML_DOCUMENT_TYPE,
  JM_XML_OTHER
} jm_xml_node;

// Opens a reader on the bytes that `read` delivers. `read` returns the number of bytes that it put
// into the buffer, 0 at the end, or a negative number to stop.
jm_xml *jm_xml_open(int (*read)(void *context, char *buffer, int length), void *context);
void jm_xml_close(jm_xml *reader);

// Moves to the next node.
jm_xml_node jm_xml_next(jm_xml *reader);

// Returns whether the XML is malformed up to this node. Its meaningful parts are still read.
int jm_xml_is_damaged(const jm_xml *reader);

int jm_xml_depth(jm_xml *reader);

// Returns the local name of an element.
const char *jm_xml_name(jm_xml *reader);
const char *jm_xml_namespace(jm_xml *reader);
const char *jm_xml_text(jm_xml *reader);

// Returns the value of the attribute with this local name, in any namespace.
const char *jm_xml_attribute(jm_xml *reader, const char *name);
