import type { Hit } from './find-in-items.ts'

const BEFORE = 40
const AFTER = 120

/** The words of a hit, and the text around it that is shown; the text before is short, so that the hit is in view. */
export function hitContext({ text, from, to }: Pick<Hit, 'text' | 'from' | 'to'>) {
  const start = Math.max(0, from - BEFORE)
  const before = text.slice(start, from)
  const after = text.slice(to, to + AFTER)
  return {
    // A word that is cut at its start is left out.
    before: start === 0 ? before : `…${before.replace(/^\S*\s/u, '')}`,
    words: text.slice(from, to),
    after: to + AFTER < text.length ? `${after.replace(/\s\S*$/u, '')}…` : after,
  }
}
