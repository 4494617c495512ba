#include "CDecoderSource.h"

// Swift has nothing that puts a file's text into a program as quickly: a literal has to be written first, and an array of
// SwiftPM's `.embedInCode` takes its compiler many seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char source[] = {
// It declares what the others extend.
#embed "../Decoder/Decoder.swift"
    , '\n',
#embed "../Decoder/Decoder+Decimal.swift"
    , '\n',
#embed "../Decoder/Decoder+Expression.swift"
    , '\n',
#embed "../Decoder/Decoder+Fields.swift"
    , '\n',
#embed "../Decoder/Decoder+Keys.swift"
    , '\n',
#embed "../Decoder/Decoder+Languages.swift"
    , '\n',
#embed "../Decoder/Decoder+Numbers.swift"
    , '\n',
#embed "../Decoder/Decoder+Parts.swift"
    , '\n',
#embed "../Decoder/Decoder+Rules.swift"
    , '\n',
#embed "../Decoder/Decoder+Select.swift"
    , '\n',
#embed "../Decoder/Decoder+Symbols.swift"
    , '\n',
#embed "../Decoder/Decoder+Value.swift"
    , '\n',
#embed "../Decoder/Decoder+Writer.swift"
    , 0,
};

const char *interlingua_decoder_source(void) { return source; }
