import { useEffect, useRef, useState } from 'react'

type Draft = { text: string; hasFailed: boolean }

/** The state of one text that is edited in place. */
export type InlineEdit = {
  /** Null while the text is only shown. */
  draft: Draft | null
  start: () => void
  type: (text: string) => void
  cancel: () => void
  commit: () => Promise<void>
}

/**
 * Edits a text in place: a refused save opens the field again with the typed text, and a screen that goes away saves it
 * . `save` resolves to false when it was refused.
 */
export function useInlineEdit(stored: string, save: (text: string) => Promise<boolean>): InlineEdit {
  const [draft, setDraft] = useState<Draft | null>(null)
  // The field can end twice in one task, for example by Escape and the blur that follows.
  const current = useRef<Draft | null>(null)
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  const set = (next: Draft | null) => {
    current.current = next
    setDraft(next)
  }
  const commit = async () => {
    const { current: ended } = current
    if (!ended) return
    set(null)
    if (!(await saveNow.current(ended.text))) set(current.current ?? { text: ended.text, hasFailed: true })
  }
  useEffect(
    () => () => {
      const { current: typed } = current
      current.current = null
      if (typed) void saveNow.current(typed.text)
    },
    [],
  )
  return {
    draft,
    start: () => set(current.current ?? { text: stored, hasFailed: false }),
    type: (text) => set({ text, hasFailed: false }),
    cancel: () => set(null),
    commit,
  }
}
