import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { testMessage, testPerson } from '../../model/test-threads.ts'
import { senderName } from './sender-name.ts'

const intl = createIntl({
  locale: 'en',
  messages: { 'mail.you': 'You', 'mail.team.by': '{team} · {name}', 'mail.message.deleted': 'Deleted' },
})
const team = { ...testPerson(9), name: 'Clients', isTeam: true }

it('the sender of an answer of a team is the team with its author (R-875)', () => {
  const answer = { from: team, author: testPerson(2) }
  expect(senderName(intl, testMessage(answer))).toBe('Clients · Person 2')
  expect(senderName(intl, testMessage({ ...answer, isMine: true }))).toBe('Clients · You')
  expect(senderName(intl, testMessage({ from: team }))).toBe('Clients · Deleted')
  expect(senderName(intl, testMessage())).toBe('Person 1')
})
