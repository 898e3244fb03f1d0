import { createRoute } from '@hono/zod-openapi'
import {
  collectionList,
  collectionResponse,
  createCollectionBody,
  patchCollectionBody,
} from '../../_shared/contract/manuscripts.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import {
  addMembers,
  readCollection,
  readCollections,
  removeMembers,
  replaceMembers,
} from './collection-rows.ts'
import { STEP } from './positions.ts'
import { requireAccess } from './require-access.ts'

const tags = ['manuscripts']

/** `/api/manuscripts/:id/collections`: named lists of items across the binder, and saved searches. */
export function collectionsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/collections',
      tags,
      summary: 'Lists the collections of a manuscript with their items in order.',
      request: { params: idParams('id') },
      responses: ok(collectionList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const collections = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readCollections(tx, id)
      })
      return c.json({ collections, total: collections.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/collections',
      tags,
      summary: 'Creates a collection or saves a search.',
      request: { params: idParams('id'), body: jsonBody(createCollectionBody) },
      responses: created(collectionResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { name, itemIds = [], search } = c.req.valid('json')
      const collection = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        if (search && itemIds.length > 0)
          throw new HttpError('invalid', { fields: { itemIds: 'invalid_value' } })
        const collectionId = crypto.randomUUID()
        await tx`
        insert into public.manuscript_collections (id, manuscript_id, name, position, search)
        select ${collectionId}, ${id}, ${name}, coalesce(max(position), 0) + ${STEP}, ${search ? tx.json(search) : null}::jsonb
          from public.manuscript_collections where manuscript_id = ${id}`
        if (!search) await replaceMembers(tx, id, collectionId, itemIds)
        return readCollection(tx, id, collectionId)
      })
      return c.json({ collection }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}/collections/{collectionId}',
      tags,
      summary: 'Renames a collection or replaces its items.',
      request: { params: idParams('id', 'collectionId'), body: jsonBody(patchCollectionBody) },
      responses: ok(collectionResponse),
      ...refuses('in_trash', 'wrong_state'),
    }),
    async (c) => {
      const { id, collectionId } = c.req.valid('param')
      const { name, itemIds, addItemIds, removeItemIds } = c.req.valid('json')
      const collection = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        // The update also locks the row, so two lists sent at once are written one after the other.
        const [renamed] = await tx<{ isSearch: boolean }[]>`
        update public.manuscript_collections set name = coalesce(${name ?? null}, name)
         where manuscript_id = ${id} and id = ${collectionId} returning search is not null as is_search`
        if (!renamed) throw notFound()
        // The items of a saved search are those that match it.
        if (renamed.isSearch && (itemIds || addItemIds || removeItemIds)) throw new HttpError('wrong_state')
        if (itemIds) await replaceMembers(tx, id, collectionId, itemIds)
        if (removeItemIds) await removeMembers(tx, id, collectionId, removeItemIds)
        if (addItemIds) await addMembers(tx, id, collectionId, addItemIds)
        return readCollection(tx, id, collectionId)
      })
      return c.json({ collection }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/collections/{collectionId}',
      tags,
      summary: 'Deletes a collection and keeps its items.',
      request: { params: idParams('id', 'collectionId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, collectionId } = c.req.valid('param')
      const deleted = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return tx`delete from public.manuscript_collections where manuscript_id = ${id} and id = ${collectionId}`
      })
      if (deleted.count === 0) throw notFound()
      return c.body(null, 204)
    },
  )
}
