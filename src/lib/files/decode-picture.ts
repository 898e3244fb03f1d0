/** Most pixels of a picture, whose decoded size is then at most 256 MB, however small its file is. */
export const MAX_MEGAPIXELS = 64

/** Decodes a picture; rejects a file that is no picture or has more than {@link MAX_MEGAPIXELS}. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file)
  if (bitmap.width * bitmap.height <= MAX_MEGAPIXELS * 1_000_000) return bitmap
  bitmap.close()
  throw new RangeError(`more than ${MAX_MEGAPIXELS} megapixels`)
}
