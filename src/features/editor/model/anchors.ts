import type { Node } from '@tiptap/pm/model'

/** The text range of a comment or footnote. */
export type Anchor = { id: string; kind: 'comment' | 'footnote'; from: number; to: number }

const KINDS = new Set(['comment', 'footnote'])
const known = new WeakMap<Node, readonly Anchor[]>()

/** The anchors of one top-level block, with positions relative to its start. */
function anchorsOf(block: Node): readonly Anchor[] {
  const cached = known.get(block)
  if (cached) return cached
  const found = new Map<string, Anchor>()
  const visit = (node: Node, at: number) => {
    for (const { type, attrs } of node.marks) {
      if (!KINDS.has(type.name)) continue
      const before = found.get(attrs.id)
      if (before) before.to = at + node.nodeSize
      else
        found.set(attrs.id, {
          id: attrs.id,
          kind: type.name as Anchor['kind'],
          from: at,
          to: at + node.nodeSize,
        })
    }
    node.forEach((child, offset) => {
      visit(child, at + offset + 1)
    })
  }
  if (block.isLeaf) visit(block, 0)
  else
    block.forEach((child, offset) => {
      visit(child, offset + 1)
    })
  const anchors = [...found.values()]
  known.set(block, anchors)
  return anchors
}

/** All anchors of a document in text order; one that spans blocks is one anchor. */
export function findAnchors(doc: Node): Anchor[] {
  const found = new Map<string, Anchor>()
  doc.forEach((block, offset) => {
    for (const anchor of anchorsOf(block)) {
      const before = found.get(anchor.id)
      if (before) before.to = offset + anchor.to
      else found.set(anchor.id, { ...anchor, from: offset + anchor.from, to: offset + anchor.to })
    }
  })
  return [...found.values()]
}

/** The innermost anchor at a position; its end counts as inside unless another anchor starts there. */
export function anchorAt(anchors: readonly Anchor[], at: number): Anchor | null {
  const around = anchors.filter(({ from, to }) => from <= at && at <= to)
  const inside = around.filter(({ to }) => at < to)
  return (inside.length > 0 ? inside : around).reduce<Anchor | null>(
    (best, anchor) => (best && best.from >= anchor.from ? best : anchor),
    null,
  )
}
