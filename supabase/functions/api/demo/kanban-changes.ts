import { z } from 'zod'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { asDemo } from './as-demo.ts'
import { mergeCardOrder, movedCards, type PlacedCard } from './kanban-order.ts'
import { lockKanban, readBoards } from './kanban-rows.ts'

/** Violated when a file or picture of a card is not in the bucket. */
const missingObject = z.object({ constraint_name: z.enum(['kanban_files_object', 'kanban_items_picture']) })

function refuseMissingObject(error: unknown): never {
  const missing = missingObject.safeParse(error).data?.constraint_name
  if (missing === 'kanban_files_object')
    throw new HttpError('invalid', { fields: { files: 'There is no such file' } })
  if (missing === 'kanban_items_picture')
    throw new HttpError('invalid', { fields: { image: 'There is no such picture' } })
  throw error
}

/** Changes boards or cards; changes run one at a time. */
export const changeKanban = <T>(
  c: Ctx,
  action: 'create' | 'update' | 'delete',
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  asDemo(c, action, async (tx) => {
    await lockKanban(tx)
    return work(tx)
  }).catch(refuseMissingObject)

/** Applies the list of a board as moves of single cards; the caller holds the kanban lock. */
export async function moveCards(tx: Tx, boardId: number, ids: readonly number[], version?: number) {
  const cards = await tx<PlacedCard[]>`
    select id, board_id, moved_version from demo.kanban_items order by position, id`
  const { order, kept } = mergeCardOrder(cards, boardId, ids, version)
  const before = cards.filter((card) => card.boardId === boardId).map(({ id }) => id)
  const moved = movedCards(before, order)
  const [state] = await tx<{ version: number }[]>`
    update demo.kanban_state set version = version + ${moved.length > 0 ? 1 : 0} returning version`
  const now = state?.version ?? 0
  if (moved.length > 0)
    await tx`
      update demo.kanban_items as i set board_id = ${boardId}, position = placed.position::int,
        moved_version = case when i.id = any (${moved}::int[]) then ${now}::bigint else i.moved_version end
        from unnest(${order}::int[]) with ordinality as placed (id, position)
       where placed.id = i.id and (i.board_id, i.position) is distinct from (${boardId}::int, placed.position::int)`
  return { boards: await readBoards(tx), version: now, kept }
}
