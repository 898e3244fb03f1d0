import type { Tx } from '../../_shared/db/as-caller.ts'

/** Rows as one JSON parameter, so that any number needs one round trip. */
export const asJson = (rows: unknown): string => JSON.stringify(rows)

const ROWS_AT_ONCE = 2000

/** Inserts rows in chunks of some thousands, to limit the size of a parameter. */
export async function inChunks<R>(
  rows: readonly R[],
  insert: (json: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(asJson(rows.slice(from, from + ROWS_AT_ONCE)))
  }
}

export type { Tx }
