import { describe, expect, it } from 'vitest'
import { createAbility } from '../../lib/auth/ability.ts'
import { permittedShortcuts } from './dashboard-shortcuts.ts'

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
