import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Returns the results of the calendar functions in a process of another time zone. */
function inZone(zone: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/zone-days.ts'],
    { env: { ...process.env, TZ: zone, TSX_TSCONFIG_PATH: 'tsconfig.app.json' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, unknown>
}

it.each([
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
])(
  'calendar days begin and end at midnight in %s, and a chosen time of sending (R-804) is local, not UTC',
  (zone, offset) => {
    expect(inZone(zone)).toEqual({
      offset,
      days: ['2026-11-22', '2026-11-22'],
      chatDays: ['2026-11-22', '2026-11-22'],
      next: '2026-11-23',
      chosen: '09:15',
      untilTomorrow: [23 * 3_600_000 + 55 * 60_000, 5 * 60_000],
    })
  },
)
