import { type ArchiveLimits, DEFAULT_LIMITS } from '../scrivener/limits.ts'

const MB = 1024 * 1024

/** Limits on the cost of a hostile file; a novel of a million words is far below them. */
export const DOCX_LIMITS: ArchiveLimits = {
  ...DEFAULT_LIMITS,
  entries: 5000,
  totalBytes: 300 * MB,
  entryBytes: 128 * MB,
}

/** The deepest nesting of elements. */
export const MAX_DEPTH = 256
/** Paragraphs, runs, bookmarks and comments of one file together. */
export const MAX_PARTS = 3_000_000
