#ifndef INTERLINGUA_DIAGNOSTIC_EXAMPLES_H
#define INTERLINGUA_DIAGNOSTIC_EXAMPLES_H

/// The text of `Documentation/diagnostic-examples.md`.
const char *_Nonnull interlingua_diagnostic_examples(void);

#endif
