import { type ImportActionName, importCan } from '../../_shared/contract/import-actions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readImport } from './import-rows.ts'

/**
 * Checks an action on an import by the contract table: 404 for an import that is not the caller's to change, 409 when
 * the state does not allow it. The database decides again.
 */
export async function requireImportAction(tx: Tx, id: string, action: ImportActionName): Promise<void> {
  const record = await readImport(tx, id)
  const [row] = await tx<{ canCreate: boolean }[]>`
    select private.can('create', 'manuscripts') as can_create`
  const check = importCan[action]({ ...record, canCreate: row?.canCreate ?? false })
  if (check.isAllowed) return
  throw check.code === 'forbidden' ? notFound() : new HttpError('wrong_state')
}
