import { useEffect } from 'react'
import { createStore, useStore } from './external-store.ts'

const titles = createStore<readonly { text: string }[]>([])

/**
 * Sets the tab title to the name of the shown item, such as a manuscript, while the component is mounted;
 * ignores an empty name.
 */
export function usePageTitle(text: string | null | undefined): void {
  useEffect(() => {
    if (!text) return
    const own = { text }
    titles.set([...titles.get(), own])
    return () => titles.set(titles.get().filter((title) => title !== own))
  }, [text])
}

/** The name of the shown item; undefined when the screen shows only its own title. */
export const useCurrentPageTitle = (): string | undefined => useStore(titles).at(-1)?.text
