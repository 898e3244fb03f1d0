import type { ItemType } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { sortByBinderOrder } from './binder-order.ts'
import { ITEM_COLUMNS, ITEM_SOURCE } from './item-rows.ts'

type Narrowing = { type?: ItemType | undefined; active?: boolean }

/** All rows of a binder as two texts of a line a row: their JSON, and what they are put in order by. */
export const BINDER_SQL = `
  select string_agg(row_to_json(row)::text, E'\\n') as json,
    string_agg(concat_ws(' ', row.id, row.position, row."inTrash", row.type, row."parentId"), E'\\n') as keys
    from (select ${ITEM_COLUMNS} from ${ITEM_SOURCE} where i.manuscript_id = $1) as row`

/**
 * The whole binder as the text of the answer. The database writes each row's JSON, in one value, and it is passed on
 * unread: taking five thousand rows apart and writing them again would take longer than all the rest.
 */
export async function readBinderRows(
  tx: Tx,
  manuscriptId: string,
  { type, active }: Narrowing,
): Promise<string> {
  const [row] = await tx.unsafe<{ json: string | null; keys: string | null }[]>(BINDER_SQL, [manuscriptId])
  if (!row?.json || !row.keys) return '{"items":[],"total":0}'
  const lines = row.json.split('\n')
  const nodes = row.keys.split('\n').map((key, at) => {
    const [id = '', position, inTrash, itemType, parentId = null] = key.split(' ')
    return {
      id,
      parentId,
      position: Number(position),
      inTrash: inTrash === 't',
      type: itemType,
      json: lines[at],
    }
  })
  // Narrowed after it was put in order: without the rows between them, children would lose their place.
  const shown = sortByBinderOrder(nodes).filter(
    (node) => (!type || node.type === type) && !(active && node.inTrash),
  )
  return `{"items":[${shown.map((node) => node.json).join(',')}],"total":${shown.length}}`
}
