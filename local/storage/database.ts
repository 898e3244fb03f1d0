import type { JSONValue, Sql, TransactionSql } from 'postgres'
import type { StorageCaller } from './caller.ts'

/** SQL inside one transaction. */
export type StorageTx = TransactionSql

/** Switches a transaction to the caller's role; row-level security applies from here on. */
export async function become(tx: StorageTx, caller: StorageCaller, operation: string): Promise<void> {
  await tx`select
    set_config('role', ${caller.role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true),
    set_config('request.jwt.claim.sub', ${caller.sub ?? ''}, true),
    set_config('request.jwt.claim.role', ${caller.role}, true),
    set_config('storage.operation', ${`storage.${operation}`}, true),
    set_config('storage.allow_delete_query', 'true', true)`
}

/** Runs SQL as the caller, in one transaction. */
export async function asStorageCaller<T>(
  sql: Sql,
  caller: StorageCaller,
  operation: string,
  run: (tx: StorageTx) => Promise<T>,
): Promise<T> {
  const result = await sql.begin(async (tx) => {
    await become(tx, caller, operation)
    return { value: await run(tx) }
  })
  return (result as { value: T }).value
}

class Undo extends Error {}

/** Runs SQL as the caller and rolls back, to check whether it is permitted. */
export async function probe(
  sql: Sql,
  caller: StorageCaller,
  operation: string,
  run: (tx: StorageTx) => Promise<unknown>,
): Promise<void> {
  try {
    await asStorageCaller(sql, caller, operation, async (tx) => {
      await run(tx)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
}

/** A value as a jsonb parameter. */
export const jsonParam = (tx: StorageTx, value: unknown) => tx.json(value as JSONValue)
