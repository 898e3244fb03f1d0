import { createStore, useStore } from '@/lib/external-store.ts'

/** How a reader has set up the mailbox on this device. */
export type MailLayout = {
  isCompact: boolean
  isFoldersOpen: boolean
  /** Whether the list stays beside an open conversation. */
  isListOpen: boolean
  foldersWidth: number
  listWidth: number
}

/** How far the columns can be resized. */
export const PANE_LIMITS = { folders: { min: 176, max: 320 }, list: { min: 280, max: 640 } } as const

const STORAGE_KEY = 'quillport-mail-layout'
const defaults: MailLayout = {
  isCompact: false,
  isFoldersOpen: true,
  isListOpen: true,
  foldersWidth: 224,
  listWidth: 380,
}

const width = (value: unknown, { min, max }: { min: number; max: number }, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.round(Math.min(max, Math.max(min, value)))
    : otherwise

/** Reads a stored layout; a value that does not fit is the default. */
export function parseMailLayout(text: string | null): MailLayout {
  let stored: Partial<Record<keyof MailLayout, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed
  } catch {
    // Another program's text under this key: the defaults.
  }
  const flag = (name: 'isCompact' | 'isFoldersOpen' | 'isListOpen') => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : defaults[name]
  }
  return {
    isCompact: flag('isCompact'),
    isFoldersOpen: flag('isFoldersOpen'),
    isListOpen: flag('isListOpen'),
    foldersWidth: width(stored.foldersWidth, PANE_LIMITS.folders, defaults.foldersWidth),
    listWidth: width(stored.listWidth, PANE_LIMITS.list, defaults.listWidth),
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    // A browser that forbids storage: the defaults.
    return null
  }
}

const store = createStore<MailLayout>(parseMailLayout(read()))

/** Changes the layout of the mailbox and stores it on this device. */
export function setMailLayout(change: Partial<MailLayout>): void {
  store.set(parseMailLayout(JSON.stringify({ ...store.get(), ...change })))
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(store.get()))
  } catch (error) {
    console.warn('The layout of the mailbox could not be stored.', error)
  }
}

/** The layout of the mailbox. */
export const useMailLayout = (): MailLayout => useStore(store)
