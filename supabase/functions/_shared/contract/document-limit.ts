/**
 * The largest body as JSON, 7 MiB, so that a request (8 MiB) also fits its notes. 150,000 words measured 1.0 MiB
 * plain, and 5 MiB with heavy formatting.
 */
export const MAX_DOC_BYTES = 7 * 1024 * 1024

/**
 * The largest body that an import converts; larger files are kept unconverted. The MiB below {@link MAX_DOC_BYTES}
 * leaves room to write 30,000 heavily formatted words.
 */
export const MAX_IMPORTED_DOC_BYTES = 6 * 1024 * 1024
