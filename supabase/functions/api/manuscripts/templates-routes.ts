import { createRoute } from '@hono/zod-openapi'
import { itemSummariesResponse } from '../../_shared/contract/items.ts'
import { manuscriptResponse } from '../../_shared/contract/manuscripts.ts'
import { copyItemBody, saveTemplateBody, templatesFolderBody } from '../../_shared/contract/templates.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { refuseField } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { duplicateBranch } from './duplicate.ts'
import { readSummaries } from './item-rows.ts'
import { readManuscript } from './manuscript-rows.ts'
import { makeRoom } from './place-item.ts'
import { lockTree, requireAccess } from './require-access.ts'

const tags = ['items']

/** The templates of a manuscript: their folder, a new item from one, and an item saved as one. */
export function templatesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'put',
      path: '/manuscripts/{id}/templates-folder',
      tags,
      summary: 'Sets the templates folder of a manuscript, or none.',
      request: { params: idParams('id'), body: jsonBody(templatesFolderBody) },
      responses: ok(manuscriptResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { itemId } = c.req.valid('json')
      const manuscript = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        if (itemId !== null) await requireFolder(tx, id, itemId)
        await setFolder(tx, id, itemId)
        return readManuscript(tx, id)
      })
      return c.json({ manuscript }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/copy',
      tags,
      summary: 'Copies an item with its descendants to a position.',
      request: { params: idParams('id', 'itemId'), body: jsonBody(copyItemBody) },
      responses: created(itemSummariesResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const place = c.req.valid('json')
      const items = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        return readSummaries(tx, id, await duplicateBranch(tx, id, itemId, place))
      })
      return c.json({ items }, 201)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/template',
      tags,
      summary: 'Saves a copy of an item with its descendants as a template.',
      request: { params: idParams('id', 'itemId'), body: jsonBody(saveTemplateBody) },
      responses: created(itemSummariesResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const { folderTitle } = c.req.valid('json')
      const items = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        const known = await folderOf(tx, id)
        const parentId = known ?? (await createFolder(tx, id, folderTitle))
        const copies = await duplicateBranch(tx, id, itemId, { parentId })
        return readSummaries(tx, id, known ? copies : [...copies, parentId])
      })
      return c.json({ items }, 201)
    },
  )
}

async function requireFolder(tx: Tx, manuscriptId: string, itemId: string): Promise<void> {
  const [item] = await tx<{ inTrash: boolean }[]>`
    select i.in_trash from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and i.id = ${itemId} and i.type = 'folder'`
  if (!item) throw refuseField('itemId', 'no_item')
  if (item.inTrash) throw refuseField('itemId', 'item_in_trash')
}

const setFolder = (tx: Tx, manuscriptId: string, itemId: string | null) =>
  tx`update public.manuscripts set templates_folder_id = ${itemId} where id = ${manuscriptId}`

/** The templates folder, or null without one outside the trash. */
async function folderOf(tx: Tx, manuscriptId: string): Promise<string | null> {
  const [folder] = await tx<{ id: string }[]>`
    select i.id from public.manuscripts m
      join public.manuscript_items i on i.manuscript_id = m.id and i.id = m.templates_folder_id and not i.in_trash
     where m.id = ${manuscriptId}`
  return folder?.id ?? null
}

/** Creates the templates folder at the end of the top level. */
async function createFolder(tx: Tx, manuscriptId: string, title: string): Promise<string> {
  const { position } = await makeRoom(tx, manuscriptId, null, undefined)
  const id = crypto.randomUUID()
  await tx`insert into public.manuscript_items ${tx({ id, manuscript_id: manuscriptId, position, type: 'folder', title })}`
  await setFolder(tx, manuscriptId, id)
  return id
}
