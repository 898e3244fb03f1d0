import { MAX_ARCHIVE_BYTES } from '@contract/imports.ts'

/** Why a file is rejected before it is opened: R-134, several files or a folder. */
export type FileProblem = 'required' | 'zipOnly' | 'tooLarge' | 'several' | 'folder'

/** The problem of a picked file, or null when it may be opened. */
export function checkFile(file: Pick<File, 'name' | 'size'> | null | undefined): FileProblem | null {
  if (!file) return 'required'
  if (!file.name.toLowerCase().endsWith('.zip')) return 'zipOnly'
  if (file.size >= MAX_ARCHIVE_BYTES) return 'tooLarge'
  return null
}
