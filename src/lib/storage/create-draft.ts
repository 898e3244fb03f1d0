import { useState } from 'react'

/** Unsent input that this device keeps under one key. */
export type DraftStore<T> = { load: () => T | null; save: (value: T) => void; clear: () => void }

/**
 * Makes a draft that is stored before `save` returns, so that a reload finds it (decision 0031). `parse` returns null
 * for a stored value of another shape.
 */
export function createDraft<T>(
  key: string,
  parse: (stored: unknown) => T | null,
  storage: () => Storage = () => localStorage,
): DraftStore<T> {
  const change = (work: (opened: Storage) => void) => {
    try {
      work(storage())
    } catch (error) {
      console.warn('A draft could not be kept on this device.', error)
    }
  }
  return {
    load() {
      try {
        return parse(JSON.parse(storage().getItem(key) ?? 'null'))
      } catch {
        // Forbidden storage or a damaged entry: there is no draft.
        return null
      }
    },
    save: (value) => change((opened) => opened.setItem(key, JSON.stringify(value))),
    clear: () => change((opened) => opened.removeItem(key)),
  }
}

/** Makes a draft of one text; an empty text is no draft. */
export function createTextDraft(key: string, storage?: () => Storage) {
  const draft = createDraft(key, (stored) => (typeof stored === 'string' ? stored : null), storage)
  return {
    load: () => draft.load() ?? '',
    save: (text: string) => (text === '' ? draft.clear() : draft.save(text)),
  }
}

/** The text of a field and the function that changes it; the text is kept as a draft. */
export function useTextDraft(key: string, storage?: () => Storage) {
  const draft = createTextDraft(key, storage)
  const [text, setText] = useState(draft.load)
  const change = (next: string) => {
    setText(next)
    draft.save(next)
  }
  return [text, change] as const
}
