/** Twice the width of a card, for sharp pictures on dense screens. */
const MAX_WIDTH = 640

/**
 * Shrinks a picture to the width that a card shows, because the board loads the pictures of all cards. A
 * picture that is small or that this browser cannot draw stays as it is.
 */
export async function smallPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap || bitmap.width <= MAX_WIDTH) return file
  const canvas = document.createElement('canvas')
  canvas.width = MAX_WIDTH
  canvas.height = Math.max(1, Math.round((bitmap.height * MAX_WIDTH) / bitmap.width))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // A browser that writes no WebP writes PNG, whose type the result states.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.82))
  if (!blob) return file
  const name = file.name.replace(/\.[^.]*$/, '')
  return new File([blob], `${name}.${blob.type.split('/')[1]}`, { type: blob.type })
}
