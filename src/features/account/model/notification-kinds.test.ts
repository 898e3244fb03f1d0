import { NOTIFICATION_KINDS } from '@contract/notifications.ts'
import { describe, expect, it } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { kindGroupsFor } from './notification-kinds.ts'

const can = (...rules: string[]) =>
  createAbility(
    rules.map((rule) => {
      const [action = '', subject = ''] = rule.split(' ')
      return { action, subject }
    }),
  )
const kindsOf = (...rules: string[]) => kindGroupsFor(can(...rules)).flatMap(({ kinds }) => kinds)

describe('the notification settings', () => {
  it('offer each kind exactly once across all roles', () => {
    const all = [...kindsOf('manage all'), ...kindsOf('read projects')]
    expect([...new Set(all)].sort()).toEqual([...NOTIFICATION_KINDS].sort())
    expect(kindsOf('manage all')).toEqual([...new Set(kindsOf('manage all'))])
  })

  it('offer a client no kind that only staff receive', () => {
    const kinds = kindsOf('read projects', 'create projects', 'read client', 'read manuscripts')
    expect(kinds).toEqual(expect.arrayContaining(['project_status', 'project_due_date', 'project_file']))
    for (const kind of ['project_received', 'project_assigned', 'project_withdrawn', 'plan_requested'])
      expect(kinds).not.toContain(kind)
  })

  it('offer no empty group', () => {
    expect(kindGroupsFor(can()).map(({ id }) => id)).toEqual(['messages', 'plans'])
  })
})
