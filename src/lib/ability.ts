import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability'
import { AbilityProvider, useAbility as useCaslAbility } from '@casl/react'

/** One row of the permission table as login returns it. */
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

/** Builds an ability from the caller's rules; without rules nothing is allowed. */
export const createAbility = (rules: readonly CaslRule[] = []): AppAbility =>
  createMongoAbility<AppAbility>(rules.map(toRawRule))

/** What the caller may do, for showing or hiding; the server decides again on every call. */
export const useAbility = (): AppAbility => useCaslAbility<AppAbility>()

export { AbilityProvider }
