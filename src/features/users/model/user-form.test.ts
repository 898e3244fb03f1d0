import { describe, expect, it } from 'vitest'
import { emptyInvite, inviteForm, toBody } from './user-form.ts'

describe('the invitation form', () => {
  it('requires only a name, an address and a role', () => {
    const wrong = inviteForm.safeParse({ ...emptyInvite, username: 'x y' })
    expect(wrong.error?.issues.map((issue) => String(issue.path[0])).sort()).toEqual([
      'email',
      'fullName',
      'role',
      'username',
    ])
    expect(
      inviteForm.safeParse({ ...emptyInvite, fullName: 'A', email: 'a@b.co', role: 'client' }).success,
    ).toBe(true)
  })

  it('omits an empty username and company', () => {
    expect(toBody({ username: '', companyId: '' })).toEqual({ companyId: null })
    expect(toBody({ username: 'ana', companyId: 'x' })).toEqual({ username: 'ana', companyId: 'x' })
  })
})
