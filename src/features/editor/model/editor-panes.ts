import { createStore, useStore } from '@/lib/external-store.ts'

export type InspectorTab = 'about' | 'notes' | 'comments' | 'revisions'
const TABS: readonly InspectorTab[] = ['about', 'notes', 'comments', 'revisions']

/** How the writer has arranged the desk. */
export type EditorPanes = {
  isBinderOpen: boolean
  isInspectorOpen: boolean
  binderWidth: number
  inspectorWidth: number
  tab: InspectorTab
  isTypewriter: boolean
}

export const MIN_PANE = 220
export const MAX_PANE = 480
const STORAGE_KEY = 'quillport-editor-desk'
const usual: EditorPanes = {
  isBinderOpen: true,
  isInspectorOpen: true,
  binderWidth: 264,
  inspectorWidth: 304,
  tab: 'about',
  isTypewriter: false,
}

const isOneOf = (tab: unknown): tab is InspectorTab => TABS.some((one) => one === tab)
const width = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.round(Math.min(MAX_PANE, Math.max(MIN_PANE, value)))
    : otherwise

/** Reads a remembered arrangement; whatever does not fit is as usual. */
export function parseEditorPanes(text: string | null): EditorPanes {
  let stored: Partial<Record<keyof EditorPanes, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed
  } catch {
    // Somebody else's text under our key: arranged as usual.
  }
  const flag = (name: 'isBinderOpen' | 'isInspectorOpen' | 'isTypewriter') => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : usual[name]
  }
  return {
    isBinderOpen: flag('isBinderOpen'),
    isInspectorOpen: flag('isInspectorOpen'),
    isTypewriter: flag('isTypewriter'),
    binderWidth: width(stored.binderWidth, usual.binderWidth),
    inspectorWidth: width(stored.inspectorWidth, usual.inspectorWidth),
    tab: isOneOf(stored.tab) ? stored.tab : usual.tab,
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

const store = createStore<EditorPanes>(parseEditorPanes(read()))

/** Rearranges the desk and remembers it on this device. */
export function setEditorPanes(change: Partial<EditorPanes>): void {
  store.set(parseEditorPanes(JSON.stringify({ ...store.get(), ...change })))
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(store.get()))
  } catch (error) {
    console.warn('The arrangement of the desk could not be remembered.', error)
  }
}

/** The arrangement of the desk. */
export const useEditorPanes = (): EditorPanes => useStore(store)
