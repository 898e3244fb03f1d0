import type { DiffBlock } from './diff-documents.ts'

const hasChange = ({ kind, parts }: DiffBlock): boolean =>
  kind !== 'same' || parts.some((part) => part.kind !== 'same')

/** Groups of blocks with a change, each with one unchanged block before and after it. */
export function changedBlocks(blocks: readonly DiffBlock[]): DiffBlock[][] {
  const isChanged = blocks.map(hasChange)
  const groups: DiffBlock[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const [at, block] of blocks.entries()) {
    if (!isChanged[at - 1] && !isChanged[at] && !isChanged[at + 1]) continue
    if (at - last > 1) groups.push([])
    groups.at(-1)?.push(block)
    last = at
  }
  return groups
}
