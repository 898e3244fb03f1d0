/** The state of the search field and the callbacks for its results. */
export type SearchFieldHandle = {
  listId: string
  text: string
  active: number
  /** Enter was pressed: the active result opens when the results match the typed text. */
  isEntered: boolean
  onCount: (count: number) => void
  onPoint: (index: number) => void
  onClose: () => void
}
