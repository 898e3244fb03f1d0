import { withoutAccents } from '@contract/fold-accents.ts'
import type { FindQuery } from './find-query.ts'

/** A match; `groups` are the whole match and its groups, for a regular expression only. */
export type TextMatch = { from: number; to: number; groups?: readonly string[] }

const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(char)
const ASCII = /^[\0-\x7f]*$/

/** The function that finds the matches of a query in a text; throws a SyntaxError for an invalid expression. */
export function createMatcher(query: FindQuery): (text: string) => TextMatch[] {
  const find = query.isPattern ? patternMatcher(query) : wordsMatcher(query)
  if (!query.isWord) return find
  return (text) => find(text).filter(({ from, to }) => isWholeWord(text, from, to))
}

/** True unless a letter or digit continues the match. */
function isWholeWord(text: string, from: number, to: number): boolean {
  const [first, last] = [text.slice(from, to).at(0), [...text.slice(from, to)].at(-1)]
  const before = [...text.slice(Math.max(0, from - 2), from)].at(-1)
  const [after] = text.slice(to, to + 2)
  return !(isWordChar(first) && isWordChar(before)) && !(isWordChar(last) && isWordChar(after))
}

function patternMatcher({ text, isExact }: FindQuery) {
  const pattern = new RegExp(text, isExact ? 'gmu' : 'gimu')
  return (searched: string): TextMatch[] =>
    [...searched.matchAll(pattern)]
      .filter(([whole]) => whole !== '')
      .map((match) => ({
        from: match.index,
        to: match.index + match[0].length,
        groups: Array.from(match, (group) => group ?? ''),
      }))
}

function wordsMatcher(query: FindQuery) {
  const fold = createFold(query)
  const needle = fold(query.text).text
  return (searched: string): TextMatch[] => {
    const matches: TextMatch[] = []
    if (needle === '') return matches
    const { text, at } = fold(searched)
    const isStart = (n: number) => n === 0 || at(n) !== at(n - 1)
    for (let found = text.indexOf(needle); found !== -1; ) {
      const end = found + needle.length
      // A folded character can be several; a match of a part of them is none.
      const isWhole = isStart(found) && isStart(end)
      if (isWhole) matches.push({ from: at(found), to: at(end) })
      found = text.indexOf(needle, isWhole ? end : found + 1)
    }
    return matches
  }
}

/** A text for comparison, and the offset in the original text of each of its characters and of its end. */
type Folded = { text: string; at: (n: number) => number }

const same = (n: number) => n

function createFold({ isExact, ignoresAccents }: FindQuery): (text: string) => Folded {
  const known = new Map<string, string>()
  const foldChar = (char: string): string => {
    const cased = isExact ? char : char.toLowerCase()
    if (!ignoresAccents) return cased
    return withoutAccents(cased)
  }
  return (text) => {
    if (isExact && !ignoresAccents) return { text, at: same }
    const lower = isExact ? text : text.toLowerCase()
    if (ASCII.test(text) || (!ignoresAccents && lower.length === text.length))
      return { text: lower, at: same }
    let folded = ''
    const starts: number[] = []
    let offset = 0
    for (const char of text) {
      let by = known.get(char)
      if (by === undefined) {
        by = foldChar(char)
        known.set(char, by)
      }
      folded += by
      for (let n = 0; n < by.length; n++) starts.push(offset)
      offset += char.length
    }
    return { text: folded, at: (n) => starts[n] ?? text.length }
  }
}
