import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import french from '../../../locales/fr/ui.json'
import { ApiError } from './api-error.ts'
import { fieldMessage, refusalMessage, refusalText, translateMessages } from './refusal.ts'

type Init = Partial<ConstructorParameters<typeof ApiError>[0]>
const refused = (init: Init) =>
  new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.', ...init })
const lost = refused({ status: 0, code: 'network', message: 'no answer' })

describe('translateMessages', () => {
  const translate = translateMessages({
    'This code is taken': 'area.code-taken',
    'This is in use': 'area.in-use',
  })

  it('replaces known messages of fields and of the whole, and keeps the rest of the refusal', () => {
    const fields = { code: 'This code is taken', name: 'Required' }
    const body = { thing: 1 }
    expect(translate(refused({ code: 'conflict', message: 'This is in use', fields, body }))).toMatchObject({
      status: 404,
      code: 'conflict',
      message: 'area.in-use',
      fields: { code: 'area.code-taken', name: 'Required' },
      body,
    })
  })

  it('returns a lost connection and other errors unchanged', () => {
    expect(translate(lost)).toBe(lost)
    const other = new Error('other')
    expect(translate(other)).toBe(other)
  })
})

describe('refusalMessage', () => {
  it('prefers the message of the area to the general one of the code', () => {
    expect(refusalMessage(refused({ message: 'area.in-use' }))).toBe('area.in-use')
    expect(refusalMessage(refused({}))).toBe('ui.refused.not-found')
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

it('fieldMessage has words for reasons and limits, also of an inner value, and keeps unknown sentences', () => {
  expect(fieldMessage('no_label')).toBe('ui.refused.no-label')
  expect(fieldMessage('invalid_value (at 2.title)')).toBe('ui.refused.value')
  expect(fieldMessage('constructor')).toBe('constructor')
  expect(fieldMessage('At most 5,000 characters')).toBe('ui.refused.too-long')
  expect(fieldMessage('At most 60 characters (at 2.title)')).toBe('ui.refused.too-long')
  expect(fieldMessage('Something else')).toBe('Something else')
})

it('refusalText has a French message for a record that another person deleted', () => {
  const intl = createIntl({ locale: 'fr', messages: french })
  expect(refusalText(intl, refused({}))).toBe(french['ui.refused.not-found'])
  expect(refusalText(intl, lost)).toBeUndefined()
})

it('refusalText names the figures of a full storage, and a full disk (R-532, R-623)', () => {
  const intl = createIntl({ locale: 'fr', messages: french })
  const body = { storage: { used: 51_240_000, allowed: 52_000_000 } }
  const full = { status: 413, code: 'storage_full' }
  expect(refusalText(intl, refused({ ...full, body }))).toContain('51,2 Mo utilisés sur 52.')
  expect(refusalText(intl, refused({ ...full, body: null }))).toBe(french['ui.form.storage-full'])
  expect(refusalText(intl, refused({ status: 507, code: 'disk_full' }))).toBe(french['ui.form.disk-full'])
})
