import { RECURRENCE } from '@contract/demo/calendar-events.ts'
import { expect, it } from 'vitest'
import { fromRule, toRule } from './recurrence.ts'

it.each([
  [{ repeat: 'none', interval: '1', until: '' }, ''],
  [{ repeat: 'daily', interval: '1', until: '' }, 'FREQ=DAILY'],
  [{ repeat: 'weekly', interval: '2', until: '2027-01-31' }, 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270131'],
  [{ repeat: 'weekdays', interval: '1', until: '' }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [{ repeat: 'monthly', interval: '99', until: '' }, 'FREQ=MONTHLY;INTERVAL=99'],
  [{ repeat: 'yearly', interval: '1', until: '2100-12-31' }, 'FREQ=YEARLY;UNTIL=21001231'],
] as const)(
  'the choice %j is the rule %s, which the API takes, and is read from it (R-610)',
  (form, rule) => {
    expect(toRule(form)).toBe(rule)
    expect(rule).toMatch(RECURRENCE)
    expect(fromRule(rule)).toEqual(form)
  },
)

it('weekdays have no interval (R-610)', () => {
  expect(toRule({ repeat: 'weekdays', interval: '3', until: '' })).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
})
