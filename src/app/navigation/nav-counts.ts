import { createStore, useStore } from '@/lib/external-store.ts'
import type { RouteId } from '../route-types.ts'

/** How many unread things wait behind the lines of the navigation, by the line's id. */
const store = createStore<Readonly<Record<string, number>>>({})

/** Puts a number beside a line; 0 takes it away. */
export function setNavCount(id: string, count: number): void {
  if ((store.get()[id] ?? 0) === count) return
  store.set({ ...store.get(), [id]: count })
}

/** The numbers beside the lines of the navigation. */
export const useNavCounts = (): Readonly<Record<string, number>> => useStore(store)

const most = 99

/** A count as it is shown: 99 at most, then `99+`; nothing when nothing waits. */
export const shownCount = (count: number, format: (count: number) => string): string =>
  count <= 0 ? '' : count > most ? `${format(most)}+` : format(count)

/** The line of requests; its number counts those that need the reader. */
export const projectsNavItemId: RouteId = 'projects.list'

/** The message that says what the number of a line counts; without a line, that of a group of them. */
export function countLabel(line: string | null): string {
  if (line === null) return 'app.nav.waiting'
  return line === projectsNavItemId ? 'app.nav.needing' : 'app.nav.unread'
}
