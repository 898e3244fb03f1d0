import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'

/** Refuses callers whose role lacks an ability; row-level security still decides which rows a caller may read. */
export async function requireAbility(tx: Tx, action: string, subject: string): Promise<void> {
  const [row] = await tx<{ may: boolean }[]>`select private.can(${action}, ${subject}) as may`
  if (!row?.may) throw new HttpError('forbidden')
}
