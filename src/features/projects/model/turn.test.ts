import { expect, it } from 'vitest'
import { turnLine } from './turn.ts'

const texts: Readonly<Record<string, string>> = {
  'projects.turn.staff.work': 'deliver the work',
  'projects.turn.client.work': 'Agency delivers the work',
  'projects.person.deleted': 'Former user',
}
const intl = {
  formatMessage: ({ id }: { id?: string }, values: Record<string, unknown> = {}) =>
    texts[id ?? ''] ?? Object.values(values).join('|'),
  formatDate: (value: unknown) => String(value).slice(0, 10),
} as unknown as Parameters<typeof turnLine>[0]

const turn = { of: 'agency', reason: 'work', since: '2026-11-20T12:00:00Z', isMine: false } as const
const lineOf = (isStaff: boolean, isMine: boolean) =>
  turnLine(intl, { turn: { ...turn, isMine }, acceptance: null }, isStaff, '2026-11-25')

it.each([
  ['the person whose turn it is', true, true, 'mine|deliver the work, 2026-11-20'],
  ['other staff', true, false, 'agency|deliver the work, 2026-11-20'],
  ['the client', false, false, 'other|Agency delivers the work, 2026-11-20'],
])('R-695: the line of a turn is in the words of %s', (_who, isStaff, isMine, line) => {
  expect(lineOf(isStaff, isMine)).toBe(line)
})

it('R-695: the short line of a column has the day without a word', () => {
  const sinceWord = {
    ...intl,
    formatMessage: ({ id }: { id?: string }) => (id === 'projects.turn.since' ? 'since' : 'x'),
  }
  const line = (isShort: boolean) =>
    turnLine(sinceWord as unknown as typeof intl, { turn, acceptance: null }, true, '2026-11-25', isShort)
  expect([line(false), line(true)]).toEqual(['x, since', 'x, 2026-11-20'])
})

it('R-693: an accepted project names who accepted it and when, also when the account no longer exists', () => {
  const at = '2026-11-24T12:00:00Z'
  const line = (name: string | null) =>
    turnLine(
      intl,
      {
        turn: null,
        acceptance: { by: name ? { uid: '', name, email: '', avatar: null } : null, at, isAutomatic: false },
      },
      true,
      '2026-11-25',
    )
  expect(line('Tom Hale')).toBe('Tom Hale|2026-11-24')
  expect(line(null)).toBe('Former user|2026-11-24')
  const automatic = { by: null, at, isAutomatic: true }
  expect(turnLine(intl, { turn: null, acceptance: automatic }, true, '2026-11-25')).toBe('2026-11-24')
  expect(turnLine(intl, { turn: null, acceptance: null }, true, '2026-11-25')).toBeNull()
})
