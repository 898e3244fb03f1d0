/** What is carried while an item is dragged. */
export const dragData = (manuscriptId: string, id: string) => ({
  kind: 'binder-item' as const,
  manuscriptId,
  id,
})

/** The item that is dragged, when it is one of this manuscript. */
export function draggedItem(data: Record<string | symbol, unknown>, manuscriptId: string): string | null {
  const isOurs = data.kind === 'binder-item' && data.manuscriptId === manuscriptId
  return isOurs && typeof data.id === 'string' ? data.id : null
}
