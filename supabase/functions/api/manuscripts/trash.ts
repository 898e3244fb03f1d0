import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

type Item = { parentId: string | null; inTrash: boolean; trashed: boolean; trashedFrom: string | null }

async function readTrashState(tx: Tx, manuscriptId: string, itemId: string): Promise<Item> {
  const [item] = await tx<Item[]>`
    select i.parent_id, i.in_trash, i.trashed_at is not null as trashed, i.trashed_from
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}`
  if (!item) throw notFound()
  return item
}

const branch = (tx: Tx, manuscriptId: string, itemId: string) => tx`
  with recursive branch as (
    select i.id from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}
    union all
    select i.id from public.manuscript_items i join branch b on i.parent_id = b.id where i.manuscript_id = ${manuscriptId})`

/**
 * Moves a branch to the trash and stores its root's parent for restoring; returns the ids, the root's first. Needs the
 * tree lock.
 */
export async function trashBranch(tx: Tx, manuscriptId: string, itemId: string): Promise<string[]> {
  const { inTrash, parentId } = await readTrashState(tx, manuscriptId, itemId)
  if (inTrash) throw new HttpError('in_trash')
  const rows = await tx<{ id: string }[]>`
    ${branch(tx, manuscriptId, itemId)}
    update public.manuscript_items i set in_trash = true from branch b where i.id = b.id and i.manuscript_id = ${manuscriptId}
    returning i.id`
  await tx`update public.manuscript_items set trashed_at = now(), trashed_from = ${parentId}, parent_id = null
    where manuscript_id = ${manuscriptId} and id = ${itemId}`
  return putRootFirst(rows, itemId)
}

/**
 * Restores a branch to its former parent, or to the top level without one; returns the ids, the root's first. Needs
 * the tree lock.
 */
export async function restoreBranch(tx: Tx, manuscriptId: string, itemId: string): Promise<string[]> {
  const item = await readTrashState(tx, manuscriptId, itemId)
  if (!item.inTrash) throw new HttpError('not_in_trash')
  const parentId = item.trashed ? item.trashedFrom : item.parentId
  const [parent] =
    parentId === null
      ? []
      : await tx<{ inTrash: boolean }[]>`
          select i.in_trash from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${parentId}`
  const isParentKept = parent ? !parent.inTrash : item.trashed && parentId === null
  const rows = await tx<{ id: string }[]>`
    ${branch(tx, manuscriptId, itemId)}
    update public.manuscript_items i set in_trash = false from branch b where i.id = b.id and i.manuscript_id = ${manuscriptId}
    returning i.id`
  await tx`update public.manuscript_items set trashed_at = null, trashed_from = null, parent_id = ${isParentKept ? parentId : null},
      position = ${isParentKept ? tx`position` : endOfTop(tx, manuscriptId, itemId)}
    where manuscript_id = ${manuscriptId} and id = ${itemId}`
  return putRootFirst(rows, itemId)
}

const endOfTop = (tx: Tx, manuscriptId: string, itemId: string) => tx`(
  select coalesce(max(o.position), 0) + 1024 from public.manuscript_items o
   where o.manuscript_id = ${manuscriptId} and o.parent_id is null and not o.in_trash and o.id <> ${itemId})`

/** Deletes a trashed item and all its descendants. */
export async function eraseBranch(tx: Tx, manuscriptId: string, itemId: string): Promise<void> {
  const { inTrash } = await readTrashState(tx, manuscriptId, itemId)
  if (!inTrash) throw new HttpError('not_in_trash')
  await tx`delete from public.manuscript_items where manuscript_id = ${manuscriptId} and id = ${itemId} and in_trash`
}

function putRootFirst(rows: readonly { id: string }[], rootId: string): string[] {
  return [rootId, ...rows.map((row) => row.id).filter((id) => id !== rootId)]
}
