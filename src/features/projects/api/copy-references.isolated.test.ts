import type { ProjectAttachment } from '@contract/projects.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { copyReferences } from './copy-references.ts'

const calls = vi.hoisted(() => ({
  copy: vi.fn<(bucket: string, from: string, to: string) => Promise<void>>(async () => undefined),
  upload: vi.fn<(file: File, options: { path: string }) => Promise<string>>(async (_file, { path }) => path),
  get: vi.fn(async () => ({ chapter: { text: 'The ferry came.' } })),
}))
vi.mock('@/features/attachments/api/stored-files.ts', () => ({ copyStoredFile: calls.copy }))
vi.mock('@/features/attachments/api/resumable-upload.ts', () => ({ uploadFile: calls.upload }))
vi.mock('@/lib/api/api-client.ts', () => ({ api: { get: calls.get } }))

const file = (id: string, kind: ProjectAttachment['kind'], name: string) =>
  ({ id, kind, name, size: 12, mime: 'application/pdf', path: `past/${id}` }) as ProjectAttachment

beforeEach(() => {
  calls.copy.mockClear()
  calls.upload.mockClear()
})

it('R-704: copies the files of the client in Storage and chapters as text files, but no deliverable', async () => {
  const attachments = [
    file('a', 'source', 'Guide.pdf'),
    file('b', 'chapter', 'One.txt'),
    file('c', 'deliverable', 'Guide-fr.pdf'),
  ]
  const { files, missing } = await copyReferences({ id: 'past', attachments }, 'next')
  expect(missing).toBe(0)
  expect(files).toEqual([
    { id: expect.any(String), name: 'Guide.pdf', size: 12, mime: 'application/pdf' },
    { id: expect.any(String), name: 'One.txt', size: 15, mime: 'text/plain' },
  ])
  expect(calls.copy.mock.calls).toEqual([['project-files', 'past/a', `next/${files[0]?.id}`]])
  expect(calls.get).toHaveBeenCalledWith('/projects/past/chapters/b')
  expect(calls.upload.mock.calls[0]?.[1].path).toBe(`next/${files[1]?.id}`)
})

it('R-704: counts the files that could not be copied', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce(undefined)
  calls.copy.mockRejectedValueOnce(new Error('No space'))
  const attachments = [file('a', 'source', 'Guide.pdf'), file('b', 'source', 'Map.pdf')]
  const { files, missing } = await copyReferences({ id: 'past', attachments }, 'next')
  expect([files.map(({ name }) => name), missing]).toEqual([['Map.pdf'], 1])
})
