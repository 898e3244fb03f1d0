/** Downloads a blob as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers start reading after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
