/** The largest file that is read; a text of a million words is some 6 MB. */
export const MAX_TEXT_FILE_BYTES = 20 * 1024 * 1024

/** The endings of the files that can be read. */
export const FILE_TYPES = ['docx', 'odt', 'md', 'markdown', 'txt'] as const
