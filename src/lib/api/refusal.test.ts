import { FIXED_SENTENCES } from '@contract/errors.ts'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import imports from '../../../locales/en/scrivener-import.json'
import french from '../../../locales/fr/ui.json'
import { ApiError } from './api-error.ts'
import { messageText, reasonMessage, reasonText, refusalMessage, refusalText } from './refusal.ts'

type Init = Partial<ConstructorParameters<typeof ApiError>[0]>
const refused = (init: Init) =>
  new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.', ...init })
const lost = refused({ status: 0, code: 'network', message: 'no answer' })

describe('refusalMessage', () => {
  it('prefers the reason of the call to its code', () => {
    expect(refusalMessage(refused({ reason: 'company_in_use' }))).toBe('companies.delete.in-use')
    expect(refusalMessage(refused({ reason: 'newer_reason' }))).toBe('ui.refused.not-found')
  })

  it('keeps the sentence of a code without a translation', () => {
    expect(refusalMessage(refused({ status: 418, code: 'teapot', message: 'At most 300 cups' }))).toBe(
      'At most 300 cups',
    )
  })

  it('prefers the message of a field to the general one of the code', () => {
    const invalid = { status: 422, code: 'invalid', message: 'Some of what was sent is not valid.' }
    const fields = { chapters: 'no_chapter' }
    expect(refusalMessage(refused({ ...invalid, fields }))).toBe('ui.refused.no-chapter')
    expect(refusalMessage(refused({ ...invalid, fields: { x: 'Unknown' } }))).toBe('ui.refused.invalid')
  })

  it('is undefined without an answer, after a failure of the server, and for other errors', () => {
    expect(refusalMessage(lost)).toBeUndefined()
    expect(refusalMessage(refused({ status: 503, code: 'unavailable' }))).toBeUndefined()
    expect(refusalMessage(new Error('other'))).toBeUndefined()
  })
})

it('R-754: reasonMessage prefers the words of the area, and has none for an unknown reason', () => {
  expect(reasonMessage('no_label')).toBe('ui.refused.no-label')
  expect(reasonMessage('taken', { taken: 'users.error.email_taken' })).toBe('users.error.email_taken')
  expect(reasonMessage('constructor')).toBeUndefined()
  expect(reasonMessage('At most 60 characters')).toBeUndefined()
})

it.each(['file_required', 'file_zip_only', 'file_too_large'] as const)(
  'R-134: the words of %s are its fixed sentence',
  (reason) => {
    const words: Record<string, string> = imports
    expect(words[reasonMessage(reason) ?? '']).toBe(FIXED_SENTENCES[reason])
  },
)

it('reasonText is the words of a reason, and undefined for a code alone', () => {
  const intl = createIntl({ locale: 'fr', messages: french })
  expect(reasonText(intl, refused({ fields: { username: 'username_taken' } }))).toBe(
    french['ui.refused.username-taken'],
  )
  expect(reasonText(intl, refused({}))).toBeUndefined()
})

it('refusalText has a French message for a record that another person deleted', () => {
  const intl = createIntl({ locale: 'fr', messages: french })
  expect(refusalText(intl, refused({}))).toBe(french['ui.refused.not-found'])
  expect(refusalText(intl, lost)).toBeUndefined()
})

it('a reason of an area that the screen has not loaded has general words', () => {
  const intl = createIntl({ locale: 'fr', messages: french })
  const error = refused({ status: 409, code: 'wrong_state', reason: 'last_admin' })
  expect(refusalText(intl, error)).toBe(french['ui.refused.invalid'])
  expect(messageText(intl, 'A sentence of the server.')).toBe('A sentence of the server.')
})

it('refusalText names the figures of a full storage, and a full disk (R-532, R-623)', () => {
  const intl = createIntl({ locale: 'fr', messages: french })
  const body = { storage: { used: 51_240_000, allowed: 52_000_000 } }
  const full = { status: 413, code: 'storage_full' }
  expect(refusalText(intl, refused({ ...full, body }))).toContain('51,2 Mo utilisés sur 52.')
  expect(refusalText(intl, refused({ ...full, body: null }))).toBe(french['ui.form.storage-full'])
  expect(refusalText(intl, refused({ status: 507, code: 'disk_full' }))).toBe(french['ui.form.disk-full'])
})
