import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  createManuscriptBody,
  type Manuscript,
  manuscriptList,
  manuscriptListQuery,
  manuscriptResponse,
  patchManuscriptBody,
} from '../../_shared/contract/manuscripts.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { documentBody, idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { addItems } from './add-items.ts'
import { eraseManuscript } from './erase.ts'
import { isOwnOrShared, manuscriptListDefinition, readManuscript, seesAll } from './manuscript-rows.ts'
import { requireAccess } from './require-access.ts'
import { createStartLayout } from './start-layouts.ts'

const tags = ['manuscripts']

const deleteQuery = z.object({ forever: z.literal('true').optional().catch(undefined) })

/** `/api/manuscripts`: list, create, get, patch, trash, restore, erase. */
export function manuscriptsResource(api: ApiRouter, deps: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts',
      tags,
      summary: 'Lists the manuscripts of the caller and those shared with them.',
      request: { query: manuscriptListQuery },
      responses: ok(manuscriptList),
      ...refuses('invalid'),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const uid = c.var.claims.sub
      const { rows, total } = await c.var.asCaller(async (tx) => {
        const all = await seesAll(tx)
        const conditions = all ? [] : [isOwnOrShared(tx, uid)]
        if (query.view === 'active') conditions.push(tx`m.deleted_at is null`)
        else conditions.push(tx`m.deleted_at is not null`, all ? tx`true` : tx`m.owner_id = ${uid}`)
        if (query.sourceIdentifier !== undefined) {
          conditions.push(tx`m.source_identifier = ${query.sourceIdentifier}`)
        }
        return runList<Manuscript>(tx, manuscriptListDefinition, query, conditions)
      })
      return c.json({ manuscripts: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts',
      tags,
      summary: 'Creates a manuscript.',
      request: { body: documentBody(createManuscriptBody) },
      responses: created(manuscriptResponse),
      ...refuses('not_found', 'in_trash', 'already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const manuscript = await c.var.asCaller(async (tx) => {
        const { title, author = '', description = '', language = 'en', target = null, items } = body
        const id = body.id ?? crypto.randomUUID()
        const inserted = await tx`
          insert into public.manuscripts ${tx({ id, title, author, description, language, target })}
          on conflict (id) do nothing returning id`
        // A repeated call finds the manuscript of the first one, which another person's id is not.
        if (inserted.length === 0) await requireAccess(tx, id, 'write')
        else if (items === undefined) await createStartLayout(tx, id, body.start, language)
        if (items !== undefined) await addItems(tx, id, items)
        return readManuscript(tx, id)
      })
      return c.json({ manuscript }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}',
      tags,
      summary: 'Returns a manuscript with its labels and statuses.',
      request: { params: idParams('id') },
      responses: ok(manuscriptResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const manuscript = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readManuscript(tx, id)
      })
      return c.json({ manuscript }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}',
      tags,
      summary: 'Changes a manuscript.',
      request: { params: idParams('id'), body: jsonBody(patchManuscriptBody) },
      responses: { ...ok(manuscriptResponse), ...conflict(manuscriptResponse.shape) },
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, ...changes } = c.req.valid('json')
      const manuscript = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        const locked = await tx<{ revision: number }[]>`
        select revision from public.manuscripts where id = ${id} for update`
        if (locked[0]?.revision !== revision) {
          throw new HttpError('conflict', { beside: { manuscript: await readManuscript(tx, id) } })
        }
        if (Object.keys(given).length > 0)
          await tx`update public.manuscripts set ${tx(given)} where id = ${id}`
        return readManuscript(tx, id)
      })
      return c.json({ manuscript }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}',
      tags,
      summary: 'Moves a manuscript to the trash; with forever=true, deletes it from there.',
      request: { params: idParams('id'), query: deleteQuery },
      responses: noContent,
      ...refuses('not_in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      if (c.req.valid('query').forever) await eraseManuscript(c, id, deps.storage)
      else await c.var.asCaller((tx) => setTrashed(tx, id, true))
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/restore',
      tags,
      summary: 'Restores a manuscript from the trash.',
      request: { params: idParams('id') },
      responses: ok(manuscriptResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const manuscript = await c.var.asCaller(async (tx) => {
        await setTrashed(tx, id, false)
        return readManuscript(tx, id)
      })
      return c.json({ manuscript }, 200)
    },
  )
}

async function setTrashed(tx: Parameters<typeof readManuscript>[0], id: string, trashed: boolean) {
  await requireAccess(tx, id, 'own', { evenInTrash: true })
  // A repeated call changes nothing and succeeds.
  await tx`update public.manuscripts set deleted_at = ${trashed ? tx`now()` : null}
    where id = ${id} and (deleted_at is null) = ${trashed}`
}
