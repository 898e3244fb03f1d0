import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { markForRightToLeft } from './bidi.ts'
import type { MessageTable } from './messages.ts'

const format = (messages: MessageTable, values?: Record<string, string>) =>
  createIntl({
    locale: 'en',
    messages: markForRightToLeft(messages) as Record<string, string>,
  }).formatMessage({ id: 'a' }, values)

describe('markForRightToLeft', () => {
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

  it('does not change a sentence that begins and ends with letters', () => {
    expect(format({ a: [{ type: 0, value: 'Sign in' }] })).toBe('Sign in')
  })
})
