import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { testItem } from '../../../../tests/support/items.ts'
import { toSaveFailure } from './save-failure.ts'

const refused = (status: number, more: { fields?: Record<string, string>; body?: unknown } = {}) =>
  toSaveFailure(new ApiError({ status, code: 'x', message: 'Refused', ...more }))

describe('a failed save of an item', () => {
  it.each([
    [0, 'offline'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'deleted'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [413, 'refused'],
    [422, 'refused'],
  ])('with status %i is %s', (status, kind) => expect(refused(status).kind).toBe(kind))

  it('is retried when the error is not an ApiError', () => {
    expect(toSaveFailure(new TypeError('x is not a function'))).toEqual({ kind: 'later' })
  })

  it('holds the stored item after a conflict, and is retried when the response has none', () => {
    const item = testItem({ revision: 4 })
    expect(refused(409, { body: { item } })).toEqual({ kind: 'conflict', theirs: item })
    expect(refused(409)).toEqual({ kind: 'later' })
  })

  it('shows the message of the field before the message of the response', () => {
    expect(refused(422, { fields: { title: 'Too long' } })).toEqual({ kind: 'refused', message: 'Too long' })
    expect(refused(422)).toEqual({ kind: 'refused', message: 'Refused' })
  })
})
