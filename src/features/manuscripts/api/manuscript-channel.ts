import * as z from 'zod'
import { supabase } from '@/lib/supabase.ts'

/** What a listener hears: changed items by id (empty: unknown which), or that the channel was joined (again). */
export type ManuscriptEvent = { kind: 'items'; ids: readonly string[] } | { kind: 'joined' }
type Listener = (event: ManuscriptEvent) => void

const hint = z.object({ payload: z.object({ ids: z.array(z.string()) }) })
const open = new Map<string, { listeners: Set<Listener>; close: () => void }>()

function join(manuscriptId: string) {
  const listeners = new Set<Listener>()
  const tell = (event: ManuscriptEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const channel = supabase
    .channel(`manuscript:${manuscriptId}`, { config: { private: true } })
    .on('broadcast', { event: 'items' }, (message: unknown) => {
      const parsed = hint.safeParse(message)
      tell({ kind: 'items', ids: parsed.success ? parsed.data.payload.ids : [] })
    })
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') tell({ kind: 'joined' })
    })
  return { listeners, close: () => void supabase.removeChannel(channel) }
}

/** Listens to a manuscript's private topic; several listeners of a page share one channel. Returns how to stop. */
export function listenToManuscript(manuscriptId: string, listener: Listener): () => void {
  const shared = open.get(manuscriptId) ?? join(manuscriptId)
  open.set(manuscriptId, shared)
  shared.listeners.add(listener)
  return () => {
    shared.listeners.delete(listener)
    // A page that follows at once (the editor after the manuscript) takes the channel over.
    setTimeout(() => {
      if (shared.listeners.size > 0 || open.get(manuscriptId) !== shared) return
      open.delete(manuscriptId)
      shared.close()
    }, 0)
  }
}
