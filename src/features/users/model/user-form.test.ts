import { USER_FIELD_MESSAGES, USER_MESSAGES } from '@contract/users.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import en from '../../../../locales/en/users.json'
import fr from '../../../../locales/fr/users.json'
import { emptyInvite, inviteForm, refusalId, toBody, translateUserError } from './user-form.ts'

describe('validation errors', () => {
  it('have a message in both languages for every text of the contract', () => {
    for (const message of [...Object.values(USER_MESSAGES), ...Object.values(USER_FIELD_MESSAGES)]) {
      const id = refusalId(new ApiError({ status: 409, code: 'x', message })) as keyof typeof en
      expect(en[id], message).toBeTruthy()
      expect(fr[id], message).toBeTruthy()
    }
  })

  it('keep their field and an unknown message', () => {
    const fields = { email: USER_MESSAGES.email_taken, country: 'Odd' }
    const error = translateUserError(
      new ApiError({ status: 422, code: 'invalid', message: 'x', fields }),
    ) as ApiError
    expect(error.fields).toEqual({ email: 'users.error.email_taken', country: 'Odd' })
  })
})

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
