import type { BookFile } from '@compile/write-book.ts'

/** A written file of an export. */
export type ExportFile = Omit<BookFile, 'extension'> & { extension: string }

/** The messages of a worker that writes a file: the share that is written, then the file or the reason of a failure. */
export type WriteFileResult = { progress: number } | { file: ExportFile } | { failed: string }
