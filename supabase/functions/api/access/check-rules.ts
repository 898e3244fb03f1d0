import type { z } from 'zod'
import { type putRulesBody, SUBJECTS } from '../../_shared/contract/roles.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { invalid } from '../../_shared/http/errors.ts'

type Rules = z.output<typeof putRulesBody>['rules']

/** Refuses rules with an unknown subject, and duplicate rules, because the table would store only one of them. */
export async function checkRules(tx: Tx, rules: Rules): Promise<void> {
  const rows = await tx<{ subject: string }[]>`select distinct subject from public.role_abilities`
  const known = new Set<string>([...SUBJECTS, ...rows.map((row) => row.subject)])
  const seen = new Set<string>()
  for (const { action, subject, inverted, conditions } of rules) {
    if (!known.has(subject)) throw invalid({ rules: 'no_subject' })
    const key = JSON.stringify([action, subject, inverted ?? false, conditions ?? null])
    if (seen.has(key)) throw invalid({ rules: 'rule_twice' })
    seen.add(key)
  }
}
