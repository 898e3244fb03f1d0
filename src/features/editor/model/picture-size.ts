type Size = { width: number | null; height: number | null }

/** The widths that a person can choose, in pixels; null is that of the file. */
const PICTURE_SIZES = { small: 160, medium: 320, large: 480, original: null } as const
export type PictureSizeName = keyof typeof PICTURE_SIZES

const isName = (value: string): value is PictureSizeName => Object.hasOwn(PICTURE_SIZES, value)

/** The names of the sizes, in their order. */
export const PICTURE_SIZE_NAMES: readonly PictureSizeName[] = Object.keys(PICTURE_SIZES).filter(isName)

/** The name of a picture's width; `custom` for one that an import or an older version set. */
export function pictureSizeName(width: number | null, natural: number | null): PictureSizeName | 'custom' {
  if (width === null || width === natural) return 'original'
  return PICTURE_SIZE_NAMES.find((name) => PICTURE_SIZES[name] === Math.round(width)) ?? 'custom'
}

/** The size of a picture by the name of its width, in the proportions of its file. */
export function pictureSize(name: string, natural: Size): Partial<Size> {
  if (!isName(name)) return {}
  const width = PICTURE_SIZES[name]
  if (width === null) return natural
  const { width: w, height: h } = natural
  return { width, height: w && h ? Math.max(1, Math.round((width * h) / w)) : null }
}
