import { describe, expect, it } from 'vitest'
import { toApiError } from './api-error.ts'

describe('toApiError', () => {
  it('reads the standard error body', () => {
    const body = { error: { code: 'conflict', message: 'Changed elsewhere', fields: { title: 'Too long' } } }
    expect(toApiError(409, body)).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Changed elsewhere',
      fields: { title: 'Too long' },
      body,
    })
  })

  it('reads the fixed bodies of R-202 to R-205', () => {
    const login = toApiError(400, { errors: { email: ['Invalid email or password'] } })
    expect(login).toMatchObject({
      message: 'Invalid email or password',
      fields: { email: 'Invalid email or password' },
    })
    expect(toApiError(404, { error: 'Something went wrong' }).message).toBe('Something went wrong')
    expect(toApiError(404, { message: 'User not found' }).message).toBe('User not found')
    expect(toApiError(400, 'Something Went Wrong').message).toBe('Something Went Wrong')
  })

  it('uses the status as message when the body is empty', () => {
    expect(toApiError(404, undefined)).toMatchObject({ code: 'http_404', message: 'HTTP 404', fields: {} })
  })
})
