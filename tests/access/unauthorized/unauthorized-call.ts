import type { TransactionSql } from 'postgres'
import { expect } from 'vitest'

/** By function of schema private: its result for an unauthorized caller, tested as the subject, a client. */
export type UnauthorizedCalls = Record<string, (tx: TransactionSql) => Promise<void>>

/** A list of ids as one parameter. */
export const uuids = (...ids: string[]) => ids

/** The function refuses with this SQLSTATE. */
export async function raises(query: Promise<unknown>, code: string): Promise<void> {
  await expect(query).rejects.toMatchObject({ code })
}

/** The function returns exactly these rows. */
export async function answers(query: Promise<readonly unknown[]>, expected: unknown[]): Promise<void> {
  expect([...(await query)]).toEqual(expected)
}
