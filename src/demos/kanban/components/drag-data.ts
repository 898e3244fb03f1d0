const key = Symbol('kanban')

type Dragged = { kind: 'card' | 'board'; id: number }

/** The data of a dragged card or board, and of a drop target. */
export const kanbanData = (kind: Dragged['kind'], id: number): Record<string | symbol, unknown> => ({
  [key]: { kind, id } satisfies Dragged,
})

/** Reads the data of a card or board; null for something else. */
export function readKanbanData(data: Record<string | symbol, unknown>, kind: Dragged['kind']): number | null {
  const dragged = data[key] as Dragged | undefined
  return dragged?.kind === kind ? dragged.id : null
}
