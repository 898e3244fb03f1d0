const palettes = ['brand', 'info', 'success', 'mark', 'warning', 'gray'] as const

/** The first letters of the first and last word of a name; whole characters, whatever the script. */
export function initials(name: string): string {
  const words = name
    .split(/[\s@._-]+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const [first = '', ...rest] = words
  return (first + (rest.at(-1) ?? '')).toLocaleUpperCase()
}

/** A colour that stays with a name, so that a face without a picture is known again. */
export function paletteOf(name: string): (typeof palettes)[number] {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return palettes[sum % palettes.length] ?? 'brand'
}
