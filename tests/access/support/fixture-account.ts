import type { Sql } from 'postgres'
import { COLLEAGUE, OTHER, SUBJECT } from './ids.ts'

/** The relations of a plan request to the subject; `decided` is the subject's own and no longer pending. */
export const PLAN_REQUESTS = {
  own: '0f700000-0000-4000-8000-000000000001',
  decided: '0f700000-0000-4000-8000-000000000002',
  company: '0f700000-0000-4000-8000-000000000003',
  other: '0f700000-0000-4000-8000-000000000004',
} as const

/** A session of another person. */
export const OTHER_SESSION = '0f710000-0000-4000-8000-000000000001'

/** An avatar by its object name. */
export const avatarOf = (person: string, fresh = false) =>
  `${person}/0f720000-0000-4000-8000-00000000000${fresh ? 2 : 1}.png`

/** Creates plan requests, avatars and a session of another person. */
export async function buildAccounts(owner: Sql): Promise<void> {
  for (const [relation, id] of Object.entries(PLAN_REQUESTS)) {
    const person = relation === 'company' ? COLLEAGUE : relation === 'other' ? OTHER : SUBJECT
    const status = relation === 'decided' ? 'approved' : 'open'
    await owner`insert into public.plan_requests (id, user_id, plan, billing, status) values (${id}, ${person}, 'team', 'Auto debit', ${status})`
  }
  await owner`insert into auth.sessions (id, user_id, created_at) values (${OTHER_SESSION}, ${OTHER}, now())`
  for (const person of [SUBJECT, OTHER])
    await owner`insert into storage.objects (bucket_id, name) values ('avatars', ${avatarOf(person)})`
}
