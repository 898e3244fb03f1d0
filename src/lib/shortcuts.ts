import { useEffect, useId } from 'react'
import { createStore, useStore } from './external-store.ts'

/** Keys joined by plus signs (`Mod` is Cmd on a Mac and Ctrl elsewhere), and in words what they do. */
export type PageShortcut = { keys: string; label: string }
/** What one part of the screen can be told by keys, under its heading. */
export type ShortcutGroup = { id: string; title: string; shortcuts: readonly PageShortcut[] }

const groups = createStore<readonly ShortcutGroup[]>([])

/** Puts a part's shortcuts on the list `?` opens, for as long as that part is on the screen. It only tells of them. */
export function useShortcuts(shortcuts: readonly PageShortcut[], title: string): void {
  const id = useId()
  const text = JSON.stringify(shortcuts)
  useEffect(() => {
    const own: ShortcutGroup = { id, title, shortcuts: JSON.parse(text) as PageShortcut[] }
    groups.set([...groups.get(), own])
    return () => groups.set(groups.get().filter((group) => group !== own))
  }, [id, title, text])
}

/** The shortcuts of everything on the screen, what was added last coming first. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useStore(groups)

/** Groups under the same heading as one: several parts may tell of what holds everywhere. */
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

/** The keys as they stand on this person's keyboard. */
export const keySigns = (keys: string, onMac = isMac()): readonly string[] =>
  keys.split('+').map((key) => {
    const own = onMac ? macSigns[key] : key === 'Mod' ? 'Ctrl' : undefined
    return own ?? signs[key] ?? key
  })

/** The keys in one piece, for tooltips. */
export const keyText = (keys: string, onMac = isMac()): string => keySigns(keys, onMac).join(onMac ? '' : '+')
