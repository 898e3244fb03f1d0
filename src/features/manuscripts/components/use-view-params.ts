import { useSearchParams } from 'react-router-dom'

const views = ['cards', 'outline', 'read'] as const
/** The views of a folder's contents. */
export type FolderView = (typeof views)[number]

/** The state of the manuscript page in the address: the item and the view. */
export function useViewParams() {
  const [search, setSearch] = useSearchParams()
  const set = (changes: Record<string, string | null>, shouldPush = false) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace: !shouldPush, preventScrollReset: true },
    )
  const isOverview = !search.has('item') && search.has('view')
  return {
    itemId: search.get('item'),
    /** True for an address that names neither an item nor a view of the whole manuscript. */
    isBare: !search.has('item') && !isOverview,
    view: views.find((one) => one === search.get('view')) ?? 'cards',
    /** Shows an item; the filter of the outline was one of the folder that is left. */
    showItem(id: string) {
      // Read now: the second click of a double click precedes the next render, and must not add a step to go back.
      const isShown = new URLSearchParams(window.location.search).get('item') === id
      set({ item: id, q: null, label: null, status: null, collection: null }, !isShown)
    },
    /** Names the item that a bare address shows, so that going back returns to it. */
    nameItem: (id: string) => set({ item: id }),
    setView: (view: FolderView) => set({ view: view === 'cards' && !isOverview ? null : view }),
  }
}
