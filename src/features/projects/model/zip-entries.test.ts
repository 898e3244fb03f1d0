import type { ProjectAttachment, ProjectComment, ProjectDetail } from '@contract/projects.ts'
import { expect, it } from 'vitest'
import { commentsText, zipEntries } from './zip-entries.ts'

const file = (id: string, kind: ProjectAttachment['kind'], name: string) =>
  ({ id, kind, name }) as ProjectAttachment
const folders = {
  source: 'Attachments',
  chapter: 'Chapters',
  deliveries: 'Deliveries',
  delivery: (no: number) => `Delivery ${no}`,
  undelivered: 'Not delivered',
}
const project = {
  attachments: [
    file('a', 'source', 'Guide.docx'),
    file('b', 'source', 'guide.docx'),
    file('c', 'chapter', 'One.txt'),
    file('d', 'deliverable', 'Guide.docx'),
    file('e', 'deliverable', 'Index.docx'),
    file('f', 'deliverable', 'Draft.docx'),
  ],
  deliveries: [
    { no: 2, attachmentIds: ['d', 'e'] },
    { no: 1, attachmentIds: ['d'] },
  ] as ProjectDetail['deliveries'],
}

it('R-705: each file of a zip is in the folder of its kind or delivery, under a name that stays the same', () => {
  expect(zipEntries(project, folders).map(({ path, file }) => [file.id, path])).toEqual([
    ['a', 'Attachments/Guide.docx'],
    ['b', 'Attachments/guide (2).docx'],
    ['c', 'Chapters/One.txt'],
    ['d', 'Deliveries/Delivery 1/Guide.docx'],
    ['d', 'Deliveries/Delivery 2/Guide.docx'],
    ['e', 'Deliveries/Delivery 2/Index.docx'],
    ['f', 'Deliveries/Not delivered/Draft.docx'],
  ])
})

it('R-705: the comments of a zip name author and time, oldest first', () => {
  const comments = [
    { author: { name: 'Mona' }, createdAt: '1', body: 'By noon?' },
    { author: null, createdAt: '2', body: 'Yes.\nOr earlier.' },
  ] as ProjectComment[]
  expect(commentsText(comments, { moment: (at) => `day ${at}`, former: 'Former user' })).toBe(
    'Mona, day 1\r\nBy noon?\r\n\r\nFormer user, day 2\r\nYes.\nOr earlier.\r\n',
  )
})
