import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import messages from '../../../../locales/en/chat.json' with { type: 'json' }
import { ChatComposer } from './composer.tsx'

const none = () => undefined

/** Opens the composer of a chat with a contact; it replaces the one before. */
function open(uid: string, contactUid: string) {
  cleanup()
  const contact = { uid: contactUid, fullName: contactUid, canWrite: true }
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <ChatComposer
          contact={contact as Parameters<typeof ChatComposer>[0]['contact']}
          uid={uid}
          onType={none}
          onStopped={none}
          onSend={none}
        />
      </IntlProvider>
    </ChakraProvider>,
  )
  return screen.getByRole('textbox')
}

beforeEach(() => sessionStorage.clear())

it('a draft of a chat is kept for each person and contact until it is sent', async () => {
  const user = userEvent.setup()
  await user.type(open('me', 'ada'), 'Dear')
  expect(open('me', 'bea')).toHaveValue('')
  expect(open('you', 'ada')).toHaveValue('')
  const field = open('me', 'ada')
  expect(field).toHaveValue('Dear')
  await user.type(field, '{Enter}')
  expect(open('me', 'ada')).toHaveValue('')
})
