#ifndef INTERLINGUA_DECODER_SOURCE_H
#define INTERLINGUA_DECODER_SOURCE_H

/// The text of the files in `Sources/Decoder`, one after the other.
const char *_Nonnull interlingua_decoder_source(void);

#endif
