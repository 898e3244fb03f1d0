import * as z from 'zod'

const shape = z.object({ kind: z.literal('binder-item'), manuscriptId: z.string(), id: z.string() })

/** What is carried while an item is dragged. */
export const dragData = (manuscriptId: string, id: string) => ({
  kind: 'binder-item' as const,
  manuscriptId,
  id,
})

/** The item that is dragged, when it is one of this manuscript. */
export function draggedItem(data: Record<string | symbol, unknown>, manuscriptId: string): string | null {
  const parsed = shape.safeParse(data)
  return parsed.success && parsed.data.manuscriptId === manuscriptId ? parsed.data.id : null
}
