import { createSetting } from '@/lib/storage/create-setting.ts'

const MAX_STORED = 300

type Carets = readonly (readonly [itemId: string, position: number])[]

function parse(text: string | undefined): Carets {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(([id, at]) => typeof id === 'string' && Number.isInteger(at) && at >= 0)
  } catch {
    // Unreadable text: every item opens at its start.
    return []
  }
}

const carets = createSetting<Carets>({
  key: 'quillport-carets',
  parse,
  format: JSON.stringify,
})

/** Stores where the caret of an item was on this device. */
export function rememberCaret(itemId: string, position: number): void {
  const others = carets.get().filter(([id]) => id !== itemId)
  carets.set([...others, [itemId, position] as const].slice(-MAX_STORED))
}

/** The position of the caret when the item was left; null when it was not open on this device. */
export const lastCaret = (itemId: string): number | null =>
  carets.get().find(([id]) => id === itemId)?.[1] ?? null
