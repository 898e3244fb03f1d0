/** Letters without a Unicode decomposition, replaced as in the database's dictionary. */
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  '’': "'",
  '‘': "'",
  '‛': "'",
}

/** Folded text, with the index of each of its characters in the original. */
export type Folded = { text: string; from: Uint32Array }

/** Folds text as `private.fold` does (lower case, no accents) and keeps the original index of each character. */
export function foldText(original: string): Folded {
  const parts: string[] = []
  let from = new Uint32Array(original.length + 16)
  let length = 0
  for (let at = 0; at < original.length; ) {
    const char = String.fromCodePoint(original.codePointAt(at) as number)
    const plain = foldChar(char)
    if (length + plain.length > from.length) {
      const larger = new Uint32Array(from.length * 2 + plain.length)
      larger.set(from)
      from = larger
    }
    for (let unit = 0; unit < plain.length; unit += 1) from[length++] = at
    parts.push(plain)
    at += char.length
  }
  return { text: parts.join(''), from: from.subarray(0, length) }
}

function foldChar(char: string): string {
  if (char < '\u0080') return char.toLowerCase()
  const lower = char.toLowerCase()
  const letter = LETTERS[lower]
  if (letter !== undefined) return letter
  // Replaced only when a mark was removed, because NFD also splits Hangul and kana.
  const bare = lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return bare.normalize('NFC')
}
