import { type IMPORT_MESSAGES, MAX_ARCHIVE_BYTES } from '@contract/imports.ts'

/** Why a pick is turned down before it is opened: R-134, and two more for files that cannot be a single .zip. */
export type FileProblem = keyof typeof IMPORT_MESSAGES | 'several' | 'folder'

/** Which of the messages of R-134 a picked file earns, or null when it may be opened. */
export function checkFile(
  file: Pick<File, 'name' | 'size'> | null | undefined,
): keyof typeof IMPORT_MESSAGES | null {
  if (!file) return 'required'
  if (!file.name.toLowerCase().endsWith('.zip')) return 'zipOnly'
  if (file.size >= MAX_ARCHIVE_BYTES) return 'tooLarge'
  return null
}
