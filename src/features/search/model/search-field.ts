/** The state of the search field and the callbacks for its results. */
export type SearchFieldHandle = {
  listId: string
  text: string
  active: number
  /** Enter was pressed: the active result opens when the results match the typed text. */
  isEntered: boolean
  /** The text typed after Enter, for the page that opens. */
  typedAfter: string
  /** Enter has nothing to open: what was typed after it belongs to the query. */
  onNothingToOpen: () => void
  onCount: (count: number) => void
  onPoint: (index: number) => void
  onClose: () => void
}
