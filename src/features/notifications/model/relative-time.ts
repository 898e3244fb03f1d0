const steps = [
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: Number.POSITIVE_INFINITY },
] as const

/** Formats how long ago a time was, in the largest unit that fits; a future time counts as now. */
export function relativeTime(
  then: Date,
  now: Date,
): { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000)
  if (seconds < 60) return { value: 0, unit: 'second' }
  const step = steps.find(({ until }) => seconds < until) ?? steps[2]
  return { value: -Math.floor(seconds / step.seconds), unit: step.unit }
}
