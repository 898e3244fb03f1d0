/** Returns the row with the newer revision, because responses can arrive in another order than the changes. */
export const newest = <T extends { revision: number }>(known: T | undefined, row: T): T =>
  known && known.revision > row.revision ? known : row
