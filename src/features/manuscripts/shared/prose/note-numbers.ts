import type { Doc, DocNode } from '@contract/document.ts'

/** The numbers of footnotes by id, in the order of a text; a mark without a footnote has none. */
export function noteNumbers(
  doc: Doc | null,
  footnotes: readonly { id: string }[],
): ReadonlyMap<string, number> {
  const known = new Set(footnotes.map(({ id }) => id))
  const numbers = new Map<string, number>()
  const visit = (node: DocNode) => {
    const id = noteOf(node)
    if (id !== null && known.has(id) && !numbers.has(id)) numbers.set(id, numbers.size + 1)
    if ('content' in node) node.content?.forEach(visit)
  }
  doc?.content.forEach(visit)
  return numbers
}

/** The id of the footnote that a text belongs to, or null. */
export function noteOf(node: DocNode | undefined): string | null {
  const mark = node?.type === 'text' && node.marks?.find(({ type }) => type === 'footnote')
  return mark && mark.type === 'footnote' ? mark.attrs.id : null
}
