import { afterEach, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

afterEach(() => void vi.useRealTimers())

it('the progress of a run shows the time left, at most every half minute', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const progress = createProgress('journeys', (line) => lines.push(line))
  progress.start(100)
  for (let ended = 0; ended < 26; ended += 1) {
    vi.advanceTimersByTime(2400)
    progress.step()
  }
  expect(lines).toEqual([
    '· 13 of 100 journeys, about 4 min left',
    // 74 journeys of 2.4 s each.
    '· 26 of 100 journeys, about 3 min left',
  ])
})

it('the progress of a run prints nothing when all has ended', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const progress = createProgress('journeys', (line) => lines.push(line))
  progress.start(1)
  vi.advanceTimersByTime(60_000)
  progress.step()
  expect(lines).toEqual([])
})
