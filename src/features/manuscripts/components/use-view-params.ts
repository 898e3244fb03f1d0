import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { isPanelEntry } from '../shared/manuscript-tools/use-panel.ts'

const views = ['cards', 'outline', 'read'] as const
/** The views of a folder's contents. */
export type FolderView = (typeof views)[number]

/** The state of the manuscript page in the address: the item and the view. */
export function useViewParams() {
  const [search, set] = useQueryValues()
  const isOverview = !search.has('item') && search.has('view')
  return {
    itemId: search.get('item'),
    /** True for an address that names neither an item nor a view of the whole manuscript. */
    isBare: !search.has('item') && !isOverview,
    view: views.find((one) => one === search.get('view')) ?? 'cards',
    /** Shows an item without an open dialog; the filter of the outline was one of the folder that is left. */
    showItem(id: string) {
      // Read now: the second click of a double click precedes the next render, and must not add a step to go back.
      const isShown = new URLSearchParams(window.location.search).get('item') === id
      set(
        { item: id, panel: null, q: null, label: null, status: null, collection: null, custom: null },
        { isEntry: !isShown && !isPanelEntry(), isAtOnce: true },
      )
    },
    /** Names the item that a bare address shows, so that going back returns to it. */
    nameItem: (id: string) => set({ item: id }),
    setView: (view: FolderView) => set({ view: view === 'cards' && !isOverview ? null : view }),
  }
}
