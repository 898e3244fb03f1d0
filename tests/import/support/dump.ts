import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import type { MemoryStore } from './memory-store.ts'

/** All rows of an import without times and random ids, so that two imports of the same archive are equal. */
export async function dumpImport(
  owner: Sql,
  store: MemoryStore,
  id: string,
): Promise<Record<string, unknown>> {
  const [record] = await owner`select to_jsonb(i) - '{created_at,updated_at,finished_at}'::text[] as row
    from public.imports i where id = ${id}`
  const manuscript = record?.row.manuscript_id ?? null
  const table = async (name: string, without: string, order: string) => {
    const rows = await owner<{ row: unknown }[]>`
      select to_jsonb(t) - ${without}::text[] as row from ${owner.unsafe(name)} t
       where manuscript_id = ${manuscript} order by ${owner.unsafe(order)}`
    return rows.map(({ row }) => row)
  }
  const times = 'created_at,updated_at'
  return {
    import: record?.row,
    manuscript: (
      await owner`select to_jsonb(m) - '{created_at,updated_at}'::text[] as row from public.manuscripts m where id = ${manuscript}`
    ).map(({ row }) => row),
    labels: await table('public.manuscript_labels', '{}', 'id'),
    statuses: await table('public.manuscript_statuses', '{}', 'id'),
    collections: await table('public.manuscript_collections', '{}', 'id'),
    members: await table('public.collection_items', '{}', 'collection_id, position'),
    items: await table('public.manuscript_items', `{${times},book_changed_at}`, 'id'),
    comments: await table('public.item_comments', `{${times}}`, 'id'),
    revisions: await table('public.item_revisions', '{}', 'id'),
    rawFiles: await table('public.raw_files', `{${times}}`, 'id'),
    entries: await owner`select * from public.import_entries where import_id = ${id} order by n`,
    notifications: (
      await owner`select kind, payload from public.notifications where payload ->> 'importId' = ${id}`
    ).map((row) => ({ ...row })),
    jobs: (await owner`select import_id from private.import_jobs where import_id = ${id}`).length,
    work: (await owner`select import_id from private.import_work where import_id = ${id}`).length,
    objects: [...store.objects]
      .map(([name, { mime, bytes }]) => [name, mime, createHash('sha1').update(bytes).digest('hex')])
      .sort(),
  }
}
