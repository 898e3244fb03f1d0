/**
 * The most bytes of a body as JSON: 7 MiB, so that a request (8 MiB) holds it with its notes. Measured for 150,000 words: 1.0 MiB as
 * plain paragraphs, 2.2 MiB with a format change every ten words, 4 to 5 MiB with one every five (short centred paragraphs, colours).
 */
export const MAX_DOC_BYTES = 7 * 1024 * 1024

/**
 * The most bytes of a body that an import converts; a longer file is kept as it is. The MiB below {@link MAX_DOC_BYTES} is room to
 * go on writing: 30,000 words with a format change every five, or 140,000 plain ones.
 */
export const MAX_IMPORTED_DOC_BYTES = 6 * 1024 * 1024

/** What is said at a longer body; the editor translates it. */
export const DOC_TOO_LONG = 'The text is longer than one document can hold. Split it into several.'
