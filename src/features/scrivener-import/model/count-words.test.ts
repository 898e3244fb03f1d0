import { openProject } from '@scrivener/open-project.ts'
import { bytesSource } from '@scrivener/zip/byte-source.ts'
import { expect, it } from 'vitest'
import { writeProject } from '../../../../tests/support/scrivener/write-project.ts'
import { summarise } from './archive-preview.ts'
import { countArchiveWords } from './count-words.ts'

const items = [
  {
    title: 'Draft',
    type: 'DraftFolder',
    children: [
      { title: 'One', text: ['Three short words.', 'And four more words.'] },
      { title: 'Empty' },
      { title: 'Broken', text: '{\\rtf1 one two' },
    ],
  },
]

it('countArchiveWords counts the same words as the import', async () => {
  const opened = await openProject(bytesSource(writeProject({ items })))
  const counted = new Map<number, number>()
  await countArchiveWords(opened, (words) => {
    for (const [index, count] of words) counted.set(index, count)
  })
  expect([...counted]).toEqual([
    [1, 7],
    [3, 2],
  ])
})

it('the preview counts collections, saved searches and files that are not imported', async () => {
  const settings = `<Collections>
    <Collection Type="Arbitrary"><Title>To revise</Title><BinderUUIDs>00000000-0000-4000-8000-000000000001</BinderUUIDs></Collection>
    <Collection Type="SavedSearch"><Title>Harbour</Title></Collection></Collections>`
  const extraFiles = [
    { name: 'Settings/ui.plist', data: 'x' },
    { name: 'Files/user.lock', data: 'x' },
  ]
  const { project, plan } = await openProject(bytesSource(writeProject({ items, settings, extraFiles })))
  expect(summarise(project, plan, 'x')).toMatchObject({
    collections: [{ title: 'To revise', count: 1 }],
    savedSearches: ['Harbour'],
    skipped: { settings: 1, lock: 1, version: 1 },
  })
})
