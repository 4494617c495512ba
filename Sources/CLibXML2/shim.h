#ifndef INTERLINGUA_CLIBXML2_SHIM_H
#define INTERLINGUA_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU; its encoding.h would pull in the system's ICU headers, which clash with the ICU that
// Foundation carries. Nothing here needs the ICU part of libxml2's interface.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

/// The options of every parse: entities substituted, no network, the bytes taken as UTF-8 whatever they declare.
static inline int interlingua_xml_options(void) {
    int options = XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_IGNORE_ENC;
#if LIBXML_VERSION >= 21300
    options |= XML_PARSE_NO_XXE;
#endif
    return options;
}

/// How many bytes of the document the parser has read; inside an entity, up to and including the reference to it.
///
/// The fields are the only source of exact positions; newer releases mark them deprecated, so they are read only here.
static inline size_t interlingua_xml_offset(xmlParserCtxtPtr context) {
    xmlParserInputPtr input = context->inputNr > 0 ? context->inputTab[0] : context->input;
    if (input == NULL || input->cur == NULL || input->base == NULL) return 0;
    return (size_t)input->consumed + (size_t)(input->cur - input->base);
}

/// The offset in the document of a place in the parser's input; -1 for a place elsewhere.
static inline ptrdiff_t interlingua_xml_offset_of(xmlParserCtxtPtr context, const xmlChar *place) {
    xmlParserInputPtr input = context->inputNr > 0 ? context->inputTab[0] : context->input;
    if (input == NULL || input->base == NULL || place < input->base || place > input->end) return -1;
    return (ptrdiff_t)input->consumed + (place - input->base);
}

/// Whether the parser reads the text of an entity on the same context, as it does for parameter entities, and for all
/// entities from 2.13 on.
static inline int interlingua_xml_is_in_entity(xmlParserCtxtPtr context) { return context->inputNr > 1; }

/// Whether the parser is between the brackets of the document type declaration, or in what they refer to.
static inline int interlingua_xml_is_in_subset(xmlParserCtxtPtr context) { return context->inSubset != 0; }

#endif
