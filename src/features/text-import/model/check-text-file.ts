import { droppedFiles } from '@/features/attachments/shared/dropped-files.ts'
import type { TextProblem } from './file-text.ts'
import { FILE_TYPES, MAX_TEXT_FILE_BYTES } from './file-types.ts'

/** The problem of a picked file, or null when it may be read. */
export function checkTextFile(file: Pick<File, 'name' | 'size'> | null): TextProblem | null {
  if (!file) return 'required'
  if (!FILE_TYPES.some((type) => file.name.toLowerCase().endsWith(`.${type}`))) return 'wrong_type'
  return file.size > MAX_TEXT_FILE_BYTES ? 'too_large' : null
}

/** The single file of a drop, or its problem. */
export function droppedTextFile(dropped: DataTransfer): { file: File | null; problem: TextProblem | null } {
  const { files, folders } = droppedFiles(dropped)
  if (files.length + folders > 1) return { file: null, problem: 'several' }
  if (folders > 0) return { file: null, problem: 'folder' }
  const [file = null] = files
  return { file, problem: checkTextFile(file) }
}
