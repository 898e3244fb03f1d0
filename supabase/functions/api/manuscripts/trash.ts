import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

/** Throws for an item that is missing or is not, or already, in the trash. */
async function requireTrashState(tx: Tx, manuscriptId: string, ids: readonly string[], inTrash: boolean) {
  const items = await tx<{ inTrash: boolean }[]>`
    select i.in_trash from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and i.id = any (${ids}::uuid[])`
  if (items.length < new Set(ids).size) throw notFound()
  if (items.some((item) => item.inTrash !== inTrash))
    throw new HttpError(inTrash ? 'not_in_trash' : 'in_trash')
}

const branches = (tx: Tx, manuscriptId: string, ids: readonly string[]) => tx`
  with recursive branch as (
    select i.id from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = any (${ids}::uuid[])
    union
    select i.id from public.manuscript_items i join branch b on i.parent_id = b.id where i.manuscript_id = ${manuscriptId})`

/**
 * Moves branches to the trash and stores the parents of their roots for restoring; returns the ids, the roots first.
 * Needs the tree lock.
 */
export async function trashBranches(tx: Tx, manuscriptId: string, ids: readonly string[]): Promise<string[]> {
  await requireTrashState(tx, manuscriptId, ids, false)
  const rows = await tx<{ id: string }[]>`
    ${branches(tx, manuscriptId, ids)}
    update public.manuscript_items i set in_trash = true from branch b where i.id = b.id and i.manuscript_id = ${manuscriptId}
    returning i.id`
  const trashed = rows.map((row) => row.id)
  // An item in the branch of another one goes with it.
  await tx`update public.manuscript_items i set trashed_at = now(), trashed_from = i.parent_id, parent_id = null
    where i.manuscript_id = ${manuscriptId} and i.id = any (${ids}::uuid[])
      and (i.parent_id is null or i.parent_id <> all (${trashed}::uuid[]))`
  return putRootsFirst(trashed, ids)
}

/**
 * Restores branches to their former parents, or to the top level where one is missing or in the trash; returns the ids,
 * the roots first. Needs the tree lock.
 */
export async function restoreBranches(
  tx: Tx,
  manuscriptId: string,
  ids: readonly string[],
): Promise<string[]> {
  await requireTrashState(tx, manuscriptId, ids, true)
  const rows = await tx<{ id: string }[]>`
    ${branches(tx, manuscriptId, ids)}
    update public.manuscript_items i set in_trash = false from branch b where i.id = b.id and i.manuscript_id = ${manuscriptId}
    returning i.id`
  await tx`
    with goal as (
      select i.id, i.position, case when i.trashed_at is null then i.parent_id else i.trashed_from end as parent_id,
        i.trashed_at is not null as was_root
        from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = any (${ids}::uuid[])),
    kept as (
      select g.*, coalesce(not p.in_trash, g.was_root and g.parent_id is null) as has_parent
        from goal g left join public.manuscript_items p on p.manuscript_id = ${manuscriptId} and p.id = g.parent_id)
    update public.manuscript_items i set trashed_at = null, trashed_from = null,
      parent_id = case when k.has_parent then k.parent_id end,
      position = case when k.has_parent then i.position else k.last end
      from (select k.*, ${endOfTop(tx, manuscriptId, ids)} + 1024 * row_number() over (order by k.position, k.id) as last
              from kept k) as k
     where i.manuscript_id = ${manuscriptId} and i.id = k.id`
  return putRootsFirst(
    rows.map((row) => row.id),
    ids,
  )
}

const endOfTop = (tx: Tx, manuscriptId: string, ids: readonly string[]) => tx`(
  select coalesce(max(o.position), 0) from public.manuscript_items o
   where o.manuscript_id = ${manuscriptId} and o.parent_id is null and not o.in_trash and o.id <> all (${ids}::uuid[]))`

/** Deletes a trashed item and all its descendants. */
export async function eraseBranch(tx: Tx, manuscriptId: string, itemId: string): Promise<void> {
  await requireTrashState(tx, manuscriptId, [itemId], true)
  await tx`delete from public.manuscript_items where manuscript_id = ${manuscriptId} and id = ${itemId} and in_trash`
}

function putRootsFirst(changed: readonly string[], roots: readonly string[]): string[] {
  return [...new Set([...roots, ...changed])]
}
