import { foldText } from './fold-text.ts'

/**
 * The marks around each hit in a snippet (contract `searchHit`): private-use characters that no stored text contains.
 */
export const HIT_START = '\ue000'
export const HIT_END = '\ue001'

const WINDOW = 180
const LEAD = 60

type Hit = { start: number; end: number; term: number }

/** A part of a text with marked hits, the number of terms it holds, and the location of its first hit. */
export type SearchSnippet = { snippet: string; terms: number; match: { text: string; index: number } }

/** Returns the part of a text that holds most of the terms, with the hits marked; null when it holds none. */
export function searchSnippetOf(text: string, pattern: RegExp): SearchSnippet | null {
  const clean = text.replace(/[\ue000\ue001]/g, ' ')
  const hits = findHits(clean, pattern)
  const best = densest(hits)
  if (!best) return null
  const start = wordStart(clean, Math.max(0, best.start - LEAD))
  const end = wordEnd(clean, Math.min(clean.length, start + WINDOW))
  let snippet = ''
  let at = start
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue
    snippet += clean.slice(at, hit.start) + HIT_START + clean.slice(hit.start, hit.end) + HIT_END
    at = hit.end
  }
  snippet = (snippet + clean.slice(at, end)).replace(/\s+/g, ' ').trim()
  return {
    snippet: `${start > 0 ? '…' : ''}${snippet}${end < clean.length ? '…' : ''}`,
    terms: best.terms,
    match: matchAt(clean, best),
  }
}

/** The text of a hit and how often it occurs before, ignoring case. */
function matchAt(text: string, { start, end }: { start: number; end: number }): SearchSnippet['match'] {
  const written = text.slice(start, end).split('\n', 1)[0] ?? ''
  const before = text.slice(0, start).toLowerCase()
  return { text: written, index: written === '' ? 0 : before.split(written.toLowerCase()).length - 1 }
}

function findHits(text: string, pattern: RegExp): Hit[] {
  const folded = foldText(text)
  const hits: Hit[] = []
  for (const match of folded.text.matchAll(pattern)) {
    const last = match.index + match[0].length
    const start = folded.from[match.index] ?? 0
    // Includes a whole letter that folds to two, and marks that fold to none.
    const end = folded.from[last] ?? text.length
    hits.push({ start, end, term: match.slice(1).findIndex((group) => group !== undefined) })
  }
  return hits
}

function densest(hits: readonly Hit[]): { start: number; end: number; terms: number } | null {
  let best: { start: number; end: number; terms: number } | null = null
  for (const [at, first] of hits.entries()) {
    const seen = new Set<number>()
    for (let next = at; next < hits.length; next += 1) {
      const hit = hits[next] as Hit
      if (hit.end > first.start + WINDOW - LEAD) break
      seen.add(hit.term)
    }
    const terms = Math.max(seen.size, 1)
    if (!best || terms > best.terms) best = { start: first.start, end: first.end, terms }
  }
  return best
}

function wordStart(text: string, from: number): number {
  if (from === 0) return 0
  const space = text.slice(from, from + 30).search(/\s/)
  return space === -1 ? from : from + space + 1
}

function wordEnd(text: string, to: number): number {
  if (to === text.length) return to
  const space = text.slice(to, to + 30).search(/\s/)
  return space === -1 ? to : to + space
}
