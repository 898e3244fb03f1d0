import type { FileProblem } from './check-file.ts'

/** The used part of a `DataTransfer`. */
export type Dropped = {
  readonly files: { readonly length: number; item(index: number): File | null }
  readonly items: ArrayLike<{ webkitGetAsEntry?(): { readonly isDirectory: boolean } | null }>
}

/**
 * The single file of a drop, or the problem: several files, or a folder, which is how an unpacked project
 * arrives.
 */
export function readDrop(dropped: Dropped): { file: File | null; problem: FileProblem | null } {
  if (dropped.files.length > 1) return { file: null, problem: 'several' }
  const [first] = Array.from(dropped.items)
  if (first?.webkitGetAsEntry?.()?.isDirectory) return { file: null, problem: 'folder' }
  return { file: dropped.files.item(0), problem: null }
}
