import type { z } from 'zod'
import type { newItems } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { refuseField } from '../../_shared/http/errors.ts'
import { bodyValues } from './item-values.ts'
import { STEP } from './positions.ts'
import { lockTree } from './require-access.ts'

/**
 * Adds items with their texts and footnotes at the end of a manuscript, by a constant number of statements; skips those
 * that it has.
 */
export async function addItems(
  tx: Tx,
  manuscriptId: string,
  items: z.output<typeof newItems>,
): Promise<void> {
  await lockTree(tx, manuscriptId)
  const parents = [...new Set(items.flatMap(({ parentId }) => parentId ?? []))]
  const [state] = await tx<{ last: number; hasTrashed: boolean }[]>`
    select coalesce(max(i.position), 0) as last,
        coalesce(bool_or(i.in_trash and i.id = any (${parents}::uuid[])), false) as has_trashed
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId}`
  if (state?.hasTrashed) throw refuseField('items', 'item_in_trash')
  const rows = items.map(({ id, parentId, type, title, content = null }, at) => ({
    id,
    parent_id: parentId,
    position: (state?.last ?? 0) + (at + 1) * STEP,
    type,
    title,
    ...bodyValues(content),
  }))
  await tx`
    insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, content, text, word_count)
    select r.id, ${manuscriptId}, r.parent_id, r.position, r.type, r.title, r.content, r.text, r.word_count
      from jsonb_populate_recordset(null::public.manuscript_items, ${tx.json(rows as never)}) r
    on conflict (manuscript_id, id) do nothing`
  const notes = items.flatMap(({ id, footnotes = [] }) => footnotes.map((note) => ({ ...note, item_id: id })))
  if (notes.length === 0) return
  await tx`
    insert into public.item_comments (id, item_id, manuscript_id, kind, body)
    select r.id, r.item_id, ${manuscriptId}, 'footnote', r.body
      from jsonb_populate_recordset(null::public.item_comments, ${tx.json(notes as never)}) r
    on conflict (id) do nothing`
}
