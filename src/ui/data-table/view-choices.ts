import { createContext, use } from 'react'
import type { TablePrefs } from './table-prefs.ts'
import type { TableState } from './table-types.ts'

/** What the menu of a table's view chooses from; handed on by context, as the menu itself is loaded with its first opening. */
export type ViewChoices = {
  /** In the reader's order. */
  columns: readonly {
    id: string
    header: string
    isShown: boolean
    /** Always shown. */
    isFixed: boolean
    isSortable: boolean
  }[]
  prefs: TablePrefs
  onPrefsChange: (prefs: TablePrefs) => void
  /** Cards have no heads to sort by, so their menu sorts. */
  sort?: { state: TableState; onChange: (next: Partial<TableState>) => void }
}

const Context = createContext<ViewChoices | null>(null)

/** Tells the menu below what it chooses from. */
export const ViewChoicesProvider = Context

/** What the menu chooses from. */
export function useViewChoices(): ViewChoices {
  const choices = use(Context)
  if (!choices) throw new Error('the view menu stands in a tool line')
  return choices
}
