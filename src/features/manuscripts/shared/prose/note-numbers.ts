import type { Doc, DocNode } from '@contract/document.ts'

/** The ids of the footnotes that a text refers to, each once, in its order. */
export function noteIds(doc: Doc | null): string[] {
  const ids = new Set<string>()
  const visit = (node: DocNode) => {
    const id = noteOf(node)
    if (id !== null) ids.add(id)
    if ('content' in node) node.content?.forEach(visit)
  }
  doc?.content.forEach(visit)
  return [...ids]
}

/** The numbers of footnotes by id, in the order of a text; a mark without a footnote has none. */
export function noteNumbers(
  doc: Doc | null,
  footnotes: readonly { id: string }[],
): ReadonlyMap<string, number> {
  const known = new Set(footnotes.map(({ id }) => id))
  const ids = noteIds(doc).filter((id) => known.has(id))
  return new Map(ids.map((id, at) => [id, at + 1]))
}

/** The id of the footnote that a text belongs to, or null. */
export function noteOf(node: DocNode | undefined): string | null {
  const mark = node?.type === 'text' && node.marks?.find(({ type }) => type === 'footnote')
  return mark && mark.type === 'footnote' ? mark.attrs.id : null
}
