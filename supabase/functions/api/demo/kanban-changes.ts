import { z } from 'zod'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { refuseField } from '../../_shared/http/errors.ts'
import { asDemo } from './as-demo.ts'
import { lockKanban } from './kanban-rows.ts'

/** Violated when a file or picture of a card is not in the bucket. */
const missingObject = z.object({ constraint_name: z.enum(['kanban_files_object', 'kanban_items_picture']) })

function refuseMissingObject(error: unknown): never {
  const missing = missingObject.safeParse(error).data?.constraint_name
  if (missing === 'kanban_files_object') throw refuseField('files', 'no_file')
  if (missing === 'kanban_items_picture') throw refuseField('image', 'no_picture')
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
