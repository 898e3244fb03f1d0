/** The value that a client table sorts a column by. */
export type CellValue = string | number | null | undefined

/** Compares numbers by size and strings by the language's collation; missing values come first. */
export function compareValues(one: CellValue, other: CellValue, words: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return words.compare(String(one ?? ''), String(other ?? ''))
}
