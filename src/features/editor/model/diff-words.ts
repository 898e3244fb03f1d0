/** Which versions contain a part of a comparison: both, only the later or only the earlier. */
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

/** The shortest edit (Myers), traced back from the end; null when it needs more than `MAX_EDITS` steps. */
function shortestEdit(before: readonly string[], after: readonly string[]): Edit[] | null {
  const n = before.length
  const m = after.length
  const limit = Math.min(n + m, MAX_EDITS)
  const offset = limit + 1
  const furthest = new Int32Array(2 * limit + 3)
  const trace: Int32Array[] = []
  const isDown = (row: Int32Array, d: number, k: number) =>
    k === -d || (k !== d && (row[offset + k - 1] ?? 0) < (row[offset + k + 1] ?? 0))

  const reachesEnd = (d: number): boolean => {
    for (let k = -d; k <= d; k += 2) {
      let x = isDown(furthest, d, k) ? (furthest[offset + k + 1] ?? 0) : (furthest[offset + k - 1] ?? 0) + 1
      let y = x - k
      while (x < n && y < m && before[x] === after[y]) {
        x++
        y++
      }
      furthest[offset + k] = x
      if (x >= n && y >= m) return true
    }
    return false
  }

  for (let d = 0; d <= limit; d++) {
    // Stores only the diagonals reachable in this step, so that memory grows with the edit, not with the
    // text.
    trace.push(furthest.slice(offset - d - 1, offset + d + 2))
    if (reachesEnd(d)) return walkBack(trace, before, after)
  }
  return null
}

function walkBack(trace: readonly Int32Array[], before: readonly string[], after: readonly string[]): Edit[] {
  const edits: Edit[] = []
  let x = before.length
  let y = after.length
  for (let d = trace.length - 1; d >= 0; d--) {
    const row = trace[d]
    const at = (k: number) => row?.[d + 1 + k] ?? 0
    const k = x - y
    const previousK = k === -d || (k !== d && at(k - 1) < at(k + 1)) ? k + 1 : k - 1
    const previousX = d === 0 ? 0 : at(previousK)
    const previousY = d === 0 ? 0 : previousX - previousK
    while (x > previousX && y > previousY) {
      x--
      y--
      edits.push({ kind: 'same', token: before[x] ?? '' })
    }
    if (d === 0) break
    if (x > previousX) edits.push({ kind: 'removed', token: before[--x] ?? '' })
    else edits.push({ kind: 'added', token: after[--y] ?? '' })
  }
  return edits.reverse()
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
