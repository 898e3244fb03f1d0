import { projectListQuery } from '@contract/projects.ts'
import { describe, expect, it } from 'vitest'
import { hidesDelivered, isNarrowed, noFilters, toListQuery } from './filters.ts'

/** The query as the API reads it. */
const received = (...filters: Parameters<typeof toListQuery>) =>
  projectListQuery.parse(toListQuery(...filters))

describe('the filters in the address', () => {
  it('are sent with the user’s local day', () => {
    expect(received({ ...noFilters, due: 'today', status: 'received' }, '2026-11-21')).toMatchObject({
      due: 'today',
      status: 'received',
      today: '2026-11-21',
      view: 'active',
    })
  })

  it('R-988: name the days of the due date', () => {
    const dueOf = (due: string) => received({ ...noFilters, due }, '2026-11-21').due
    for (const days of ['2026-12-01..2026-12-05', '2026-12-01..2026-12-01', '2028-02-29..2028-03-01'])
      expect(dueOf(days)).toBe(days)
    for (const days of [
      '2026-12-05..2026-12-01',
      '2026-02-29..2026-03-01',
      '2026-12-01',
      '..',
      '2026-12-01..',
      '0000-01-01..2026-12-01',
      '2026-12-01..2026-12-02..2026-12-03',
    ])
      expect(dueOf(days)).toBeUndefined()
  })

  it('are ignored when invalid', () => {
    const odd = {
      status: 'lost',
      serviceType: 'magic',
      company: '1',
      assignee: 'nobody',
      due: 'never',
      turn: 'yours',
      language: 'klingon',
      view: 'x',
      needs: 'you',
    }
    expect(received(odd, '2026-11-21')).toMatchObject({
      status: 'open',
      serviceType: undefined,
      company: undefined,
      assignee: undefined,
      due: undefined,
      turn: undefined,
      language: undefined,
      today: '2026-11-21',
      view: 'active',
      needs: undefined,
    })
  })

  it('request open projects unless the status is `all`', () => {
    expect(received(noFilters, '2026-11-21').status).toBe('open')
    expect(received({ ...noFilters, status: 'delivered' }, '2026-11-21').status).toBe('delivered')
    expect(received({ ...noFilters, status: 'all' }, '2026-11-21').status).toBeUndefined()
  })

  it('request projects that need the user in any status, unless one is chosen', () => {
    const needing = received({ ...noFilters, needs: 'me' }, '2026-11-21')
    expect([needing.needs, needing.status]).toEqual(['only', undefined])
    expect(received({ ...noFilters, needs: 'me', status: 'received' }, '2026-11-21').status).toBe('received')
    expect(received(noFilters, '2026-11-21').needs).toBeUndefined()
  })

  it('report when only the default status hides delivered projects', () => {
    expect(hidesDelivered(noFilters)).toBe(true)
    for (const more of [{ status: 'all' }, { status: 'received' }, { due: 'today' }, { view: 'withdrawn' }])
      expect(hidesDelivered({ ...noFilters, ...more })).toBe(false)
  })

  it('report whether they narrow the list', () => {
    expect(isNarrowed(noFilters)).toBe(false)
    expect(isNarrowed({ ...noFilters, status: 'all' })).toBe(false)
    expect(isNarrowed({ ...noFilters, status: 'received' })).toBe(true)
    expect(isNarrowed({ ...noFilters, view: 'withdrawn' })).toBe(true)
  })
})
