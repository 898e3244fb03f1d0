import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability'
import { AbilityProvider, useAbility as useCaslAbility } from '@casl/react'

/** One row of the permission table, as the login response returns it. */
export type CaslRule = {
  action: string
  subject: string
  inverted?: boolean | undefined
  conditions?: Record<string, unknown> | null | undefined
  fields?: string[] | null | undefined
}
export type AppAbility = MongoAbility<[string, string]>

function toRawRule(rule: CaslRule): RawRuleOf<AppAbility> {
  return {
    action: rule.action,
    subject: rule.subject,
    ...(rule.inverted ? { inverted: true } : {}),
    ...(rule.conditions ? { conditions: rule.conditions } : {}),
    ...(rule.fields?.length ? { fields: rule.fields } : {}),
  }
}

/** Builds an ability from the caller's rules; without rules, every action is denied. */
export const createAbility = (rules: readonly CaslRule[] = []): AppAbility =>
  createMongoAbility<AppAbility>(rules.map(toRawRule))

/** False while the template areas are hidden from everyone. */
export const hasTemplateAreas = (ability: Pick<AppAbility, 'relevantRuleFor'>): boolean =>
  !ability.relevantRuleFor('read', 'demo')?.inverted

/** The caller's ability, used to show or hide controls; the server checks every call again. */
export const useAbility = (): AppAbility => useCaslAbility<AppAbility>()

export { AbilityProvider }
