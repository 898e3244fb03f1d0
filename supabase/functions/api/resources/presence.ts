import type { Hono } from 'hono'
import { presenceBody, typingBody } from '../../_shared/contract/chat.ts'
import type { Presence } from '../../_shared/contract/people.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'

/** `POST /api/presence`: the beat of an open tab, and the word that it closes; `/typing`: who types in a room. */
export function presenceResource(api: Hono<Env>): void {
  api.post('/presence', async (c) => {
    const { tab, isLeaving } = await readBody(c, presenceBody)
    const [row] = await c.var.asCaller(
      (tx) => tx<{ shown: Presence }[]>`select private.note_tab(${tab}, ${isLeaving}) as shown`,
    )
    return c.json({ presence: row?.shown ?? 'offline' })
  })

  api.post('/presence/typing', async (c) => {
    const { room, isTyping } = await readBody(c, typingBody)
    await c.var.asCaller((tx) => tx`select private.say_typing(${room}, ${isTyping})`)
    return c.body(null, 204)
  })
}
