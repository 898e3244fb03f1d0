import { createContext, use } from 'react'

type UseHints = (shortcuts: readonly { keys: string; label: string }[], title: string) => void

const Context = createContext<UseHints>(() => undefined)

/** Receives the hook that registers shortcuts; `ui` may not import the app. */
export const ShortcutHintsProvider = Context

/** Adds the shortcuts of a `ui` component to the shortcut list. */
export const useShortcutHints: UseHints = (shortcuts, title) => {
  const useHints = use(Context)
  useHints(shortcuts, title)
}
