import type { Anchor } from './anchors.ts'

/** The anchor after or before a position, beginning again at the other end; null without one. */
export function nextAnchor(anchors: readonly Anchor[], at: number, step: 1 | -1): Anchor | null {
  const sorted = [...anchors].sort((a, b) => a.from - b.from)
  const found = step === 1 ? sorted.find(({ from }) => from > at) : sorted.findLast(({ from }) => from < at)
  return found ?? sorted.at(step === 1 ? 0 : -1) ?? null
}
