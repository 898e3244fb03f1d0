import type { Hono } from 'hono'
import { createCollectionBody, patchCollectionBody } from '../../_shared/contract/manuscripts.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import {
  addMembers,
  readCollection,
  readCollections,
  removeMembers,
  replaceMembers,
} from './collection-rows.ts'
import { STEP } from './positions.ts'
import { requireAccess } from './require-access.ts'

/** `/api/manuscripts/:id/collections`: named lists of items across the binder. */
export function collectionsResource(api: Hono<Env>): void {
  api.get('/manuscripts/:id/collections', async (c) => {
    const id = idParam(c, 'id')
    const collections = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readCollections(tx, id)
    })
    return c.json({ collections, total: collections.length })
  })

  api.post('/manuscripts/:id/collections', async (c) => {
    const id = idParam(c, 'id')
    const { name, itemIds = [] } = await readBody(c, createCollectionBody)
    const collection = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      const collectionId = crypto.randomUUID()
      await tx`
        insert into public.manuscript_collections (id, manuscript_id, name, position)
        select ${collectionId}, ${id}, ${name}, coalesce(max(position), 0) + ${STEP}
          from public.manuscript_collections where manuscript_id = ${id}`
      await replaceMembers(tx, id, collectionId, itemIds)
      return readCollection(tx, id, collectionId)
    })
    return c.json({ collection }, 201)
  })

  api.patch('/manuscripts/:id/collections/:collectionId', async (c) => {
    const id = idParam(c, 'id')
    const collectionId = idParam(c, 'collectionId')
    const { name, itemIds, addItemIds, removeItemIds } = await readBody(c, patchCollectionBody)
    const collection = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      // Locks the row as well: two lists sent at once are written one after the other.
      const renamed = await tx`
        update public.manuscript_collections set name = coalesce(${name ?? null}, name)
         where manuscript_id = ${id} and id = ${collectionId}`
      if (renamed.count === 0) throw notFound()
      if (itemIds) await replaceMembers(tx, id, collectionId, itemIds)
      if (removeItemIds) await removeMembers(tx, id, collectionId, removeItemIds)
      if (addItemIds) await addMembers(tx, id, collectionId, addItemIds)
      return readCollection(tx, id, collectionId)
    })
    return c.json({ collection })
  })

  api.delete('/manuscripts/:id/collections/:collectionId', async (c) => {
    const id = idParam(c, 'id')
    const collectionId = idParam(c, 'collectionId')
    const deleted = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      return tx`delete from public.manuscript_collections where manuscript_id = ${id} and id = ${collectionId}`
    })
    if (deleted.count === 0) throw notFound()
    return c.body(null, 204)
  })
}
