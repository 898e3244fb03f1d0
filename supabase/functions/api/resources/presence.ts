import type { Hono } from 'hono'
import { presenceBody } from '../../_shared/contract/chat.ts'
import type { Presence } from '../../_shared/contract/people.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'

/** `POST /api/presence`: the beat of an open tab, and the word that the last one closes. */
export function presenceResource(api: Hono<Env>): void {
  api.post('/presence', async (c) => {
    const { presence = null, isLeaving } = await readBody(c, presenceBody)
    const [row] = await c.var.asCaller(
      (tx) => tx<{ shown: Presence }[]>`select private.note_presence(${presence}, ${isLeaving}) as shown`,
    )
    return c.json({ presence: row?.shown ?? 'offline' })
  })
}
