import type { Revision } from '../../_shared/contract/revisions.ts'
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

/** Stores the current state of an item as a named revision. */
export async function insertNamedRevision(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  name: string,
): Promise<Revision | undefined> {
  const [row] = await tx<Revision[]>`
    insert into public.item_revisions as r (item_id, manuscript_id, kind, name, title, content, text, word_count)
    select i.id, i.manuscript_id, 'named', ${name}, i.title, i.content, i.text, i.word_count
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}
    returning ${tx.unsafe(COLUMNS)}`
  return row
}
