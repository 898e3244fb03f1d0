import { emptyGuest, type GuestValues } from './guest-order.ts'

const STORAGE_KEY = 'quillport-guest-order'

/** The first values of the public checkout, with what was typed in this tab before the plan was changed. */
export function loadGuestDraft(): GuestValues {
  const empty = emptyGuest()
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return empty
    const texts = Object.entries(stored).filter(([name, value]) => name in empty && typeof value === 'string')
    return { ...empty, ...Object.fromEntries(texts) }
  } catch {
    // A damaged entry counts as no draft.
    return empty
  }
}

/** Keeps the typed fields; each form has its own key, so that another plan is another order. */
export function saveGuestDraft({ key: _key, website: _website, ...typed }: GuestValues): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(typed))
}

export const clearGuestDraft = (): void => sessionStorage.removeItem(STORAGE_KEY)
