import type { ItemType } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { inBinderOrder } from './binder-order.ts'
import { FROM_ITEMS, SUMMARY } from './item-rows.ts'

type Row = {
  id: string
  parentId: string | null
  position: number
  inTrash: boolean
  type: ItemType
  json: string
}
type Narrowing = { type?: ItemType | undefined; active?: boolean }

/**
 * The whole binder as the text of the answer. The database writes each row's JSON and it is passed on unread:
 * parsing and writing five thousand rows again would take longer than all the rest.
 */
export async function readBinder(tx: Tx, manuscriptId: string, { type, active }: Narrowing): Promise<string> {
  const rows = await tx<Row[]>`
    select i.id, i.parent_id as "parentId", i.position, i.in_trash as "inTrash", i.type, (${tx.unsafe(SUMMARY)})::text as json
      from ${tx.unsafe(FROM_ITEMS)} where i.manuscript_id = ${manuscriptId}`
  // Narrowed after it was put in order: without the rows between them, children would lose their place.
  const shown = inBinderOrder(rows).filter((row) => (!type || row.type === type) && !(active && row.inTrash))
  return `{"items":[${shown.map((row) => row.json).join(',')}],"total":${shown.length}}`
}
