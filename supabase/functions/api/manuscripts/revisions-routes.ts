import type { Hono } from 'hono'
import type { Doc } from '../../_shared/contract/document.ts'
import { nameRevisionBody, restoreRevisionBody } from '../../_shared/contract/items.ts'
import { listQuery } from '../../_shared/contract/list.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { readItem } from './item-rows.ts'
import { bodyValues } from './item-values.ts'
import { lockItem } from './lock-item.ts'
import { requireAccess } from './require-access.ts'
import { keepRevision, presentRevision, type RevisionRow, revisionListDefinition } from './revisions.ts'

const BASE = '/manuscripts/:id/items/:itemId/revisions'

/** `…/items/:itemId/revisions`: earlier states of an item. */
export function revisionsResource(api: Hono<Env>): void {
  api.get(BASE, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const query = readQuery(c, listQuery)
    const { rows, total } = await c.var.asCaller(async (tx) => {
      await requireItem(tx, id, itemId, 'read')
      const conditions = [tx`r.manuscript_id = ${id}`, tx`r.item_id = ${itemId}`]
      return runList<RevisionRow>(tx, revisionListDefinition, query, conditions)
    })
    return c.json({ revisions: rows.map(presentRevision), total })
  })

  api.post(BASE, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const { name } = await readBody(c, nameRevisionBody)
    const row = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      return keepRevision(tx, id, itemId, 'named', name)
    })
    if (!row) throw notFound()
    return c.json({ revision: presentRevision(row) }, 201)
  })

  api.get(`${BASE}/:revisionId`, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const revisionId = idParam(c, 'revisionId')
    const row = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readRevision(tx, id, itemId, revisionId)
    })
    return c.json({ revision: presentRevision(row) })
  })

  api.post(`${BASE}/:revisionId/restore`, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const revisionId = idParam(c, 'revisionId')
    const { revision } = await readBody(c, restoreRevisionBody)
    const item = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      await lockItem(tx, id, itemId, revision)
      const { content, title } = await readRevision(tx, id, itemId, revisionId)
      await keepRevision(tx, id, itemId, 'restore')
      const values = { ...bodyValues(tx, content), ...(title === '' ? {} : { title }) }
      await tx`update public.manuscript_items set ${tx(values)} where manuscript_id = ${id} and id = ${itemId}`
      return readItem(tx, id, itemId)
    })
    return c.json({ item })
  })
}

async function readRevision(tx: Tx, manuscriptId: string, itemId: string, revisionId: string) {
  const [row] = await tx<(RevisionRow & { content: Doc | null; text: string })[]>`
    select ${tx.unsafe(revisionListDefinition.select)}, r.content, r.text from public.item_revisions r
     where r.manuscript_id = ${manuscriptId} and r.item_id = ${itemId} and r.id = ${revisionId}`
  if (!row) throw notFound()
  return row
}

async function requireItem(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  need: 'read' | 'write',
): Promise<void> {
  await requireAccess(tx, manuscriptId, need)
  const [row] =
    await tx`select 1 from public.manuscript_items where manuscript_id = ${manuscriptId} and id = ${itemId}`
  if (!row) throw notFound()
}
