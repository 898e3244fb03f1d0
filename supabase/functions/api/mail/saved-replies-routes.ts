import { createRoute } from '@hono/zod-openapi'
import {
  type SavedReply,
  savedReply,
  savedReplyBody,
  savedReplyList,
  savedReplyListQuery,
  savedReplyPatch,
  savedReplyResponse,
} from '../../_shared/contract/saved-replies.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'

const tags = ['mail']
const COLUMNS = 's.id, s.title, s.language, s.body, s.revision, s.updated_at as last_updated'

const listDefinition: ListDefinition = {
  from: 'public.saved_replies',
  alias: 's',
  select: COLUMNS,
  search: ['s.title', 's.body'],
  sort: { title: 'private.fold(s.title)', language: 's.language', lastUpdated: 's.updated_at' },
  defaultSort: { by: 'title', order: 'asc' },
  tieBreak: 's.id',
}

/** `/api/mail/saved-replies`: the texts that staff insert into messages. */
export function savedRepliesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/saved-replies',
      tags,
      summary: 'Lists the saved replies of staff, sorted by title, language or lastUpdated.',
      request: { query: savedReplyListQuery },
      responses: ok(savedReplyList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'user')
        const conditions = query.language === undefined ? [] : [tx`s.language = ${query.language}`]
        return runList<SavedReply>(tx, listDefinition, query, conditions)
      })
      return c.json({ replies: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/saved-replies',
      tags,
      summary: 'Saves a reply for all staff.',
      request: { body: jsonBody(savedReplyBody) },
      responses: created(savedReplyResponse),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const reply = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'user')
        const [row] = await tx<{ id: string }[]>`insert into public.saved_replies ${tx(body)} returning id`
        return readReply(tx, row?.id ?? '')
      })
      return c.json({ reply }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/mail/saved-replies/{id}',
      tags,
      summary: 'Changes a saved reply.',
      request: { params: idParams('id'), body: jsonBody(savedReplyPatch) },
      responses: { ...ok(savedReplyResponse), ...conflict({ reply: savedReply }) },
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, ...changes } = c.req.valid('json')
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const reply = await c.var.asCaller(async (tx) => {
        const [locked] = await tx<{ revision: number; updatedBy: string }[]>`
          select revision, updated_by from public.saved_replies where id = ${id} for update`
        const current = await readReply(tx, id)
        if (locked?.revision !== revision)
          throw new HttpError('conflict', { beside: { reply: current, changedBy: locked?.updatedBy ?? '' } })
        if (Object.keys(given).length > 0)
          await tx`update public.saved_replies set ${tx(given)} where id = ${id}`
        return readReply(tx, id)
      })
      return c.json({ reply }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail/saved-replies/{id}',
      tags,
      summary: 'Deletes a saved reply.',
      request: { params: idParams('id') },
      responses: noContent,
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const gone = await c.var.asCaller(
        (tx) => tx`delete from public.saved_replies where id = ${id} returning id`,
      )
      if (gone.length === 0) throw notFound()
      return c.body(null, 204)
    },
  )
}

/** Returns one saved reply; throws 404 when the caller may not read it. */
async function readReply(tx: Tx, id: string): Promise<SavedReply> {
  const [row] = await tx<
    SavedReply[]
  >`select ${tx.unsafe(COLUMNS)} from public.saved_replies s where s.id = ${id}`
  if (!row) throw notFound()
  return row
}
