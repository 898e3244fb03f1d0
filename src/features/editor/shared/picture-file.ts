/** Image types that every browser displays; SVG is excluded because it can contain scripts. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Maximum size of an image. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** The types accepted by the file picker. */
export const PICTURE_TYPES = Object.keys(EXTENSIONS).join(',')

export type PictureProblem = 'type' | 'size' | 'empty'

/** Why a file cannot be inserted, or null when it can. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!Object.hasOwn(EXTENSIONS, type)) return 'type'
  if (size === 0) return 'empty'
  return size > MAX_PICTURE_BYTES ? 'size' : null
}

/** The Storage path of a new image, below the manuscript's id. */
export const picturePath = (manuscriptId: string, type: string, id: string = crypto.randomUUID()): string =>
  `${manuscriptId}/${id}.${EXTENSIONS[type] ?? 'bin'}`
