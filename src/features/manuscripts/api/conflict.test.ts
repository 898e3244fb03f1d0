import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { conflictingItem } from './conflict.ts'

const refusal = (status: number, body: unknown) =>
  new ApiError({ status, code: 'conflict', message: 'Changed elsewhere', body })
const item = { id: 'b004', revision: 7, title: 'The harbour' }

describe('conflictingItem', () => {
  it('returns the stored item of a conflict', () => {
    expect(conflictingItem(refusal(409, { item }))).toBe(item)
  })

  it.each([
    ['another refusal', refusal(422, { item })],
    ['a refusal without an item', refusal(409, { error: { code: 'conflict' } })],
    ['an item without a revision', refusal(409, { item: { id: 'b004' } })],
    ['a refusal without a body', refusal(409, undefined)],
    ['no answer of the API', new TypeError('Failed to fetch')],
  ])('returns null for %s', (_what, error) => {
    expect(conflictingItem(error)).toBeNull()
  })
})
