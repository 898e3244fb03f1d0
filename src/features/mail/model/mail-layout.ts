import { createSetting } from '@/lib/storage/create-setting.ts'

/** The stored layout of the mailbox. */
export type MailLayout = {
  isCompact: boolean
  isFoldersOpen: boolean
  /** True when the list stays beside an open conversation. */
  isListOpen: boolean
  foldersWidth: number
  listWidth: number
}

/** How far the columns can be resized. */
export const PANE_LIMITS = { folders: { min: 176, max: 320 }, list: { min: 280, max: 640 } } as const

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

/** Parses a stored layout; invalid values become the defaults. */
export function parseMailLayout(text: string | undefined): MailLayout {
  let stored: Partial<Record<keyof MailLayout, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed
  } catch {
    // Invalid JSON: the defaults apply.
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

/** The layout of the mailbox; each tab keeps its own until it is loaded again. */
export const mailLayout = createSetting<MailLayout>({
  key: 'quillport-mail-layout',
  parse: parseMailLayout,
  format: JSON.stringify,
  isSynced: false,
})

/** Changes the layout of the mailbox and stores it on this device. */
export const setMailLayout = (change: Partial<MailLayout>): void =>
  mailLayout.set(parseMailLayout(JSON.stringify({ ...mailLayout.get(), ...change })))
