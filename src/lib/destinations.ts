import type { AppAbility } from './ability.ts'

/** A screen a person may go to, named as in the navigation. */
export type NavDestination = { id: string; path: string; labelId: string; icon?: string | undefined }
type Find = (ability: Pick<AppAbility, 'can'>, count: number) => readonly NavDestination[]

let find: Find = () => []

/** Tells features how to find the first screens of the navigation; the app does so once, before it draws anything. */
export function registerDestinations(next: Find): void {
  find = next
}

/** The first screens of the navigation this person may open. */
export const destinationsFor: Find = (ability, count) => find(ability, count)
