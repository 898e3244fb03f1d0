import { useSyncExternalStore } from 'react'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { createStore } from '@/lib/storage/external-store.ts'
import type { RouteId } from '../route-types.ts'

/** The unread counts of navigation items, by item id. */
const store = createStore<Readonly<Record<string, number>>>({})

/** Sets the count of an item; 0 removes it. */
export function setNavCount(id: string, count: number): void {
  if ((store.get()[id] ?? 0) === count) return
  store.set({ ...store.get(), [id]: count })
}

/** The count of an item, or the sum of several; a change of another item's count renders nothing. */
export function useNavCount(...ids: readonly string[]): number {
  const sum = () => ids.reduce((total, id) => total + (store.get()[id] ?? 0), 0)
  return useSyncExternalStore(store.subscribe, sum, sum)
}

const most = 99

/** Formats a count: `99+` above 99, empty for 0. */
export const shownCount = (count: number, format: (count: number) => string): string =>
  count <= 0 ? '' : count > most ? `${format(most)}+` : format(count)

/** The navigation item of project requests; its count is the number that need the user. */
export const projectsNavItemId: RouteId = 'projects.list'

/** The message id that describes an item's count; null for a group. */
export function countLabel(line: string | null): MessageId {
  if (line === null) return 'app.nav.waiting'
  return line === projectsNavItemId ? 'app.nav.needing' : 'app.nav.unread'
}
