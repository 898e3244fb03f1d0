import { describe, expect, it } from 'vitest'
import { testMessage, testThread } from './test-threads.ts'
import { isForVisitor, recipientVisitorOf, visitorOf } from './visitor.ts'

const visitor = { name: 'Ida Berg', email: 'ida@example.org' }

describe('the visitor of a conversation (R-442)', () => {
  it('wrote the messages without an account, and no others', () => {
    const thread = testThread(1, { visitor })
    expect(visitorOf(thread, testMessage({ from: null, isMine: false }))).toEqual(visitor)
    expect(visitorOf(thread, testMessage())).toBeNull()
    expect(visitorOf(thread, testMessage({ from: null, isMine: true }))).toBeNull()
    expect(visitorOf(testThread(2), testMessage({ from: null, isMine: false }))).toBeNull()
  })

  it('receives the replies to their message and to an answer that was sent to them (R-540)', () => {
    const thread = testThread(1, { visitor })
    expect(isForVisitor(thread, testMessage({ from: null }))).toBe(true)
    const answer = testMessage({ isMine: true, toVisitor: true })
    expect(isForVisitor(thread, answer)).toBe(true)
    expect(recipientVisitorOf(thread, answer)).toEqual(visitor)
    expect(visitorOf(thread, { ...answer, from: null, isMine: false })).toBeNull()
    expect(isForVisitor(thread, testMessage())).toBe(false)
  })
})
