import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError } from '../../_shared/http/errors.ts'

/** Returns the 409 of a row that has changed, with its current state and the person who changed it (R-562). */
export async function demoConflict(
  tx: Tx,
  table: string,
  where: Fragment,
  beside: Record<string, unknown>,
): Promise<HttpError> {
  const [row] = await tx<{ updatedBy: string }[]>`
    select updated_by from ${tx(`demo.${table}`)} where ${where}`
  return new HttpError('conflict', { beside: { ...beside, changedBy: row?.updatedBy ?? '' } })
}
