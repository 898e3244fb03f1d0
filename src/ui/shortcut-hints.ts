import { createContext, use } from 'react'

type UseHints = (shortcuts: readonly { keys: string; label: string }[], title: string) => void

const Context = createContext<UseHints>(() => undefined)

/** The app puts here the hook that fills its list of shortcuts, as the kit knows nothing above itself. */
export const ShortcutHintsProvider = Context

/** Puts the keys of a part of the kit on the list `?` opens. */
export const useShortcutHints: UseHints = (shortcuts, title) => {
  const useHints = use(Context)
  useHints(shortcuts, title)
}
