import { createRoute } from '@hono/zod-openapi'
import {
  presenceBody,
  presenceResponse,
  roomPresenceBody,
  roomPresenceResponse,
  typingBody,
} from '../../_shared/contract/chat.ts'
import type { Presence } from '../../_shared/contract/people.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['account and profile']

/** `/api/presence`: the heartbeat of a tab and its end; `/rooms`: the people in a room; `/typing`: typing state. */
export function presenceResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/presence',
      tags,
      summary: 'Records that a tab of the caller is open or closes; returns the presence that others see.',
      request: { body: jsonBody(presenceBody) },
      responses: ok(presenceResponse),
    }),
    async (c) => {
      const { tab, isLeaving } = c.req.valid('json')
      const [row] = await c.var.asCaller(
        (tx) => tx<{ shown: Presence }[]>`select private.note_tab(${tab}, ${isLeaving}) as shown`,
      )
      return c.json({ presence: row?.shown ?? 'offline' }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/presence/rooms',
      tags,
      summary: 'Records that a tab of the caller has joined or left a channel; returns who is present.',
      request: { body: jsonBody(roomPresenceBody) },
      responses: ok(roomPresenceResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { room, tab, isLeaving } = c.req.valid('json')
      const [row] = await c.var.asCaller(
        (tx) => tx<{ here: string[] }[]>`select private.note_room(${room}, ${tab}, ${isLeaving}) as here`,
      )
      return c.json({ here: row?.here ?? [] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/presence/typing',
      tags,
      summary: 'Tells a channel of the caller whether the caller is typing.',
      request: { body: jsonBody(typingBody) },
      responses: noContent,
      ...refuses('not_found'),
    }),
    async (c) => {
      const { room, isTyping } = c.req.valid('json')
      await c.var.asCaller((tx) => tx`select private.send_typing(${room}, ${isTyping})`)
      return c.body(null, 204)
    },
  )
}
