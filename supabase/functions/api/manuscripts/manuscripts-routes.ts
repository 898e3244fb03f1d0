import type { Hono } from 'hono'
import {
  createManuscriptBody,
  manuscriptListQuery,
  patchManuscriptBody,
} from '../../_shared/contract/manuscripts.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import type { Deps } from '../deps.ts'
import { eraseManuscript } from './erase.ts'
import {
  type ManuscriptRow,
  manuscriptListDefinition,
  presentManuscript,
  readManuscript,
} from './manuscript-rows.ts'
import { isOwnOrShared, requireAccess, seesAll } from './require-access.ts'
import { createStartLayout } from './start-layouts.ts'

/** `/api/manuscripts`: list, create, get, patch, trash, restore, erase. */
export function manuscriptsResource(api: Hono<Env>, deps: Deps): void {
  api.get('/manuscripts', async (c) => {
    const query = readQuery(c, manuscriptListQuery)
    const uid = c.var.claims.sub
    const { rows, total } = await c.var.asCaller(async (tx) => {
      const all = await seesAll(tx)
      const conditions = all ? [] : [isOwnOrShared(tx, uid)]
      if (query.view === 'active') conditions.push(tx`m.deleted_at is null`)
      else conditions.push(tx`m.deleted_at is not null`, all ? tx`true` : tx`m.owner_id = ${uid}`)
      if (query.sourceIdentifier !== undefined) {
        conditions.push(tx`m.source_identifier = ${query.sourceIdentifier}`)
      }
      return runList<ManuscriptRow>(tx, manuscriptListDefinition, query, conditions)
    })
    return c.json({ manuscripts: rows.map(presentManuscript), total })
  })

  api.post('/manuscripts', async (c) => {
    const body = await readBody(c, createManuscriptBody)
    const manuscript = await c.var.asCaller(async (tx) => {
      const { title, author = '', description = '', language = 'en', target = null } = body
      const id = crypto.randomUUID()
      await tx`insert into public.manuscripts ${tx({ id, title, author, description, language, target })}`
      await createStartLayout(tx, id, body.start, language)
      return readManuscript(tx, id)
    })
    return c.json({ manuscript }, 201)
  })

  api.get('/manuscripts/:id', async (c) => {
    const id = idParam(c, 'id')
    const manuscript = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readManuscript(tx, id)
    })
    return c.json({ manuscript })
  })

  api.patch('/manuscripts/:id', async (c) => {
    const id = idParam(c, 'id')
    const { revision, ...changes } = await readBody(c, patchManuscriptBody)
    const manuscript = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const locked = await tx<{ revision: number }[]>`
        select revision from public.manuscripts where id = ${id} for update`
      if (locked[0]?.revision !== revision) {
        throw new HttpError('conflict', { beside: { manuscript: await readManuscript(tx, id) } })
      }
      if (Object.keys(given).length > 0) await tx`update public.manuscripts set ${tx(given)} where id = ${id}`
      return readManuscript(tx, id)
    })
    return c.json({ manuscript })
  })

  api.delete('/manuscripts/:id', async (c) => {
    const id = idParam(c, 'id')
    if (c.req.query('forever') === 'true') await eraseManuscript(c, id, deps.storage)
    else await c.var.asCaller((tx) => setTrashed(tx, id, true))
    return c.body(null, 204)
  })

  api.post('/manuscripts/:id/restore', async (c) => {
    const id = idParam(c, 'id')
    const manuscript = await c.var.asCaller(async (tx) => {
      await setTrashed(tx, id, false)
      return readManuscript(tx, id)
    })
    return c.json({ manuscript })
  })
}

async function setTrashed(tx: Parameters<typeof readManuscript>[0], id: string, trashed: boolean) {
  await requireAccess(tx, id, 'own', { evenInTrash: true })
  // Doing it twice is no mistake: what is asked for is so already.
  await tx`update public.manuscripts set deleted_at = ${trashed ? tx`now()` : null}
    where id = ${id} and (deleted_at is null) = ${trashed}`
}
