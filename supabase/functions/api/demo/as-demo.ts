import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { refuseConstraint } from './constraint-fields.ts'

type Action = 'create' | 'read' | 'update' | 'delete'

/**
 * Runs SQL on the sample data as the caller; throws 403 without the ability, where row-level security would return no
 * rows.
 */
export async function asDemo<T>(c: Ctx, action: Action, work: (tx: Tx) => Promise<T>): Promise<T> {
  return c.var
    .asCaller(async (tx) => {
      if (action !== 'read') {
        await requireMay(tx, action)
        return work(tx)
      }
      const [, result] = await Promise.all([requireMay(tx, action), work(tx)])
      return result
    })
    .catch(refuseConstraint)
}

/** Carries the result of a transaction that is rolled back. */
class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super('Rolled back on purpose')
  }
}

/**
 * Sends a mail between two transactions, so that a slow provider holds no connection (R-542). The first one is rolled
 * back: it checks rights, rules and limits and returns what the mail says. The second one records the sent mail.
 */
export async function asDemoWithMail<T>(
  c: Ctx,
  action: Action,
  work: (tx: Tx, isRehearsal: boolean) => Promise<T>,
  send: (rehearsed: T) => Promise<void>,
): Promise<T> {
  const rehearsed = await asDemo(c, action, async (tx) => {
    throw new Rehearsed(await work(tx, true))
  }).catch((error: unknown) => {
    if (error instanceof Rehearsed) return error.result as T
    throw error
  })
  await send(rehearsed)
  return asDemo(c, action, (tx) => work(tx, false))
}

/** Throws 403 without the ability on the sample data. */
export async function requireMay(tx: Tx, action: Action): Promise<void> {
  const [row] = await tx<{ may: boolean }[]>`select private.can(${action}, 'demo') as may`
  if (!row?.may) throw new HttpError('forbidden')
}

/** Deletes a row by its numeric id; returns whether it existed. */
export async function deleteRow(
  c: Ctx,
  table: 'products' | 'orders' | 'reviews' | 'invoices' | 'calendar_events',
  id: number,
) {
  return asDemo(c, 'delete', async (tx) => {
    const gone = await tx`delete from ${tx(`demo.${table}`)} where id = ${id}`
    return gone.count > 0
  })
}
