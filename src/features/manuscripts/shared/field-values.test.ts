import messages from '@locales/en/manuscripts.json'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { fieldChoices, fieldMoment, shownFieldValue } from './field-values.ts'

const intl = createIntl({ locale: 'en', messages })
const field = (type: 'text' | 'list' | 'date' | 'checkbox') => ({ type, options: ['Ines', 'Ivo'] })

describe('the values of custom fields (R-919)', () => {
  it('are shown by their type', () => {
    expect(shownFieldValue(field('text'), '1789-07-14', intl)).toBe('1789-07-14')
    expect(shownFieldValue(field('date'), '1789-07-14', intl)).toBe('Jul 14, 1789')
    expect(shownFieldValue(field('checkbox'), 'Yes', intl)).toBe('Yes')
    expect(shownFieldValue(field('list'), 'Ivo', intl)).toBe('Ivo')
  })

  it('are shown as they are when they do not fit the type', () => {
    expect(shownFieldValue(field('date'), 'one day', intl)).toBe('one day')
    expect(shownFieldValue(field('checkbox'), 'maybe', intl)).toBe('maybe')
    expect(fieldChoices(field('list'), 'Ada', intl).map(({ id }) => id)).toEqual(['Ines', 'Ivo', 'Ada'])
    expect(fieldChoices(field('list'), '', intl)).toHaveLength(2)
    expect(fieldMoment('one day')).toBeUndefined()
    expect(fieldMoment('2026-02-30')).toBeUndefined()
  })
})
