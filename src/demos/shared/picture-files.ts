/** The types and the size of pictures of the sample data. */
export const SAMPLE_PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
const MAX_PICTURE_BYTES = 5_242_880

/** Returns the files that can be uploaded, at most `room`, and the number of the others. */
export function splitPictures<F extends { type: string; size: number }>(
  files: readonly F[],
  room: number,
): { fit: F[]; refused: number } {
  const fit = files
    .filter(({ type, size }) => SAMPLE_PICTURE_TYPES.includes(type) && size > 0 && size <= MAX_PICTURE_BYTES)
    .slice(0, Math.max(0, room))
  return { fit, refused: files.length - fit.length }
}
