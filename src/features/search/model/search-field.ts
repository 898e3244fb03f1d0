/** The state of the search's field, and what its results report to it. */
export type SearchFieldHandle = {
  listId: string
  text: string
  active: number
  /** Enter was pressed: the active result opens as soon as the results answer all of the text. */
  isEntered: boolean
  onCount: (count: number) => void
  onPoint: (index: number) => void
  onClose: () => void
}
