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

#endif
