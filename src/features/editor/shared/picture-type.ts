const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** The bytes from the start of a file that {@link pictureType} needs. */
export const PICTURE_HEADER_BYTES = 64

/** The type of a picture that the editor accepts, by the bytes at its start; null for any other file. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = latin(bytes, 0, 8)
  if (start === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (start.startsWith('RIFF') && latin(bytes, 8, 12) === 'WEBP') return 'image/webp'
  // The brands of the file follow its first box header.
  const isAvif = latin(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(bytes, 8, PICTURE_HEADER_BYTES))
  return isAvif ? 'image/avif' : null
}
