// Separate from the document schema, so that the editor starts without zod.

/** The sides at which a picture is placed, in the direction of its text. */
export const PICTURE_ALIGNMENTS = ['start', 'center', 'end'] as const
export type PictureAlign = (typeof PICTURE_ALIGNMENTS)[number]

export const MAX_CAPTION = 1000

/** A caption is one line without control characters; without the flag `u`, as in the generated OpenAPI document. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
export const CAPTION = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/

/** A text as a caption: on one line, with spaces instead of control characters. */
export const captionLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
