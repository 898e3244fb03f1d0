import { createRoute } from '@hono/zod-openapi'
import { sentResponse } from '../../_shared/contract/mail.ts'
import { sendMessageBody } from '../../_shared/contract/mail-forms.ts'
import {
  heldResponse,
  holdMessageBody,
  rescheduleBody,
  scheduledList,
} from '../../_shared/contract/mail-held.ts'
import { documentBody, idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { cleanBody } from './clean-html.ts'
import { readScheduled } from './draft-rows.ts'
import { readMessage } from './message-rows.ts'
import { readThread } from './thread-rows.ts'

const tags = ['mail']

/**
 * Sends messages: `/api/mail/messages` at once, `/api/mail/held` after eight seconds or later unless they are taken back
 * (decisions 0026, 0059).
 */
export function mailSendingResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/messages',
      tags,
      summary: 'Sends a message; the same id again returns the first one.',
      request: { body: documentBody(sendMessageBody) },
      responses: { ...created(sentResponse, 'Sent'), ...ok(sentResponse, 'It was sent before') },
      ...refuses('not_found', 'already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const me = c.var.claims.sub
      const message = { ...body, ...cleanBody(body.html) }
      const { isNew, ...response } = await c.var.asCaller(async (tx) => {
        const [{ threadId, isNew }] = await tx<[{ threadId: string; isNew: boolean }]>`
          select thread_id, is_new from private.send_message(${tx.json(message as never)})`
        const thread = await readThread(tx, threadId, me)
        return { isNew, thread, message: await readMessage(tx, body.id, me) }
      })
      return c.json(response, isNew ? 201 : 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/held',
      tags,
      summary:
        'Holds a message for eight seconds or until a time, then sends it; the same id again changes nothing.',
      request: { body: documentBody(holdMessageBody) },
      responses: { ...created(heldResponse, 'Held'), ...ok(heldResponse, 'It was sent before') },
      ...refuses('not_found', 'already_exists', 'too_many'),
    }),
    async (c) => {
      const { message, people, sendAt } = c.req.valid('json')
      const body = { ...message, ...cleanBody(message.html) }
      const [{ dueAt }] = await c.var.asCaller(
        (tx) => tx<[{ dueAt: string | null }]>`
          select private.hold_message(${tx.json(body as never)}, ${tx.json(people as never)}, ${sendAt ?? null}) as due_at`,
      )
      return c.json({ id: message.id, dueAt }, dueAt === null ? 200 : 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/scheduled',
      tags,
      summary: 'Lists the messages of the caller that are sent later, the next one first.',
      responses: ok(scheduledList),
    }),
    async (c) => c.json({ messages: await c.var.asCaller(readScheduled) }, 200),
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/mail/held/{id}',
      tags,
      summary: 'Changes when a scheduled message is sent; 404 when it has been sent.',
      request: { params: idParams('id'), body: jsonBody(rescheduleBody) },
      responses: ok(heldResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { sendAt } = c.req.valid('json')
      const [{ dueAt }] = await c.var.asCaller(
        (tx) => tx<[{ dueAt: string }]>`select private.reschedule_message(${id}, ${sendAt}) as due_at`,
      )
      return c.json({ id, dueAt }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail/held/{id}',
      tags,
      summary: 'Takes back a held message, which is a draft again; 404 when it has been sent.',
      request: { params: idParams('id') },
      responses: noContent,
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller((tx) => tx`select private.undo_message(${id})`)
      return c.body(null, 204)
    },
  )
}
