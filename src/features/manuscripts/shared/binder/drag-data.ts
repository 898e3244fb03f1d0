/** The data of an item drag. */
export const dragData = (manuscriptId: string, id: string) => ({
  kind: 'binder-item' as const,
  manuscriptId,
  id,
})

/** The id of the dragged item if it belongs to this manuscript, else null. */
export function draggedItem(data: Record<string | symbol, unknown>, manuscriptId: string): string | null {
  const isOurs = data.kind === 'binder-item' && data.manuscriptId === manuscriptId
  return isOurs && typeof data.id === 'string' ? data.id : null
}
