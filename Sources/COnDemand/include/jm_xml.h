#pragma once

// Well-formed XML read node by node, without network, DTD or entities (libxml2's xmlTextReader). No
// function but the first may be called where it says 0. Strings are UTF-8 and live until the next
// call; NULL stands for none.

// Whether libxml2 is there. The first call of a process loads it.
int jm_xml_is_there(void);

typedef struct jm_xml jm_xml;

typedef enum {
  JM_XML_FAULT,
  JM_XML_END,
  JM_XML_START_OF_ELEMENT,
  // No end follows it.
  JM_XML_EMPTY_ELEMENT,
  JM_XML_END_OF_ELEMENT,
  JM_XML_TEXT,
  // Text of nothing but white space, where `xml:space` does not keep it.
  JM_XML_WHITE_SPACE,
  JM_XML_DOCUMENT_TYPE,
  JM_XML_OTHER
} jm_xml_node;

// Reads what `read` gives: the number of bytes put into the buffer, 0 at the end, below 0 to stop.
jm_xml *jm_xml_open(int (*read)(void *context, char *buffer, int length), void *context);
void jm_xml_close(jm_xml *reader);

// Goes on to the next node.
jm_xml_node jm_xml_next(jm_xml *reader);

// Whether what was read up to here is not well-formed; what makes sense of it is read all the same.
int jm_xml_is_damaged(const jm_xml *reader);

int jm_xml_depth(jm_xml *reader);

// The local name of an element.
const char *jm_xml_name(jm_xml *reader);
const char *jm_xml_namespace(jm_xml *reader);
const char *jm_xml_text(jm_xml *reader);

// The value of the attribute with this local name, in whatever namespace.
const char *jm_xml_attribute(jm_xml *reader, const char *name);
