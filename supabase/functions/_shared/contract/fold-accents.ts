/** Text without accents and ligatures. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')

/** Text for comparison: lower case, without accents and ligatures. */
export const foldAccents = (text: string): string => withoutAccents(text).toLowerCase()
