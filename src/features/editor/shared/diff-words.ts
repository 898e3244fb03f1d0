import { diffArrays } from 'diff'

/** The versions that contain a part of a comparison: both, only the later or only the earlier one. */
export type DiffKind = 'same' | 'added' | 'removed'
export type DiffPart = { kind: DiffKind; text: string }

const TOKEN = /\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+(?:['’\-‑][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/gu
/** The words, punctuation and spaces of a text. */
export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/**
 * With more edits a part is shown as replaced as a whole, because a word-by-word comparison is not readable.
 */
const MAX_EDITS = 2000

type Edit = { kind: DiffKind; token: string }

/** Returns the shortest edit (Myers), or null when it takes more than `MAX_EDITS`. */
function shortestEdit(before: string[], after: string[]): Edit[] | null {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  return (
    changes?.flatMap(({ added, removed, value }) => {
      const kind: DiffKind = added ? 'added' : removed ? 'removed' : 'same'
      return value.map((token) => ({ kind, token }))
    }) ?? null
  )
}

function join(edits: readonly Edit[]): DiffPart[] {
  const parts: DiffPart[] = []
  for (const { kind, token } of edits) {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += token
    else parts.push({ kind, text: token })
  }
  return parts
}

/**
 * The shortest edit between two token sequences; sequences that differ too much replace each other as a
 * whole.
 */
export function diffTokens(a: readonly string[], b: readonly string[]): Edit[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++
  const middleA = a.slice(start, a.length - end)
  const middleB = b.slice(start, b.length - end)
  const same = (tokens: readonly string[]): Edit[] => tokens.map((token) => ({ kind: 'same', token }))
  const middle: Edit[] = shortestEdit(middleA, middleB) ?? [
    ...middleA.map((token): Edit => ({ kind: 'removed', token })),
    ...middleB.map((token): Edit => ({ kind: 'added', token })),
  ]
  return [...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))]
}

/**
 * Compares two texts word by word; the parts without added ones are `before`, without removed ones `after`.
 */
export const diffWords = (before: string, after: string): DiffPart[] =>
  join(diffTokens(tokensOf(before), tokensOf(after)))
