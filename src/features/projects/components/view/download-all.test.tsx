import { ChakraProvider } from '@chakra-ui/react'
import type { ProjectComment } from '@contract/project-comments.ts'
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
import { mockApi } from '../../../../../tests/support/mock-api.ts'
import * as zip from '../../api/zip.ts'
import { DownloadAll } from './download-all.tsx'

const api = mockApi()
const file = (id: string, kind: ProjectAttachment['kind']) =>
  ({ id, kind, name: id, path: `p/${id}` }) as ProjectAttachment
const savedIds = () =>
  vi.mocked(zip.saveAllFiles).mock.calls.map(([{ entries }]) => entries.map(({ file }) => file.id))

beforeEach(() => {
  vi.spyOn(zip, 'saveAllFiles').mockResolvedValue(undefined)
})

function show(...attachments: ProjectAttachment[]) {
  return showWith([], attachments)
}

function showWith(comments: readonly Partial<ProjectComment>[], attachments: ProjectAttachment[]) {
  api.get.mockResolvedValue({ comments, hasMore: false })
  const commentCount = comments.length
  const project = { id: 'p', no: 1, title: 'Guide', attachments, deliveries: [], commentCount }
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

const photo = { id: 'g', name: 'Photo.png', path: 'p/g' } as ProjectComment['files'][number]
const comment = { author: null, createdAt: '2026-11-20T10:00:00Z', body: 'By noon?', files: [photo] }

it('R-705: everything of a request includes the files and the text of its comments', async () => {
  const user = showWith([comment], [file('a', 'source'), file('c', 'deliverable')])
  await user.click(screen.getByRole('button', { name: 'Download all' }))
  await user.click(await screen.findByText('Everything, with comments'))
  await waitFor(() => expect(savedIds()).toEqual([['a', 'c', 'g']]))
  const [{ texts } = { texts: [] }] = vi.mocked(zip.saveAllFiles).mock.calls[0] ?? []
  expect(texts).toEqual([{ path: 'Comments.txt', text: expect.stringContaining('By noon?') }])
})

it.each(['source', 'deliverable'] as const)(
  'R-705: a request whose files are all of the kind %s is packed with its comments, without a question',
  async (kind) => {
    const user = showWith([comment], [file('a', kind)])
    await user.click(screen.getByRole('button', { name: 'Download all' }))
    await waitFor(() => expect(savedIds()).toEqual([['a', 'g']]))
  },
)
