import type { Collection } from '../../_shared/contract/manuscripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { findItemIds } from './find-items.ts'

const COLLECTION = `
  c.id, c.name, c.search, coalesce((
    select json_agg(m.item_id order by m.position, m.item_id) from public.collection_items m
     where m.manuscript_id = c.manuscript_id and m.collection_id = c.id), '[]') as item_ids`

/** A collection with the items in which the text of its saved search is found, if it has one. */
async function withTextMatches(tx: Tx, manuscriptId: string, collection: Collection): Promise<Collection> {
  const text = collection.search?.text
  return text === undefined
    ? collection
    : { ...collection, itemIds: await findItemIds(tx, manuscriptId, text) }
}

/** Returns the collections of a manuscript in order. */
export async function readCollections(tx: Tx, manuscriptId: string): Promise<Collection[]> {
  const rows = await tx<Collection[]>`
    select ${tx.unsafe(COLLECTION)} from public.manuscript_collections c
     where c.manuscript_id = ${manuscriptId} order by c.position, c.id`
  return Promise.all(rows.map((row) => withTextMatches(tx, manuscriptId, row)))
}

/** Returns one collection; throws 404 when the manuscript has none with this id. */
export async function readCollection(tx: Tx, manuscriptId: string, id: string): Promise<Collection> {
  const [row] = await tx<Collection[]>`
    select ${tx.unsafe(COLLECTION)} from public.manuscript_collections c
     where c.manuscript_id = ${manuscriptId} and c.id = ${id}`
  if (!row) throw notFound()
  return withTextMatches(tx, manuscriptId, row)
}

/** Replaces the items of a collection in the given order; ids that are no items of the manuscript are skipped. */
export async function replaceMembers(
  tx: Tx,
  manuscriptId: string,
  collectionId: string,
  itemIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(itemIds)]
  await tx`
    delete from public.collection_items
     where manuscript_id = ${manuscriptId} and collection_id = ${collectionId} and item_id <> all (${wanted}::uuid[])`
  await tx`
    insert into public.collection_items (collection_id, item_id, manuscript_id, position)
    select ${collectionId}, i.id, ${manuscriptId}, wanted.n
      from unnest(${wanted}::uuid[]) with ordinality as wanted (id, n)
      join public.manuscript_items i on i.id = wanted.id and i.manuscript_id = ${manuscriptId}
    on conflict (collection_id, item_id) do update set position = excluded.position`
}

/** Appends items to a collection; items that it already has keep their position. */
export async function addMembers(
  tx: Tx,
  manuscriptId: string,
  collectionId: string,
  itemIds: readonly string[],
): Promise<void> {
  await tx`
    insert into public.collection_items (collection_id, item_id, manuscript_id, position)
    select ${collectionId}, i.id, ${manuscriptId}, wanted.n + (
        select coalesce(max(m.position), 0) from public.collection_items m
         where m.manuscript_id = ${manuscriptId} and m.collection_id = ${collectionId})
      from unnest(${[...new Set(itemIds)]}::uuid[]) with ordinality as wanted (id, n)
      join public.manuscript_items i on i.id = wanted.id and i.manuscript_id = ${manuscriptId}
    on conflict (collection_id, item_id) do nothing`
}

/** Removes items from a collection. */
export async function removeMembers(
  tx: Tx,
  manuscriptId: string,
  collectionId: string,
  itemIds: readonly string[],
): Promise<void> {
  await tx`
    delete from public.collection_items
     where manuscript_id = ${manuscriptId} and collection_id = ${collectionId}
       and item_id = any (${itemIds as string[]}::uuid[])`
}
