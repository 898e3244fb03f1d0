import { describe, expect, it } from 'vitest'
import { testMessage, testThread } from './test-threads.ts'
import { mailtoOf, visitorOf } from './visitor.ts'

const visitor = { name: 'Ida Berg', email: 'ida@example.org' }

describe('the visitor of a conversation (R-442)', () => {
  it('wrote the messages without an account, and no others', () => {
    const thread = testThread(1, { visitor })
    expect(visitorOf(thread, testMessage({ from: null, isMine: false }))).toEqual(visitor)
    expect(visitorOf(thread, testMessage())).toBeNull()
    expect(visitorOf(thread, testMessage({ from: null, isMine: true }))).toBeNull()
    expect(visitorOf(testThread(2), testMessage({ from: null, isMine: false }))).toBeNull()
  })

  it('is answered by mail, and an address cannot add other fields', () => {
    const address = mailtoOf({ email: 'a?cc=b@example.org' }, 'Prices & plans?body=x')
    expect(address).toBe('mailto:a%3Fcc%3Db%40example.org?subject=Re%3A%20Prices%20%26%20plans%3Fbody%3Dx')
  })
})
