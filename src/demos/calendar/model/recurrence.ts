/** The choices of the field "Repeat". */
export const REPEATS = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type Repeat = (typeof REPEATS)[number]
/** The recurrence of a form: every `interval` days, weeks and so on, until a day or, if it is empty, without an end. */
export type FormRecurrence = { repeat: Repeat; interval: string; until: string }

const rules: Readonly<Record<Exclude<Repeat, 'none'>, { freq: string; byDay: string }>> = {
  daily: { freq: 'DAILY', byDay: '' },
  weekdays: { freq: 'WEEKLY', byDay: ';BYDAY=MO,TU,WE,TH,FR' },
  weekly: { freq: 'WEEKLY', byDay: '' },
  monthly: { freq: 'MONTHLY', byDay: '' },
  yearly: { freq: 'YEARLY', byDay: '' },
}

/** The stored rule of a form (R-610). */
export function toRule({ repeat, interval, until }: FormRecurrence): string {
  if (repeat === 'none') return ''
  const { freq, byDay } = rules[repeat]
  const every = repeat === 'weekdays' || Number(interval) === 1 ? '' : `;INTERVAL=${Number(interval)}`
  return `FREQ=${freq}${every}${byDay}${until === '' ? '' : `;UNTIL=${until.replaceAll('-', '')}`}`
}

/** The recurrence of a stored rule for a form. */
export function fromRule(rule: string): FormRecurrence {
  const freq = /FREQ=(\w+)/.exec(rule)?.[1]?.toLowerCase()
  const repeat = rule.includes('BYDAY') ? 'weekdays' : (REPEATS.find((name) => name === freq) ?? 'none')
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule)
  return {
    repeat,
    interval: /INTERVAL=(\d+)/.exec(rule)?.[1] ?? '1',
    until: until ? until.slice(1).join('-') : '',
  }
}
