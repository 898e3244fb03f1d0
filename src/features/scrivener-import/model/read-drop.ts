import type { FileProblem } from './check-file.ts'

/** What of a drop matters here; a `DataTransfer` is one. */
export type Dropped = {
  readonly files: { readonly length: number; item(index: number): File | null }
  readonly items: ArrayLike<{ webkitGetAsEntry?(): { readonly isDirectory: boolean } | null }>
}

/**
 * The one file of a drop, or why there is none: several at once, or a folder, as which a project that was not packed
 * arrives.
 */
export function readDrop(dropped: Dropped): { file: File | null; problem: FileProblem | null } {
  if (dropped.files.length > 1) return { file: null, problem: 'several' }
  const [first] = Array.from(dropped.items)
  if (first?.webkitGetAsEntry?.()?.isDirectory) return { file: null, problem: 'folder' }
  return { file: dropped.files.item(0), problem: null }
}
