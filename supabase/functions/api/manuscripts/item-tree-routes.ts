import type { Hono } from 'hono'
import { moveItemBody } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Ctx, type Env, idParam } from '../../_shared/http/context.ts'
import { duplicateBranch } from './duplicate.ts'
import { readSummaries } from './item-rows.ts'
import { moveItem } from './place-item.ts'
import { lockTree, requireAccess } from './require-access.ts'
import { eraseBranch, restoreBranch, trashBranch } from './trash.ts'

/** What is done to the tree: move, duplicate, trash, restore, erase. */
export function itemTreeResource(api: Hono<Env>): void {
  const base = '/manuscripts/:id/items/:itemId'
  api.post(`${base}/move`, async (c) => {
    const { parentId, afterId } = await readBody(c, moveItemBody)
    return changeTree(c, 200, (tx, id, itemId) => moveItem(tx, id, itemId, parentId, afterId))
  })
  api.post(`${base}/duplicate`, (c) => changeTree(c, 201, duplicateBranch))
  api.post(`${base}/trash`, (c) => changeTree(c, 200, trashBranch))
  api.post(`${base}/restore`, (c) => changeTree(c, 200, restoreBranch))
  api.delete(base, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      await lockTree(tx, id)
      await eraseBranch(tx, id, itemId)
    })
    return c.body(null, 204)
  })
  api.delete('/manuscripts/:id/trash', async (c) => {
    const id = idParam(c, 'id')
    await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      await lockTree(tx, id)
      await tx`delete from public.manuscript_items where manuscript_id = ${id} and in_trash`
    })
    return c.body(null, 204)
  })
}

type Change = (tx: Tx, manuscriptId: string, itemId: string) => Promise<string[]>

/** Runs one change with the tree locked and answers every item it changed. */
async function changeTree(c: Ctx, status: 200 | 201, change: Change): Promise<Response> {
  const id = idParam(c, 'id')
  const itemId = idParam(c, 'itemId')
  const items = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, id, 'write')
    await lockTree(tx, id)
    return readSummaries(tx, id, await change(tx, id, itemId))
  })
  return c.json({ items }, status)
}
