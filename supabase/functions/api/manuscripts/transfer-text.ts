import type { z } from 'zod'
import type { transferBody } from '../../_shared/contract/transfers.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readItem } from './item-rows.ts'
import { bodyValues, itemValues } from './item-values.ts'
import { makeRoom } from './place-item.ts'
import { writeItemSave } from './save-item.ts'
import { restoreBranches, trashBranches } from './trash.ts'

type Transfer = z.output<typeof transferBody>
type Of<K extends Transfer['kind']> = Extract<Transfer, { kind: K }>
type Place = {
  parentId: string | null
  revision: number
  inTrash: boolean
  hasItems: boolean
  hasFile: boolean
}

/**
 * Moves text and notes between an item and others (R-910, R-911); returns the ids of the others and of the moved
 * siblings. The replaced text of the item becomes a revision. Needs the tree lock.
 */
export async function transferText(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  transfer: Transfer,
): Promise<{ others: string[]; moved: string[] }> {
  const { revision, changes } = transfer
  const others = transfer.kind === 'split' ? [transfer.other.id] : transfer.others.map(({ id }) => id)
  if (new Set([itemId, ...others]).size <= others.length) throw new HttpError('wrong_state')
  const place = await readPlace(tx, manuscriptId, itemId)
  if (place.inTrash) throw new HttpError('in_trash')
  const save = { revision, keepReplacedAs: 'auto' as const, changes: itemValues(changes) }
  await writeItemSave(tx, { id: manuscriptId, itemId }, save)
  let moved: string[] = []
  if (transfer.kind === 'split') moved = await split(tx, manuscriptId, itemId, place, transfer)
  else if (transfer.kind === 'merge') await merge(tx, manuscriptId, itemId, place, transfer)
  else await unmerge(tx, manuscriptId, itemId, transfer)
  return { others, moved }
}

/** The items below an item are read after its text, so a part of the text cannot be placed behind them. */
async function split(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  place: Place,
  { other, noteIds }: Of<'split'>,
) {
  if (place.hasItems) throw new HttpError('wrong_state')
  const { position, renumbered } = await makeRoom(tx, manuscriptId, place.parentId, itemId)
  const { content, text, word_count: words } = bodyValues(other.content)
  await tx`
    insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, content, text, word_count,
        label_id, status_id, include_in_compile, section_type, language)
    select ${other.id}, i.manuscript_id, i.parent_id, ${position}, i.type, ${other.title}, ${tx.json(content as never)},
        ${text as string}, ${words as number}, i.label_id, i.status_id, i.include_in_compile, i.section_type, i.language
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}`
  await moveNotes(tx, manuscriptId, itemId, other.id, noteIds)
  return renumbered
}

async function merge(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  place: Place,
  { others }: Of<'merge'>,
): Promise<void> {
  for (const other of others) {
    const from = await readPlace(tx, manuscriptId, other.id)
    if (from.inTrash) throw new HttpError('in_trash')
    await requireRevision(tx, manuscriptId, other, from)
    if (from.parentId !== place.parentId || from.hasFile || from.hasItems || place.hasItems)
      throw new HttpError('wrong_state')
    await moveNotes(tx, manuscriptId, other.id, itemId, null)
  }
  await trashBranches(tx, manuscriptId, idsOf(others))
}

async function unmerge(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  { others }: Of<'unmerge'>,
): Promise<void> {
  for (const other of others)
    await requireRevision(tx, manuscriptId, other, await readPlace(tx, manuscriptId, other.id))
  await restoreBranches(tx, manuscriptId, idsOf(others))
  for (const { id, noteIds } of others) await moveNotes(tx, manuscriptId, itemId, id, noteIds)
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

async function readPlace(tx: Tx, manuscriptId: string, itemId: string): Promise<Place> {
  const [place] = await tx<Place[]>`
    select i.parent_id, i.revision, i.in_trash,
        exists (select from public.manuscript_items c
          where c.manuscript_id = i.manuscript_id and c.parent_id = i.id and not c.in_trash) as has_items,
        exists (select from public.raw_files f where f.item_id = i.id and f.role = 'main') as has_file
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}
       for update of i`
  if (!place) throw notFound()
  return place
}

async function requireRevision(
  tx: Tx,
  manuscriptId: string,
  other: { id: string; revision: number },
  place: Place,
) {
  if (place.revision === other.revision) return
  throw new HttpError('conflict', { beside: { item: await readItem(tx, manuscriptId, other.id) } })
}

/** Moves comments with their replies and footnotes from one item to another; `null` moves all. */
async function moveNotes(tx: Tx, manuscriptId: string, from: string, to: string, ids: string[] | null) {
  await tx`
    update public.item_comments c set item_id = ${to} where c.manuscript_id = ${manuscriptId} and c.item_id = ${from}
      and ${ids === null ? tx`true` : tx`(c.id = any (${ids}::uuid[]) or c.parent_id = any (${ids}::uuid[]))`}`
}
