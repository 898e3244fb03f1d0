import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  type InboundLook,
  inboundLookList,
  mailOriginalResponse,
} from '../../_shared/contract/inbound-mails.ts'
import { listQuery } from '../../_shared/contract/list.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { readBody } from '../../_shared/http/body.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import type { Deps } from '../deps.ts'
import { messageIdOf, readDelivery } from './inbound-providers.ts'

const tags = ['mail']
/** The largest delivery in bytes; base64 leaves about 7 MB for the attachments of a mail. */
const LARGEST = 10_000_000

const definition: ListDefinition = {
  from: 'private.inbound_looks()',
  alias: 'il',
  select:
    'il.id, il.received_at, il.reason, il.sender, il.user_no, il.full_name, il.project_id, il.title, il.text',
  search: ['il.sender', `coalesce(il.full_name, '')`, `coalesce(il.title, '')`],
  sort: { receivedAt: 'il.received_at', sender: 'lower(il.sender)' },
  defaultSort: { by: 'receivedAt', order: 'desc' },
  tieBreak: 'il.id',
}

/** `/api/mail/inbound`: answers by mail; `/api/mail/looks`: those that were not accepted. */
export function inboundResource(api: ApiRouter, { asVisitor, inbound }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/inbound',
      tags,
      summary:
        'Stores a mail that a mail server delivers (docs/deploy.md): raw MIME with our signature, a form of Mailgun, or JSON of Postmark.',
      security: [],
      responses: ok(z.object({ isStored: z.literal(true) })),
      ...refuses('invalid_json', 'too_large'),
    }),
    async (c) => {
      const bytes = await readBody(c, LARGEST)
      const { providerId, recipient, isFailed, raw } = await readDelivery(c.req.raw.headers, bytes, inbound)
      if (recipient.length > 320 || recipient.includes('\0')) throw new HttpError('forbidden')
      const messageId = await messageIdOf(raw)
      await asVisitor(
        (tx) =>
          tx`select private.store_inbound(${providerId}, ${messageId}, ${recipient}, ${isFailed}, ${raw})`,
      )
      return c.json({ isStored: true as const }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/looks',
      tags,
      summary: 'Lists the received mails that were not accepted, with the reason.',
      request: { query: listQuery },
      responses: ok(inboundLookList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        return runList<InboundLook>(tx, definition, query)
      })
      return c.json({ mails: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail/looks/{id}',
      tags,
      summary: 'Takes a received mail off the list, and records who did it.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller((tx) => tx`select private.end_look(${id})`)
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/originals/{id}',
      tags,
      summary: 'Returns the whole text of the mail that became a message or a comment.',
      request: { params: idParams('id') },
      responses: ok(mailOriginalResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const [row] = await c.var.asCaller(
        (tx) => tx<{ text: string | null }[]>`select private.mail_original(${id}) as text`,
      )
      if (row?.text == null) throw notFound()
      return c.json({ text: row.text }, 200)
    },
  )
}
