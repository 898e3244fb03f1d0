/** What of a drop matters here; a `DataTransfer` is one. */
type Dropped = {
  readonly files: ArrayLike<File>
  readonly items: ArrayLike<{ kind: string; webkitGetAsEntry?(): { readonly isDirectory: boolean } | null }>
}

/** Whether files are being dragged; text and links are none of our business. */
export const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean =>
  types.includes('Files')

/** The files of a drop, and how many folders lay among them: those cannot be sent. */
export function droppedFiles(dropped: Dropped): { files: File[]; folders: number } {
  // Files and the items that are files stand in the same order.
  const isFolder = Array.from(dropped.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.()?.isDirectory === true)
  const files = Array.from(dropped.files).filter((_, index) => !isFolder[index])
  return { files, folders: isFolder.filter(Boolean).length }
}
