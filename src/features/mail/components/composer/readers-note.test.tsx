import { ChakraProvider } from '@chakra-ui/react'
import mail from '@locales/en/mail.json'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { newComposition } from '../../model/composition.ts'
import { testPerson } from '../../model/test-threads.ts'
import { type MailContextValue, MailProvider } from '../mail-context.ts'
import { ReadersNote } from './readers-note.tsx'

const team = { ...testPerson(9), name: 'Clients', isTeam: true }
const [ann, ben] = [testPerson(1), testPerson(2)]

/** The note about a message to these people, or null. */
function noteOf(isStaff: boolean, known: Parameters<typeof newComposition>[0], isTeam = false) {
  const { unmount } = render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={mail}>
        <MailProvider value={{ isStaff } as MailContextValue}>
          <ReadersNote composition={newComposition(known)} isTeam={isTeam} />
        </MailProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  const text = screen.queryByRole('note')?.textContent ?? null
  unmount()
  return text
}

it('R-879: a client reads who reads a message: the team, or only the people in its fields', () => {
  expect(noteOf(false, { to: [team, ann] })).toBe(mail['mail.readers.team'])
  expect(noteOf(false, { to: [ann], cc: [team] })).toBe(mail['mail.readers.team'])
  expect(noteOf(false, {}, true)).toBe(mail['mail.readers.team'])
  const people = noteOf(false, { to: [ann], bcc: [ben] })
  expect(people).toContain('Person 1 and Person 2')
  expect(people).not.toBe(mail['mail.readers.team'])
  expect(noteOf(false, {})).toBeNull()
})

it('R-879: staff read it only for a message of the team', () => {
  expect(noteOf(true, { to: [ann] })).toBeNull()
  expect(noteOf(true, { to: [team] })).toBe(mail['mail.readers.team-staff'])
  expect(noteOf(true, { to: [ann] }, true)).toBe(mail['mail.readers.team-answer'])
})
