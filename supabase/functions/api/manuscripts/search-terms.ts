import { foldText } from './fold.ts'

/** Something to be found: one word or a phrase; the last word typed may be unfinished. */
export type Term = { words: string[]; isPrefix: boolean }

/** Scripts written without spaces, whose words the index cannot part. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether a text can only be found letter by letter. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** The folded words of a text. */
export function searchWordsOf(text: string): string[] {
  return foldText(text).text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** The terms of a search as typed: words, "phrases", and -words, which are not looked for. */
export function searchTerms(q: string): Term[] {
  const terms: Term[] = []
  for (const [whole, minus, phrase, word] of q
    .replace(/[“”„«»]/g, '"')
    .matchAll(/(-?)(?:"([^"]*)(?:"|$)|([^\s"]+))/g)) {
    const words = searchWordsOf(phrase ?? word ?? '')
    if (minus === '-' || words.length === 0) continue
    terms.push({ words, isPrefix: !whole.endsWith('"') && q.trimEnd().endsWith(whole) })
  }
  return terms
}

/** A pattern for folded text that finds the terms as the index does: whole words, the unfinished one by its start. */
export function termPattern(terms: readonly Term[]): RegExp | null {
  const parts = terms.map(({ words, isPrefix }) => {
    const text = words.join('[^\\p{L}\\p{N}]+')
    if (isUnspaced(text)) return text
    return `(?<![\\p{L}\\p{N}])${text}${isPrefix ? '' : '(?![\\p{L}\\p{N}])'}`
  })
  return parts.length === 0 ? null : new RegExp(parts.map((part) => `(${part})`).join('|'), 'gu')
}
