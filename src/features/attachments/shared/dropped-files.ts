/** The used part of a `DataTransfer`. */
type Dropped = {
  readonly files: ArrayLike<File>
  readonly items: ArrayLike<{ kind: string; webkitGetAsEntry?(): { readonly isDirectory: boolean } | null }>
}

/** True when files are dragged, not text or links. */
export const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean =>
  types.includes('Files')

/** Returns the dropped files and the number of dropped folders, which cannot be uploaded. */
export function droppedFiles(dropped: Dropped): { files: File[]; folders: number } {
  // Files and items of kind `file` have the same order.
  const isFolder = Array.from(dropped.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.()?.isDirectory === true)
  const files = Array.from(dropped.files).filter((_, index) => !isFolder[index])
  return { files, folders: isFolder.filter(Boolean).length }
}

/** The used part of the `DataTransfer` of a paste. */
type Pasted = { readonly files: ArrayLike<File>; getData(type: string): string }

/** Returns the pasted files, such as a screenshot. Office programs add a picture of a copied text, which stays a text. */
export const pastedFiles = (pasted: Pasted): File[] =>
  pasted.getData('text/plain') === '' ? Array.from(pasted.files) : []
