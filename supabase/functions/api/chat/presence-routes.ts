import type { Hono } from 'hono'
import { presenceBody, roomPresenceBody, typingBody } from '../../_shared/contract/chat.ts'
import type { Presence } from '../../_shared/contract/people.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'

/** `POST /api/presence`: the beat of an open tab, and the word that it closes; `/rooms`: who is in a room; `/typing`: who types there. */
export function presenceResource(api: Hono<Env>): void {
  api.post('/presence', async (c) => {
    const { tab, isLeaving } = await readBody(c, presenceBody)
    const [row] = await c.var.asCaller(
      (tx) => tx<{ shown: Presence }[]>`select private.note_tab(${tab}, ${isLeaving}) as shown`,
    )
    return c.json({ presence: row?.shown ?? 'offline' })
  })

  api.post('/presence/rooms', async (c) => {
    const { room, tab, isLeaving } = await readBody(c, roomPresenceBody)
    const [row] = await c.var.asCaller(
      (tx) => tx<{ here: string[] }[]>`select private.note_room(${room}, ${tab}, ${isLeaving}) as here`,
    )
    return c.json({ here: row?.here ?? [] })
  })

  api.post('/presence/typing', async (c) => {
    const { room, isTyping } = await readBody(c, typingBody)
    await c.var.asCaller((tx) => tx`select private.say_typing(${room}, ${isTyping})`)
    return c.body(null, 204)
  })
}
