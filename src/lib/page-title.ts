import { useEffect } from 'react'
import { createStore, useStore } from './external-store.ts'

const titles = createStore<readonly { text: string }[]>([])

/** Names the browser tab after the thing on the screen, such as a manuscript, for as long as it is there; nothing until its name is known. */
export function usePageTitle(text: string | null | undefined): void {
  useEffect(() => {
    if (!text) return
    const own = { text }
    titles.set([...titles.get(), own])
    return () => titles.set(titles.get().filter((title) => title !== own))
  }, [text])
}

/** The name of the thing on the screen; the screen has no better name than its own otherwise. */
export const useCurrentPageTitle = (): string | undefined => useStore(titles).at(-1)?.text
