import type { z } from 'zod'
import type { CustomFieldList, changeCustomFieldsBody } from '../../_shared/contract/custom-fields.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { refuseField } from '../../_shared/http/errors.ts'
import { changeFields, type StoredField } from './custom-field-changes.ts'
import { CUSTOM_FIELDS } from './manuscript-rows.ts'

/**
 * Changes the custom fields of a manuscript and the values of its items, those in the trash too. Needs the tree
 * lock.
 */
export async function changeCustomFields(
  tx: Tx,
  manuscriptId: string,
  change: z.output<typeof changeCustomFieldsBody>,
): Promise<CustomFieldList> {
  const [row] = await tx<{ customFields: StoredField[] }[]>`
    select custom_fields from public.manuscripts where id = ${manuscriptId} for update`
  const { fields, erased, renamed } = changeFields(row?.customFields ?? [], change, new Date().toISOString())
  if (erased.length > 0)
    await tx`
      update public.manuscript_items set custom = custom - ${erased}::text[]
       where manuscript_id = ${manuscriptId} and jsonb_exists_any(custom, ${erased}::text[])`
  if (renamed) await renameValues(tx, manuscriptId, renamed)
  const [changed] = await tx<CustomFieldList[]>`
    update public.manuscripts m set custom_fields = ${tx.json(fields as never)}
     where m.id = ${manuscriptId} returning ${tx.unsafe(CUSTOM_FIELDS)}`
  return changed ?? { customFields: [], deletedFields: [] }
}

async function renameValues(tx: Tx, manuscriptId: string, { from, to }: { from: string; to: string }) {
  // Items may have values without a field, from an import or a writer who saved during a rename.
  const [other] = await tx`
    select from public.manuscript_items
     where manuscript_id = ${manuscriptId} and jsonb_exists(custom, ${to}) limit 1`
  if (other) throw refuseField('title', 'taken')
  await tx`
    update public.manuscript_items
       set custom = (custom - ${from}::text) || jsonb_build_object(${to}::text, custom -> ${from}::text)
     where manuscript_id = ${manuscriptId} and jsonb_exists(custom, ${from})`
}
