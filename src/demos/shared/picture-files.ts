import { decodePicture } from '@/lib/files/decode-picture.ts'

/** The types and the size of pictures of the sample data. */
export const SAMPLE_PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
const MAX_PICTURE_BYTES = 5_242_880

/** Returns whether a file begins as its type does; a renamed file of another kind does not. */
async function isPicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  switch (file.type) {
    case 'image/png':
      return head.startsWith('\x89PNG\r\n')
    case 'image/jpeg':
      return head.startsWith('ÿØÿ')
    case 'image/webp':
      return head.startsWith('RIFF') && head.endsWith('WEBP')
    case 'image/avif':
      return /^ftyp(avif|avis|mif1)$/.test(head.slice(4))
    default:
      return false
  }
}

async function canDecode(file: Blob): Promise<boolean> {
  try {
    const bitmap = await decodePicture(file)
    bitmap.close()
    return true
  } catch {
    return false // The field names the file and the rules of a picture.
  }
}

/** Returns the files that can be uploaded, at most `room`, and the others. */
export async function splitPictures<F extends Blob>(
  files: readonly F[],
  room: number,
): Promise<{ fit: F[]; refused: F[] }> {
  const isFit = await Promise.all(
    files.map(
      async (file) =>
        file.size > 0 && file.size <= MAX_PICTURE_BYTES && (await isPicture(file)) && (await canDecode(file)),
    ),
  )
  const fit = files.filter((_, at) => isFit[at]).slice(0, Math.max(0, room))
  return { fit, refused: files.filter((file) => !fit.includes(file)) }
}
