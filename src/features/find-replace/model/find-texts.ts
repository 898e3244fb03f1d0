import type { FindQuery } from './find-query.ts'
import { createMatcher, type TextMatch } from './match-text.ts'

/** Texts to search, and the most matches. */
export type FindTexts = { query: FindQuery; texts: readonly string[]; limit: number }
/** The matches of a text, by the index of the text; or why nothing can be found. */
export type FoundTexts =
  | { found: { index: number; matches: TextMatch[] }[] }
  | { problem: 'bad-pattern' | 'broken' }

/** Searches texts until the limit of matches is reached. */
export function findTexts({ query, texts, limit }: FindTexts): FoundTexts {
  try {
    const match = createMatcher(query)
    const found: { index: number; matches: TextMatch[] }[] = []
    let left = limit
    for (let index = 0; index < texts.length && left > 0; index++) {
      const matches = match(texts[index] ?? '').slice(0, left)
      left -= matches.length
      if (matches.length > 0) found.push({ index, matches })
    }
    return { found }
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'bad-pattern' : 'broken' }
  }
}
