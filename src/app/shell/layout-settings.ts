import { readCookie, writeCookie } from '@/lib/cookies.ts'
import { createStore, useStore } from '@/lib/external-store.ts'

const collapsed = createStore(readCookie('isVerticalNavCollapsed') === 'true')

/** Folds or unfolds the navigation and remembers it for 30 days (spec 3, "Layout settings"). */
export function setNavCollapsed(isCollapsed: boolean): void {
  writeCookie('isVerticalNavCollapsed', String(isCollapsed))
  collapsed.set(isCollapsed)
}

/** Whether the navigation is folded to its icons. */
export const useNavCollapsed = (): boolean => useStore(collapsed)
