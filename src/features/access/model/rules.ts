import { ACTIONS, type Role, SUBJECTS } from '@contract/roles.ts'

type Rule = Role['rules'][number]
type Action = (typeof ACTIONS)[number]

/** A rule the grid shows as a checkbox: not inverted, without conditions or fields. */
export const isSimple = (rule: Rule): boolean => !rule.inverted && !rule.conditions && !rule.fields?.length

/** Returns whether a grid cell is set by its own rule, implied by a wider rule, or not set. */
export function cellOf(rules: readonly Rule[], action: Action, subject: string): 'own' | 'implied' | 'none' {
  const simple = rules.filter(isSimple)
  if (simple.some((rule) => rule.action === action && rule.subject === subject)) return 'own'
  const covers = (rule: Rule) =>
    (rule.subject === subject || rule.subject === 'all') &&
    (rule.action === action || rule.action === 'manage')
  return simple.some(covers) ? 'implied' : 'none'
}

/**
 * Returns the rules with a cell set or cleared; a new rule precedes the special rules, so that those override
 * it.
 */
export function toggle(rules: readonly Rule[], action: Action, subject: string): Rule[] {
  const isThis = (rule: Rule) => isSimple(rule) && rule.action === action && rule.subject === subject
  if (rules.some(isThis)) return rules.filter((rule) => !isThis(rule))
  const at = rules.findIndex((rule) => !isSimple(rule))
  const before = at < 0 ? rules.length : at
  return [...rules.slice(0, before), { action, subject }, ...rules.slice(before)]
}

/** The rules the grid cannot show, each with its index in the list. */
export const specialRules = (rules: readonly Rule[]): { rule: Rule; at: number }[] =>
  rules.flatMap((rule, at) => (isSimple(rule) ? [] : [{ rule, at }]))

/** Compares two rule lists, including their order. */
export const areSameRules = (one: readonly Rule[], other: readonly Rule[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Change = { subject: string; action: Action; isGained: boolean }

const order: readonly string[] = SUBJECTS
const placeOf = (subject: string) => (order.includes(subject) ? order.indexOf(subject) : order.length)

/** Groups changes by subject in grid order; a change of every action becomes one entry. */
export function groupChanges(
  changes: readonly Change[],
): { subject: string; gained: Action[]; lost: Action[] }[] {
  const groups = new Map<string, { subject: string; gained: Action[]; lost: Action[] }>()
  const sorted = [...changes].sort((a, b) => placeOf(a.subject) - placeOf(b.subject))
  for (const { subject, action, isGained } of sorted) {
    const group = groups.get(subject) ?? { subject, gained: [], lost: [] }
    ;(isGained ? group.gained : group.lost).push(action)
    groups.set(subject, group)
  }
  const short = (actions: Action[]): Action[] => (actions.includes('manage') ? ['manage'] : actions)
  return [...groups.values()].map(({ subject, gained, lost }) => ({
    subject,
    gained: gained.length === ACTIONS.length ? short(gained) : gained.filter((action) => action !== 'manage'),
    lost: lost.length === ACTIONS.length ? short(lost) : lost.filter((action) => action !== 'manage'),
  }))
}
