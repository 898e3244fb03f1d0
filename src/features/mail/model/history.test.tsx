import mailMessages from '@locales/en/mail.json'
import uiMessages from '@locales/en/ui.json'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { asForwarded, asHistory } from './history.ts'
import { splitQuoted } from './quoted.ts'
import { toSafeNodes } from './sanitise.ts'
import { testMessage, testPerson } from './test-threads.ts'

const intl = createIntl({ locale: 'en', messages: { ...uiMessages, ...mailMessages } })

it('a forwarded conversation holds the text of each message once, oldest first', () => {
  const first = testMessage({ html: '<p>First</p>' })
  const second = testMessage({
    html: '<p>Second</p><p>On Friday, Person 1 wrote:</p><blockquote><p>First</p></blockquote>',
  })
  const html = asForwarded([first, second], intl)
  const words = toSafeNodes(html).textContent ?? ''
  expect(words.match(/First|Second/g)).toEqual(['First', 'Second'])
  expect(words.match(/Person 1 wrote:/g)).toHaveLength(2)
})

it.each([
  ['Lantern Press', 'Lantern Press · Mia Reed wrote:'],
  ['', 'Customer · Mia Reed wrote:'],
  [null, 'Mia Reed wrote:'],
])(
  'the line above a quoted message names the company of a sender outside the agency: %j',
  (affiliation, line) => {
    const from = { ...testPerson(1), name: 'Mia Reed', affiliation }
    expect(toSafeNodes(asHistory(testMessage({ from }), intl)).textContent).toContain(line)
  },
)

it('a single forwarded message keeps the history it quotes', () => {
  const html = asForwarded(
    [testMessage({ html: '<p>Yes</p><p>On Friday, Ann wrote:</p><blockquote>Well?</blockquote>' })],
    intl,
  )
  expect(toSafeNodes(html).textContent).toContain('Well?')
})

it('a forwarded conversation is shown expanded', () => {
  const html = `<p></p>${asForwarded([testMessage({ html: '<p>First</p>' })], intl)}`
  expect(splitQuoted(toSafeNodes(html)).quoted).toBeNull()
})

it('a conversation that is too long drops its oldest messages with a note', () => {
  const long = (word: string) => testMessage({ html: `<p>${word.repeat(100_000)}</p>` })
  const html = asForwarded([long('old '), long('middle '), long('newest ')], intl)
  expect(html.length).toBeLessThan(1_000_000)
  expect(html).not.toContain('middle')
  expect(html).toContain('newest')
  expect(html).toContain('Earlier messages are not included.')
})
