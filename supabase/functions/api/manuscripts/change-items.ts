import type { z } from 'zod'
import { MAX_KEYWORDS } from '../../_shared/contract/item-types.ts'
import type { changeItemsBody } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound, refuseField } from '../../_shared/http/errors.ts'
import { placeAfter } from './positions.ts'
import { restoreBranches, trashBranches } from './trash.ts'

type Change = z.output<typeof changeItemsBody>
type Of<K extends Change['kind']> = Extract<Change, { kind: K }>['items']
type Node = { id: string; parentId: string | null; position: number; inTrash: boolean }

/**
 * Changes several items by a constant number of statements; returns the ids of all changed items. Needs the tree
 * lock.
 */
export function changeItems(tx: Tx, manuscriptId: string, change: Change): Promise<string[]> {
  switch (change.kind) {
    case 'set':
      return setFields(tx, manuscriptId, change.items)
    case 'move':
      return moveItems(tx, manuscriptId, change.items)
    case 'trash':
      return trashBranches(tx, manuscriptId, idsOf(change.items))
    case 'restore':
      return restoreBranches(tx, manuscriptId, idsOf(change.items))
  }
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

async function setFields(tx: Tx, manuscriptId: string, items: Of<'set'>): Promise<string[]> {
  const rows = await tx<{ id: string; isOverfull: boolean }[]>`
    update public.manuscript_items i set
      label_id = case when c.field ? 'labelId' then (c.field ->> 'labelId')::uuid else i.label_id end,
      status_id = case when c.field ? 'statusId' then (c.field ->> 'statusId')::uuid else i.status_id end,
      include_in_compile = coalesce((c.field ->> 'includeInCompile')::boolean, i.include_in_compile),
      keywords = case when c.field ?| array['keywords', 'addKeywords', 'removeKeywords'] then array(
          select k.word from unnest(
              case when c.field ? 'keywords' then array(select jsonb_array_elements_text(c.field -> 'keywords'))
                else i.keywords end || array(select jsonb_array_elements_text(c.field -> 'addKeywords')))
              with ordinality as k (word, n)
           where not coalesce(c.field -> 'removeKeywords' ? k.word, false) group by k.word order by min(k.n))
        else i.keywords end
      from jsonb_array_elements(${tx.json(items as never)}) as c (field)
     where i.manuscript_id = ${manuscriptId} and i.id = (c.field ->> 'id')::uuid
    returning i.id, cardinality(i.keywords) > ${MAX_KEYWORDS}
      and coalesce(jsonb_array_length(c.field -> 'addKeywords'), 0) > 0 as is_overfull`
  if (rows.length < new Set(idsOf(items)).size) throw notFound()
  if (rows.some(({ isOverfull }) => isOverfull)) throw refuseField('addKeywords', 'too_many_keywords')
  return idsOf(rows)
}

/** Throws for a move to a parent that is missing, in the trash or in the branch of the item. */
function checkMove(nodes: ReadonlyMap<string, Node>, { id, parentId }: Of<'move'>[number]): Node {
  const node = nodes.get(id)
  if (!node) throw notFound()
  if (node.inTrash) throw new HttpError('in_trash')
  if (parentId === null) return node
  const parent = nodes.get(parentId)
  if (!parent) throw refuseField('parentId', 'no_item')
  if (parent.inTrash) throw refuseField('parentId', 'item_in_trash')
  for (let above: Node | undefined = parent; above; above = nodes.get(above.parentId ?? '')) {
    if (above.id === id) throw refuseField('parentId', 'own_branch')
  }
  return node
}

async function moveItems(tx: Tx, manuscriptId: string, moves: Of<'move'>): Promise<string[]> {
  const rows = await tx<Node[]>`
    select i.id, i.parent_id, i.position, i.in_trash from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} order by i.position, i.id`
  const nodes = new Map(rows.map((row) => [row.id, row]))
  const siblings = new Map<string | null, Node[]>()
  for (const node of rows) {
    if (node.inTrash) continue
    const list = siblings.get(node.parentId)
    if (list) list.push(node)
    else siblings.set(node.parentId, [node])
  }
  const changed = new Set<Node>()
  for (const move of moves) {
    const node = checkMove(nodes, move)
    const { parentId, afterId } = move
    siblings.set(
      node.parentId,
      (siblings.get(node.parentId) ?? []).filter((one) => one !== node),
    )
    const others = siblings.get(parentId) ?? []
    const placed = placeAfter(others, afterId)
    if (!placed) throw refuseField('afterId', 'no_item')
    for (const { id, position } of placed.renumbered) {
      const other = nodes.get(id)
      if (other) changed.add(Object.assign(other, { position }))
    }
    changed.add(Object.assign(node, { parentId, position: placed.position }))
    const at = afterId === undefined ? others.length : others.findIndex((one) => one.id === afterId) + 1
    siblings.set(parentId, others.toSpliced(at, 0, node))
  }
  const list = [...changed]
  await tx`update public.manuscript_items i set parent_id = c.parent_id, position = c.position
    from unnest(${list.map(({ id }) => id)}::uuid[], ${list.map(({ parentId }) => parentId)}::uuid[],
      ${list.map(({ position }) => position)}::float8[]) as c (id, parent_id, position)
    where i.manuscript_id = ${manuscriptId} and i.id = c.id`
  return idsOf(list)
}
