#include "CDiagnosticExamples.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char text[] = {
#embed "../../Documentation/diagnostic-examples.md"
    , 0,
};

const char *interlingua_diagnostic_examples(void) { return text; }
