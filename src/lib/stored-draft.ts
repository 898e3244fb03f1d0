/** The part of `Storage` that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the stored text of a draft, or an empty text; the default storage is `localStorage`. */
export function readStoredDraft(key: string, storage?: Pick<DraftStorage, 'getItem'>): string {
  try {
    return (storage ?? localStorage).getItem(key) ?? ''
  } catch {
    // The browser forbids storage: there is no draft.
    return ''
  }
}

/** Stores the text of a draft before it returns, so that a reload finds it (decision 0031); an empty text removes it. */
export function writeStoredDraft(
  key: string,
  text: string,
  storage?: Pick<DraftStorage, 'setItem' | 'removeItem'>,
): void {
  try {
    if (text === '') (storage ?? localStorage).removeItem(key)
    else (storage ?? localStorage).setItem(key, text)
  } catch (error) {
    console.warn('A draft could not be kept on this device.', error)
  }
}
