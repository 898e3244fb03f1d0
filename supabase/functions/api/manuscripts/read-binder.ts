import type { ItemType } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { sortByBinderOrder } from './binder-order.ts'
import { ITEM_COLUMNS, ITEM_SOURCE } from './item-rows.ts'

type Narrowing = { type?: ItemType | undefined; active?: boolean }

/** Selects the binder as two texts with one line for each row: its JSON and its sort data. */
export const BINDER_SQL = `
  select string_agg(row_to_json(row)::text, E'\\n') as json,
    string_agg(concat_ws(' ', row.id, row.position, row."inTrash", row.type, row."parentId"), E'\\n') as keys
    from (select ${ITEM_COLUMNS} from ${ITEM_SOURCE} where i.manuscript_id = $1) as row`

/**
 * Returns the binder as JSON text; the rows' JSON is not parsed, because parsing 5,000 rows would take most of the
 * time.
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
  // Filtered after sorting, because children need their ancestors for their position.
  const shown = sortByBinderOrder(nodes).filter(
    (node) => (!type || node.type === type) && !(active && node.inTrash),
  )
  return `{"items":[${shown.map((node) => node.json).join(',')}],"total":${shown.length}}`
}
