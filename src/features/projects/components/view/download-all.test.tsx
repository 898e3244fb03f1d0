import { ChakraProvider } from '@chakra-ui/react'
import type { ProjectAttachment } from '@contract/projects.ts'
import projects from '@locales/en/projects.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { system } from '@/ui/theme/system.ts'
import * as zip from '../../api/zip.ts'
import { DownloadAll } from './download-all.tsx'

const file = (id: string, kind: ProjectAttachment['kind']) =>
  ({ id, kind, name: id, path: `p/${id}` }) as ProjectAttachment
const savedIds = () =>
  vi.mocked(zip.saveAllFiles).mock.calls.map(([{ entries }]) => entries.map(({ file }) => file.id))

beforeEach(() => {
  vi.spyOn(zip, 'saveAllFiles').mockResolvedValue(undefined)
})

function show(...attachments: ProjectAttachment[]) {
  const project = { id: 'p', no: 1, title: 'Guide', attachments, deliveries: [], commentCount: 0 }
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...projects }}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <ContextMenuProvider>
              <DownloadAll project={project} />
            </ContextMenuProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  return userEvent.setup()
}

it('Download all asks for attachments or deliverables when a request has both (R-539)', async () => {
  const user = show(file('a', 'source'), file('b', 'chapter'), file('c', 'deliverable'))
  await user.click(screen.getByRole('button', { name: 'Download all' }))
  expect(zip.saveAllFiles).not.toHaveBeenCalled()
  await user.click(await screen.findByText('Deliverables only'))
  await waitFor(() => expect(savedIds()).toEqual([['c']]))
  await user.click(await screen.findByRole('button', { name: 'Download all' }))
  await user.click(await screen.findByText('Attachments and chapters only'))
  await waitFor(() => expect(savedIds()).toEqual([['c'], ['a', 'b']]))
})

it('R-539: Download all also asks when the attachments are chapters', async () => {
  const user = show(file('b', 'chapter'), file('c', 'deliverable'))
  await user.click(screen.getByRole('button', { name: 'Download all' }))
  await user.click(await screen.findByText('Attachments and chapters only'))
  await waitFor(() => expect(savedIds()).toEqual([['b']]))
})

it('Download all asks nothing when a request has one of them', async () => {
  const user = show(file('c', 'deliverable'))
  await user.click(screen.getByRole('button', { name: 'Download all' }))
  await waitFor(() => expect(savedIds()).toEqual([['c']]))
})
