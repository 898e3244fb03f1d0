import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { intlForRightToLeft } from './bidi.ts'
import type { MessageTable } from './messages.ts'

const format = (messages: MessageTable, values?: Record<string, string>) =>
  intlForRightToLeft(
    createIntl({ locale: 'en', messages: messages as Record<string, string> }),
  ).formatMessage({ id: 'a' }, values)

describe('messages on a right-to-left page', () => {
  it('appends a mark after a full stop', () => {
    expect(format({ a: [{ type: 0, value: 'Go on.' }] })).toBe('Go on.\u200E')
    expect(format({ a: 'Go on.' })).toBe('Go on.\u200E')
  })

  it('marks an opening quote and a value at the end', () => {
    expect(
      format(
        {
          a: [
            { type: 0, value: '“' },
            { type: 1, value: 'name' },
          ],
        },
        { name: 'X!' },
      ),
    ).toBe('\u200E“X!\u200E')
  })

  it('marks a figure at the start, which would move to the end', () => {
    expect(format({ a: '84,000 words' })).toBe('\u200E84,000 words')
    expect(format({ a: [{ type: 0, value: '6 px high' }] })).toBe('\u200E6 px high')
  })

  it('does not change a sentence that begins and ends with letters', () => {
    expect(format({ a: [{ type: 0, value: 'Sign in' }] })).toBe('Sign in')
  })
})

it('an intl for right to left has the messages that are loaded, also later', () => {
  const messages: Record<string, string> = { a: 'Go on.' }
  const intl = intlForRightToLeft(createIntl({ locale: 'en', messages }))
  expect('a' in intl.messages).toBe(true)
  messages.b = 'Here.'
  expect('b' in intl.messages).toBe(true)
  expect(intl.formatMessage({ id: 'b' })).toBe('Here.\u200E')
})

describe('figures on a right-to-left page', () => {
  const intl = intlForRightToLeft(createIntl({ locale: 'fr', messages: { a: 'Fini.' } }))

  it('keeps the sign of a share and of an amount on its side of the figure', () => {
    expect(intl.formatNumber(0.62, { style: 'percent' })).toMatch(/^\u200E62.%\u200E$/)
    expect(intl.formatNumber(5, { style: 'currency', currency: 'EUR' })).toMatch(/^\u200E5,00.€\u200E$/)
    expect(intl.formatMessage({ id: 'a' })).toBe('Fini.\u200E')
  })

  it('does not change a plain number, which fields read again', () => {
    expect(intl.formatNumber(5)).toBe('5')
  })
})
