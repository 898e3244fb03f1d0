import { useEffect, useId } from 'react'
import { createStore, useStore } from '../storage/external-store.ts'

/** Keys joined by plus signs (`Mod` is Cmd on a Mac and Ctrl elsewhere), and a label of the action. */
export type PageShortcut = { keys: string; label: string }
/** The shortcuts of one component, under its heading. */
export type ShortcutGroup = { id: string; title: string; shortcuts: readonly PageShortcut[] }

const groups = createStore<readonly ShortcutGroup[]>([])

/** Lists a component's shortcuts in the shortcut dialog while it is mounted; it registers no key handler. */
export function useShortcuts(shortcuts: readonly PageShortcut[], title: string): void {
  const id = useId()
  const text = JSON.stringify(shortcuts)
  useEffect(() => {
    if (text === '[]') return
    const own: ShortcutGroup = { id, title, shortcuts: JSON.parse(text) as PageShortcut[] }
    groups.set([...groups.get(), own])
    return () => groups.set(groups.get().filter((group) => group !== own))
  }, [id, title, text])
}

/** The shortcuts of all mounted components, the latest first. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useStore(groups)

/** Merges groups with the same heading, because several components may list the same global shortcuts. */
export function joinGroups(all: readonly ShortcutGroup[]): Pick<ShortcutGroup, 'title' | 'shortcuts'>[] {
  const byTitle = new Map<string, PageShortcut[]>()
  for (const { title, shortcuts } of all) {
    byTitle.set(title, [...(byTitle.get(title) ?? []), ...shortcuts])
  }
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }))
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}
const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '⏎' }

const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The key labels for the user's platform. */
export const keySigns = (keys: string, onMac = isMac()): readonly string[] =>
  keys.split('+').map((key) => {
    const own = onMac ? macSigns[key] : key === 'Mod' ? 'Ctrl' : undefined
    return own ?? signs[key] ?? key
  })

/** The key labels joined into one string, for tooltips. */
export const keyText = (keys: string, onMac = isMac()): string => keySigns(keys, onMac).join(onMac ? '' : '+')
