import { describe, expect, it } from 'vitest'
import { createAbility } from '../../lib/auth/ability.ts'
import { dashboardShortcuts, permittedShortcuts } from './dashboard-shortcuts.ts'

const offered = (...rules: [string, string][]) =>
  permittedShortcuts(createAbility(rules.map(([action, subject]) => ({ action, subject })))).map(
    ({ id }) => id,
  )

describe('dashboard shortcuts (R-034)', () => {
  it('offer all five in order to a role with all abilities', () => {
    expect(offered(['manage', 'all'])).toEqual([
      'new-company',
      'new-user',
      'new-project',
      'due-today',
      'messages',
    ])
  })

  it('lead to the form or the filtered list', () => {
    expect(dashboardShortcuts.map(({ path }) => path)).toEqual([
      '/apps/companies/list?new=1',
      '/apps/user/list?new=1',
      '/apps/projects/list?new=1',
      '/apps/projects/list?due=today',
      '/apps/email',
    ])
  })

  it('offer a person without the administration neither companies nor users', () => {
    expect(offered(['create', 'companies'], ['create', 'profiles'])).toEqual([])
    expect(offered(['read', 'admin'])).toEqual([])
  })

  it('offer a client a request, what is due and the messages', () => {
    expect(offered(['read', 'client'], ['read', 'projects'], ['create', 'projects'])).toEqual([
      'new-project',
      'due-today',
      'messages',
    ])
  })

  it('offer none to a visitor', () => {
    expect(offered()).toEqual([])
  })
})
