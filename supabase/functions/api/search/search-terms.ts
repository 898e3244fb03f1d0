import { isUnspaced } from '../../_shared/contract/unspaced-scripts.ts'
import { foldText } from './fold-text.ts'

/** A word or a phrase to find; the last typed word may be incomplete. */
export type Term = { words: string[]; isPrefix: boolean }

/** Returns the folded words of a text. */
export function searchWordsOf(text: string): string[] {
  return foldText(text).text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Parses a search: words and "phrases"; excluded -words are left out. */
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

/**
 * Returns a pattern for folded text that matches as the index does: whole words, and prefixes of an incomplete word.
 */
export function termPattern(terms: readonly Term[]): RegExp | null {
  const parts = terms.map(({ words, isPrefix }) => {
    const text = words.join('[^\\p{L}\\p{N}]+')
    if (isUnspaced(text)) return text
    return `(?<![\\p{L}\\p{N}])${text}${isPrefix ? '' : '(?![\\p{L}\\p{N}])'}`
  })
  return parts.length === 0 ? null : new RegExp(parts.map((part) => `(${part})`).join('|'), 'gu')
}
