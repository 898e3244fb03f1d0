import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound, refuseField } from '../../_shared/http/errors.ts'
import { placeAfter, type Sibling } from './positions.ts'

/**
 * Returns an item's position and the renumbered siblings, without `moving` among the siblings; the tree must be
 * locked.
 */
export async function makeRoom(
  tx: Tx,
  manuscriptId: string,
  parentId: string | null,
  afterId: string | null | undefined,
  moving?: string,
): Promise<{ position: number; renumbered: string[] }> {
  if (parentId !== null) await requireParent(tx, manuscriptId, parentId)
  const siblings = await tx<Sibling[]>`
    select i.id, i.position from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and not i.in_trash
       and ${parentId === null ? tx`i.parent_id is null` : tx`i.parent_id = ${parentId}`}
       ${moving ? tx`and i.id <> ${moving}` : tx``}
     order by i.position, i.id`
  const placed = placeAfter(siblings, afterId)
  if (!placed) throw refuseField('afterId', 'no_item')
  const { position, renumbered } = placed
  if (renumbered.length > 0) {
    await tx`update public.manuscript_items i set position = r.position
      from unnest(${renumbered.map((row) => row.id)}::uuid[], ${renumbered.map((row) => row.position)}::float8[]) as r (id, position)
      where i.manuscript_id = ${manuscriptId} and i.id = r.id`
  }
  return { position, renumbered: renumbered.map((row) => row.id) }
}

/** Throws for a parent that is missing, in the trash, or a descendant of the moved item. */
export async function requireParent(
  tx: Tx,
  manuscriptId: string,
  parentId: string,
  moving?: string,
): Promise<void> {
  const above = await tx<{ id: string; inTrash: boolean }[]>`
    with recursive up as (
      select i.id, i.parent_id, i.in_trash from public.manuscript_items i
       where i.manuscript_id = ${manuscriptId} and i.id = ${parentId}
      union all
      select i.id, i.parent_id, i.in_trash from public.manuscript_items i join up on i.id = up.parent_id
       where i.manuscript_id = ${manuscriptId})
    select up.id, up.in_trash from up ${moving ? tx`` : tx`limit 1`}`
  if (!above[0]) throw refuseField('parentId', 'no_item')
  if (above[0].inTrash) throw refuseField('parentId', 'item_in_trash')
  if (moving && above.some((item) => item.id === moving)) {
    throw refuseField('parentId', 'own_branch')
  }
}

/** Moves an item outside the trash; returns the ids of all items whose position changed, its own first. */
export async function moveItem(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  parentId: string | null,
  afterId: string | null | undefined,
): Promise<string[]> {
  const [item] = await tx<{ inTrash: boolean }[]>`
    select i.in_trash from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}`
  if (!item) throw notFound()
  if (item.inTrash) throw new HttpError('in_trash')
  if (parentId !== null) await requireParent(tx, manuscriptId, parentId, itemId)
  const { position, renumbered } = await makeRoom(tx, manuscriptId, parentId, afterId, itemId)
  await tx`update public.manuscript_items set parent_id = ${parentId}, position = ${position}
    where manuscript_id = ${manuscriptId} and id = ${itemId}`
  return [itemId, ...renumbered]
}
