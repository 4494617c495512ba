/* Parses files with libxml2's SAX interface and callbacks that do nothing: what reading XML costs at least. */

#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted_count,
                          const xmlChar **attributes)
{
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
}

static void text(void *context, const xmlChar *text, int length)
{
}

int main(int count, char **paths)
{
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = start_element;
    handler.endElementNs = end_element;
    handler.characters = text;
    for (int index = 1; index < count; index += 1) {
        if (xmlSAXUserParseFile(&handler, NULL, paths[index]) != 0) {
            fprintf(stderr, "%s: error\n", paths[index]);
            return 1;
        }
    }
    return 0;
}
