const palettes = ['brand', 'info', 'success', 'mark', 'warning', 'gray'] as const

/** The first characters of the first and last word of a name, in any script. */
export function initials(name: string): string {
  const words = name
    .split(/[\s@._-]+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const [first = '', ...rest] = words
  return (first + (rest.at(-1) ?? '')).toLocaleUpperCase()
}

/** A colour derived from the name, so that it is the same everywhere. */
export function paletteOf(name: string): (typeof palettes)[number] {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return palettes[sum % palettes.length] ?? 'brand'
}
