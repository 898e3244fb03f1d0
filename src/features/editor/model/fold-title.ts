/** A text in lower case without accents, for comparison. */
export const foldTitle = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
