import { ACTIONS, type Role, SUBJECTS } from '@contract/roles.ts'

type Rule = Role['rules'][number]
type Action = (typeof ACTIONS)[number]

/** A rule the grid shows as a mark: no prohibition, no condition, no fields. */
export const isSimple = (rule: Rule): boolean => !rule.inverted && !rule.conditions && !rule.fields?.length

/** How a square of the grid stands: by a rule of its own, by a wider one, or not at all. */
export function cellOf(rules: readonly Rule[], action: Action, subject: string): 'own' | 'implied' | 'none' {
  const simple = rules.filter(isSimple)
  if (simple.some((rule) => rule.action === action && rule.subject === subject)) return 'own'
  const covers = (rule: Rule) =>
    (rule.subject === subject || rule.subject === 'all') &&
    (rule.action === action || rule.action === 'manage')
  return simple.some(covers) ? 'implied' : 'none'
}

/** The rules with a square set or cleared. A new rule stands before the special ones, so that those still decide. */
export function toggle(rules: readonly Rule[], action: Action, subject: string): Rule[] {
  const isThis = (rule: Rule) => isSimple(rule) && rule.action === action && rule.subject === subject
  if (rules.some(isThis)) return rules.filter((rule) => !isThis(rule))
  const at = rules.findIndex((rule) => !isSimple(rule))
  const before = at < 0 ? rules.length : at
  return [...rules.slice(0, before), { action, subject }, ...rules.slice(before)]
}

/** The rules the grid cannot show, each with its place. */
export const specialRules = (rules: readonly Rule[]): { rule: Rule; at: number }[] =>
  rules.flatMap((rule, at) => (isSimple(rule) ? [] : [{ rule, at }]))

/** Whether two lists say the same in the same order. */
export const areSameRules = (one: readonly Rule[], other: readonly Rule[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Change = { subject: string; action: Action; isGained: boolean }

const order: readonly string[] = SUBJECTS
const placeOf = (subject: string) => (order.includes(subject) ? order.indexOf(subject) : order.length)

/** Changes by subject, in the order of the grid: gaining or losing every verb is said as one. */
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
