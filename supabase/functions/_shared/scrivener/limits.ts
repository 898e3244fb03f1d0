import { MAX_IMPORTED_DOC_BYTES } from '../contract/document-limit.ts'

/** Limits on the cost of a hostile archive. */
export interface ArchiveLimits {
  /** Entries of the central directory. */
  entries: number
  /** Declared uncompressed bytes of all entries together. */
  totalBytes: number
  /** Declared uncompressed bytes of one entry. */
  entryBytes: number
  /** The largest compression ratio, checked from `ratioFloor` bytes on. */
  ratio: number
  ratioFloor: number
  centralDirectoryBytes: number
  binderBytes: number
  items: number
  itemDepth: number
  textBytes: number
  /** Characters of one text. */
  textLength: number
  /** Bytes of one text as JSON. */
  docBytes: number
}

const MB = 1024 * 1024

/** The limits of an import: far above real projects, far below the limits of a hosted function. */
export const DEFAULT_LIMITS: ArchiveLimits = {
  entries: 50_000,
  totalBytes: 500 * MB,
  entryBytes: 256 * MB,
  ratio: 400,
  ratioFloor: 16 * MB,
  centralDirectoryBytes: 32 * MB,
  binderBytes: 32 * MB,
  items: 20_000,
  itemDepth: 200,
  textBytes: 32 * MB,
  textLength: 4_000_000,
  docBytes: MAX_IMPORTED_DOC_BYTES,
}
