import type { ProjectComment } from '@contract/project-comments.ts'
import type { ProjectAttachment, ProjectDetail } from '@contract/projects.ts'
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
  comments: 'Comments',
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

const comments = [
  { author: { name: 'Mona' }, createdAt: '1', body: 'By noon?', files: [] },
  { author: { name: 'Mona' }, createdAt: '2', body: '', files: [{ id: 'g', name: 'Photo.png' }] },
  { author: null, createdAt: '3', body: 'Yes.\nOr earlier.', files: [{ id: 'h', name: 'Photo.png' }] },
] as unknown as ProjectComment[]

it('R-705: each file of a zip is in the folder of its kind or delivery, under a name that stays the same', () => {
  expect(zipEntries(project, comments, folders).map(({ path, file }) => [file.id, path])).toEqual([
    ['a', 'Attachments/Guide.docx'],
    ['b', 'Attachments/guide (2).docx'],
    ['c', 'Chapters/One.txt'],
    ['d', 'Deliveries/Delivery 1/Guide.docx'],
    ['d', 'Deliveries/Delivery 2/Guide.docx'],
    ['e', 'Deliveries/Delivery 2/Index.docx'],
    ['f', 'Deliveries/Not delivered/Draft.docx'],
    ['g', 'Comments/Photo.png'],
    ['h', 'Comments/Photo (2).png'],
  ])
})

it('R-705: the comments of a zip name author, time and files, oldest first', () => {
  expect(commentsText(comments, { moment: (at) => `day ${at}`, former: 'Former user' })).toBe(
    'Mona, day 1\r\nBy noon?\r\n\r\nMona, day 2\r\n[Photo.png]\r\n\r\nFormer user, day 3\r\nYes.\nOr earlier.\r\n[Photo.png]\r\n',
  )
})
