import type { AppAbility } from '../auth/ability.ts'
import type { MessageId } from '../i18n/message-ids.ts'

/** A screen that a user may open, named as in the navigation. */
export type NavDestination = { id: string; path: string; labelId: MessageId; icon?: string | undefined }
type Find = (ability: Pick<AppAbility, 'can' | 'relevantRuleFor'>, count: number) => readonly NavDestination[]

let find: Find = () => []

/**
 * Registers the function that lists navigation screens, so that features need not import the app; called once
 * before the first render.
 */
export function registerDestinations(next: Find): void {
  find = next
}

/** The first screens of the navigation that this user may open. */
export const destinationsFor: Find = (ability, count) => find(ability, count)
