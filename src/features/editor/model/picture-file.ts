/** The pictures every browser shows, by type. SVG is left out: it can carry scripts. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** The largest picture taken into a text. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** What the file picker offers. */
export const PICTURE_TYPES = Object.keys(EXTENSIONS).join(',')

export type PictureProblem = 'type' | 'size' | 'empty'

/** Why a file cannot stand in a text, or null when it can. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!Object.hasOwn(EXTENSIONS, type)) return 'type'
  if (size === 0) return 'empty'
  return size > MAX_PICTURE_BYTES ? 'size' : null
}

/** Where a picture goes in the bucket: a name of its own below the manuscript's. */
export const picturePath = (manuscriptId: string, type: string, id: string = crypto.randomUUID()): string =>
  `${manuscriptId}/${id}.${EXTENSIONS[type] ?? 'bin'}`
