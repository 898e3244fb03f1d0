import mailMessages from '@locales/en/mail.json'
import uiMessages from '@locales/en/ui.json'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { testPerson } from '../model/test-threads.ts'
import { peopleLabel } from './people-label.ts'

const intl = createIntl({ locale: 'en', messages: { ...uiMessages, ...mailMessages } })
const person = (n: number, name: string, affiliation: string | null) => ({
  ...testPerson(n),
  name,
  affiliation,
})
const staff = person(1, 'Mia Reed', null)

it.each([
  ['Lantern Press', 'Lantern Press · Mia Reed'],
  ['', 'Customer · Mia Reed'],
  [null, 'Mia Reed'],
])(
  'the thread list names the company of a client with the name of a member of staff: %j',
  (affiliation, label) => {
    expect(peopleLabel(intl, [person(2, 'Mia\u{200B} Reed', affiliation)], staff.uid)).toBe(label)
  },
)

it('the thread list names the company of each client among several people', () => {
  const people = [staff, person(2, 'Mia Reed', 'Lantern Press'), person(3, 'Tom Hale', null)]
  expect(peopleLabel(intl, people, staff.uid)).toBe('me, Lantern Press · Mia, Tom')
})
