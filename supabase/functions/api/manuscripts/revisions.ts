import type { Revision } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { ListDefinition } from '../../_shared/db/list-query.ts'

const COLUMNS = `
  r.id, r.kind, r.name, r.title, r.word_count, private.name_of(r.author_id) as author_name,
  r.created_at`

/** `GET …/items/:itemId/revisions`. */
export const revisionListDefinition: ListDefinition = {
  from: 'public.item_revisions',
  alias: 'r',
  select: COLUMNS,
  search: ['r.name', 'r.title'],
  sort: { createdAt: 'r.created_at', name: 'private.fold(r.name)', wordCount: 'r.word_count' },
  defaultSort: { by: 'createdAt', order: 'desc' },
  tieBreak: 'r.id desc',
}

/** Stores the current state of an item as a revision. */
export async function keepRevision(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  kind: Revision['kind'],
  name = '',
): Promise<Revision | undefined> {
  const [row] = await tx<Revision[]>`
    insert into public.item_revisions as r (id, item_id, manuscript_id, kind, name, title, content, text, word_count)
    select gen_random_uuid(), i.id, i.manuscript_id, ${kind}, ${name}, i.title, i.content, i.text, i.word_count
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}
    returning ${tx.unsafe(COLUMNS)}`
  return row
}

/**
 * Stores the body that is about to be replaced, unless the caller wrote it and the item has a revision from the last
 * ten minutes.
 */
export async function keepReplaced(tx: Tx, manuscriptId: string, itemId: string, uid: string): Promise<void> {
  await tx`
    insert into public.item_revisions (id, item_id, manuscript_id, kind, title, content, text, word_count)
    select gen_random_uuid(), i.id, i.manuscript_id, 'auto', i.title, i.content, i.text, i.word_count
      from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and i.id = ${itemId} and i.content is not null
       and (i.edited_by is distinct from ${uid}::uuid or not exists (
         select from public.item_revisions r
          where r.manuscript_id = i.manuscript_id and r.item_id = i.id and r.created_at > now() - interval '10 minutes'))`
}
