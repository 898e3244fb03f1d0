/** What a column of a whole list is sorted by. */
export type CellValue = string | number | null | undefined

/** Numbers by size, words as the language sorts them, what is missing before all else. */
export function compareValues(one: CellValue, other: CellValue, words: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return words.compare(String(one ?? ''), String(other ?? ''))
}
