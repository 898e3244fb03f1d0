import { describe, expect, it } from 'vitest'
import { isNarrowed, noFilters, toListQuery } from './filters.ts'

describe('the filters in the address', () => {
  it('are asked for with the reader’s own day', () => {
    expect(toListQuery({ ...noFilters, due: 'today', status: 'received' }, '2026-11-21')).toMatchObject({
      due: 'today',
      status: 'received',
      today: '2026-11-21',
      view: 'active',
    })
  })

  it('count as unsaid when they make no sense', () => {
    const odd = {
      status: 'lost',
      serviceType: 'magic',
      company: '1',
      assignee: 'me',
      due: 'never',
      view: 'x',
    }
    expect(toListQuery(odd, '2026-11-21')).toEqual({
      status: undefined,
      serviceType: undefined,
      company: undefined,
      assignee: undefined,
      due: undefined,
      today: '2026-11-21',
      view: 'active',
    })
  })

  it('know whether they narrow the list', () => {
    expect(isNarrowed(noFilters)).toBe(false)
    expect(isNarrowed({ ...noFilters, view: 'withdrawn' })).toBe(true)
  })
})
