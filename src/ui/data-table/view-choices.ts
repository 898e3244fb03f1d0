import { createContext, use } from 'react'
import type { TablePrefs } from './table-prefs.ts'
import type { TableState } from './table-types.ts'

/** The options of the view menu; passed by context, because the menu is a lazy chunk. */
export type ViewChoices = {
  /** In the user's order. */
  columns: readonly {
    id: string
    header: string
    isShown: boolean
    /** True for a column that cannot be hidden. */
    isFixed: boolean
    isSortable: boolean
  }[]
  prefs: TablePrefs
  onPrefsChange: (prefs: TablePrefs) => void
  /** Present for cards, which have no headers to sort by. */
  sort?: { state: TableState; onChange: (next: Partial<TableState>) => void }
}

const Context = createContext<ViewChoices | null>(null)

export const ViewChoicesProvider = Context

export function useViewChoices(): ViewChoices {
  const choices = use(Context)
  if (!choices) throw new Error('useViewChoices needs a ViewChoicesProvider above it')
  return choices
}
