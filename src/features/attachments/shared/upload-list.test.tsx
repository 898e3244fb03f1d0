import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import attachments from '../../../../locales/en/attachments.json'
import ui from '../../../../locales/en/ui.json'
import type { UploadEntry } from '../api/use-uploads.ts'
import { UploadList } from './upload-list.tsx'

const act = () => undefined
const file = { id: 'a', name: 'brief.pdf', size: 9, mime: 'application/pdf', path: 'ada/a', sent: 0 }

function list(entry: Pick<UploadEntry, 'status' | 'problem'>) {
  const actions = { add: act, remove: act, retry: act, forget: act }
  const uploads = { entries: [{ ...file, ...entry }], maxBytes: 100, uploaded: [], isBusy: false, ...actions }
  return (
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...attachments, ...ui }}>
        <UploadList uploads={uploads} label="Files" />
      </IntlProvider>
    </ChakraProvider>
  )
}

it('R-206: a failed upload is reported once by a toast while its row is out of view', () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(undefined)
  const { rerender } = render(list({ status: 'sending', problem: null }))
  expect(error).not.toHaveBeenCalled()
  rerender(list({ status: 'failed', problem: 'failed' }))
  rerender(list({ status: 'failed', problem: 'failed' }))
  expect(error.mock.calls.map(([{ title }]) => title)).toEqual(['Error uploading file'])
})
