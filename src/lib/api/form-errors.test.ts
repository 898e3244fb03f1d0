import { describe, expect, it, vi } from 'vitest'
import type { MessageId } from '../i18n/message-ids.ts'
import { ApiError } from './api-error.ts'
import { showFormError } from './form-errors.ts'

type Init = Partial<ConstructorParameters<typeof ApiError>[0]>
const failed = (init: Init) => new ApiError({ status: 422, code: 'invalid', message: 'Not valid', ...init })

function shown(error: unknown, fallbackId?: MessageId) {
  const setError = vi.fn()
  showFormError({ setError, getValues: (() => ({ title: '', due: '' })) as never }, error, {
    ...(fallbackId ? { fallbackId } : {}),
    words: { taken: 'users.error.email_taken' },
  })
  return setError.mock.calls.map(([field, { message }]) => [field, message])
}

describe('showFormError', () => {
  it('shows the words of each reason at its field, those of the area first, and none for the whole form', () => {
    const fields = { title: 'too_long', due: 'taken', other: 'required' }
    expect(shown(failed({ fields }))).toEqual([
      ['title', 'ui.refused.too-long'],
      ['due', 'users.error.email_taken'],
    ])
  })

  it('shows the message of a refusal that names no field of the form', () => {
    expect(shown(failed({ fields: { other: 'Unknown' } }))).toEqual([['root', 'ui.refused.invalid']])
  })

  it('shows the fallback message for a server error, never the server’s', () => {
    expect(shown(failed({ status: 500, message: 'stack trace' }))).toEqual([['root', 'ui.form.failed']])
    expect(shown(new TypeError('x is undefined'), 'editor.revisions.failed')).toEqual([
      ['root', 'editor.revisions.failed'],
    ])
  })

  it('translates a network error and a rate limit', () => {
    expect(shown(failed({ status: 0, code: 'network' }))).toEqual([['root', 'ui.form.network']])
    expect(shown(failed({ status: 429, code: 'rate_limited' }))).toEqual([['root', 'ui.form.rate-limited']])
  })
})
