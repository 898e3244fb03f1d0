import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

type Results = Record<
  string,
  { start: string; end: string; startDay: string; startTime: string; endDay: string; endTime: string }
>

/** Returns the times of two events in a process of another time zone. */
function inZone(zone: string): Results {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/demo/zone-events.ts'],
    { env: { ...process.env, TZ: zone, TSX_TSCONFIG_PATH: 'tsconfig.app.json' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Results
}

it.each([
  ['Europe/Paris', '13:00', '2026-03-28', '2026-03-29T01:30:00.000Z'],
  ['America/Los_Angeles', '05:00', '2026-03-28', '2026-03-29T09:30:00.000Z'],
  ['Pacific/Auckland', '01:00', '2026-03-29', '2026-03-28T13:30:00.000Z'],
  ['Asia/Kathmandu', '17:45', '2026-03-28', '2026-03-28T20:45:00.000Z'],
])(
  'an event is the same in %s: all-day by its days, another one by its moment (R-243)',
  (zone, time, day, moved) => {
    const { fair, fairSaved, fairMoved, talk, talkSaved, talkMoved, talkLonger } = inZone(zone)
    expect(fair).toMatchObject({ startDay: '2026-03-28', endDay: '2026-03-29' })
    expect(fairSaved).toMatchObject({ start: '2026-03-28T00:00:00.000Z', end: '2026-03-30T00:00:00.000Z' })
    expect(fairMoved).toMatchObject({ start: '2026-10-25T00:00:00.000Z', end: '2026-10-27T00:00:00.000Z' })
    expect(talk).toMatchObject({ startDay: day, startTime: time })
    expect(talkSaved).toMatchObject({ start: '2026-03-28T12:00:00.000Z', end: '2026-03-28T13:30:00.000Z' })
    // The duration stays 90 minutes, also where the clock skips the chosen time.
    expect(talkMoved?.start).toBe(moved)
    expect(Date.parse(talkMoved?.end ?? '') - Date.parse(talkMoved?.start ?? '')).toBe(90 * 60_000)
    expect(talkLonger?.end).toBe('2026-03-29T12:00:00.000Z')
  },
)
