/** The pages, counted from 1, of the rows from the index `first` to the index `last`. */
export function pagesInView(first: number | undefined, last: number | undefined, perPage: number): number[] {
  if (first === undefined || last === undefined) return []
  const from = Math.floor(first / perPage)
  const to = Math.floor(last / perPage)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index + 1)
}
