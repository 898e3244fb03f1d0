import { useEffect, useSyncExternalStore } from 'react'
import { createStore, useStore } from '../storage/external-store.ts'

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

const unread = createStore(0)

/** Sets the number of unread notifications that the title of a hidden tab shows, while the component is mounted. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    unread.set(count)
    return () => unread.set(0)
  }, [count])
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isHidden = () => document.visibilityState === 'hidden'

/** The number before the title: that of the unread notifications in a hidden tab, otherwise 0. */
export function useShownCount(): number {
  const count = useStore(unread)
  return useSyncExternalStore(subscribeToVisibility, isHidden) ? count : 0
}
