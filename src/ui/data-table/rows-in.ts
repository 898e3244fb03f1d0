/** Rows by their id, in their order. */
export const rowsIn = <R>(rows: readonly R[], rowId: (row: R) => string): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [rowId(row), row]))
