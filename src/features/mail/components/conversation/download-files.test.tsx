import { ChakraProvider } from '@chakra-ui/react'
import type { Attachment } from '@contract/attachments.ts'
import mail from '@locales/en/mail.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import * as messageFiles from '../../api/message-files.ts'
import { DownloadFiles } from './download-files.tsx'

const file = (name: string) =>
  ({ id: name, name, path: `me/${name}`, size: 1, mime: 'text/plain' }) as Attachment

function show(...files: Attachment[]) {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={mail}>
        <DownloadFiles name="Harbour" files={files} />
      </IntlProvider>
    </ChakraProvider>,
  )
}

it('Download all of a message saves all its files as one, and is not offered for one file', async () => {
  const save = vi.spyOn(messageFiles, 'saveMessageFiles').mockResolvedValue(undefined)
  show(file('a.txt'))
  expect(screen.queryByRole('button')).toBeNull()
  show(file('a.txt'), file('b.txt'))
  await userEvent.click(screen.getByRole('button', { name: mail['mail.zip.all'] }))
  await waitFor(() => expect(save.mock.calls[0]?.[1].map(({ name }) => name)).toEqual(['a.txt', 'b.txt']))
})
