import { createSetting } from '@/lib/storage/create-setting.ts'

const MAX_STORED = 100

type Places = readonly (readonly [manuscriptId: string, itemId: string])[]

function parse(text: string | undefined): Places {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(([id, itemId]) => typeof id === 'string' && typeof itemId === 'string')
  } catch {
    // Unreadable text: every manuscript opens at its start.
    return []
  }
}

const places = createSetting<Places>({
  key: 'quillport:last-places',
  parse,
  format: JSON.stringify,
})

/** Stores which item of a manuscript is open on this device. */
export function rememberPlace(manuscriptId: string, itemId: string): void {
  const others = places.get().filter(([id]) => id !== manuscriptId)
  places.set([...others, [manuscriptId, itemId] as const].slice(-MAX_STORED))
}

/** The item that was open last in a manuscript; null when none was open on this device. */
export const lastPlace = (manuscriptId: string): string | null =>
  places.get().find(([id]) => id === manuscriptId)?.[1] ?? null
