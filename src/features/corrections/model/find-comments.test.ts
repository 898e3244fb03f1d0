import { compileBook } from '@compile/compile-book.ts'
import { PRESETS } from '@compile/presets.ts'
import { writeDocx } from '@compile/writers/write-docx.ts'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../../../tests/support/compile/read-files.ts'
import {
  fullPictures,
  itemId,
  note,
  noteReply,
  PICTURE_PATH,
  paragraph,
  sampleSource,
  text,
} from '../../../../tests/support/compile/sample-book.ts'
import { appliedBodies, compareEdited } from '../../../../tests/support/docx/corrected-file.ts'

it('keeps footnotes and comments on words that are replaced', async () => {
  const noted = sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: [note(1, 'footnote', 'A boat.')],
      blocks: [paragraph('A ', text('dinghy', { type: 'footnote', attrs: { id: itemId(901) } }), ' left.')],
    },
  ])
  const found = await compareEdited(noted, { edit: (xml) => xml.replace('>dinghy<', '>skiff<') })
  expect(appliedBodies(found)[0]?.content[0]).toMatchObject({
    content: [
      { text: 'A ' },
      { text: 'skiff', marks: [{ type: 'footnote', attrs: { id: itemId(901) } }] },
      { text: ' left.' },
    ],
  })
})

it('takes over comments with their authors at their passage, but none that the item has (R-865)', async () => {
  const commented = sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: [note(2, 'comment', 'Check the date.')],
      blocks: [
        paragraph(text('In 1912', { type: 'comment', attrs: { id: itemId(902) } }), ' she left.'),
        paragraph('And came back.'),
      ],
    },
  ])
  const range = (id: number, content: string) =>
    `<w:commentRangeStart w:id="${id}"/>${content}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
  const comment = (id: number, author: string, body: string) =>
    `<w:comment w:id="${id}" w:author="${author}"><w:p><w:r><w:t>${body}</w:t></w:r></w:p></w:comment>`
  const found = await compareEdited(commented, {
    choices: { ...PRESETS.proof, hasParagraphNumbers: false },
    edit: (xml) =>
      xml.replace(
        '<w:r><w:t xml:space="preserve">And came back.</w:t></w:r>',
        `<w:r><w:t xml:space="preserve">And </w:t></w:r>${range(7, '<w:r><w:t>came</w:t></w:r>')}<w:r><w:t xml:space="preserve"> back.</w:t></w:r>`,
      ),
    parts: {
      'word/comments.xml': `<w:comments xmlns:w="w">${comment(0, 'Noa Brun', 'Check the date.')}${comment(7, 'Anna', 'When?')}</w:comments>`,
    },
  })
  expect(found.items[0]?.comments).toMatchObject([
    {
      threadId: null,
      entries: [{ author: 'Anna', body: 'When?' }],
      passage: 'came',
      anchor: { unit: 1, from: 4, to: 8 },
    },
  ])
  expect(appliedBodies(found)[0]?.content[1]).toMatchObject({
    content: [
      { text: 'And ' },
      { text: 'came', marks: [{ type: 'comment', attrs: { id: itemId(77) } }] },
      { text: ' back.' },
    ],
  })
})

describe('threads of a file (R-865, R-944)', () => {
  const choices = { ...PRESETS.proof, hasParagraphNumbers: false }
  const threaded = (...replies: ReturnType<typeof noteReply>[]) =>
    sampleSource([
      {
        title: 'One',
        type: 'chapter',
        comments: [note(2, 'comment', 'Check the date.'), ...replies],
        blocks: [paragraph(text('In 1912', { type: 'comment', attrs: { id: itemId(902) } }), ' she left.')],
      },
    ])

  it('come back as they were exported, with nothing new', async () => {
    const found = await compareEdited(threaded(noteReply(2, 3, 'Yes.'), noteReply(2, 4, 'Which?')), {
      choices,
    })
    expect(found.items).toEqual([])
  })

  it('give the thread of the item the replies that it does not have', async () => {
    const now = threaded()
    const found = await compareEdited(threaded(noteReply(2, 3, 'It is right.', 'Anna')), { choices, now })
    expect(found.items[0]?.comments).toMatchObject([
      { threadId: itemId(902), entries: [{ author: 'Anna', body: 'It is right.' }], isResolved: false },
    ])
    // The words have the mark of the thread already.
    expect(JSON.stringify(appliedBodies(found)).match(/"comment"/g)).toHaveLength(1)
  })

  it('say that a thread was marked as resolved in the file', async () => {
    const source = threaded(noteReply(2, 3, 'Done.'))
    const bytes = await writeDocx(compileBook(source, choices), fullPictures(), () => undefined)
    const extended = (await readZip(bytes))['word/commentsExtended.xml'] ?? ''
    const done = extended.replace('<w15:commentEx', '<w15:commentEx w15:done="1"')
    expect(done).not.toBe(extended)
    const found = await compareEdited(source, { choices, parts: { 'word/commentsExtended.xml': done } })
    expect(found.items[0]?.comments).toMatchObject([
      { threadId: itemId(902), entries: [], isResolved: true, body: 'Noa Brun: Check the date.' },
    ])
  })

  it('say once that a thread was resolved where LibreOffice wrote its replies as comments', async () => {
    const source = threaded(noteReply(2, 3, 'Done.'))
    const comment = (id: number, body: string) =>
      `<w:comment w:id="${id}" w:author="Noa Brun" w:initials=""><w:p w14:paraId="0${id}000000"><w:r><w:t>${body}</w:t></w:r></w:p></w:comment>`
    const done = (id: number) => `<w15:commentEx w15:paraId="0${id}000000" w15:done="1"/>`
    const found = await compareEdited(source, {
      choices,
      parts: {
        'word/comments.xml': `<w:comments xmlns:w="w">${comment(0, 'Check the date.')}${comment(1, 'Done.')}</w:comments>`,
        'word/commentsExtended.xml': `<w15:commentsEx xmlns:w15="w15">${done(0)}${done(1)}</w15:commentsEx>`,
      },
    })
    expect(found.items[0]?.comments).toMatchObject([
      { threadId: itemId(902), entries: [], isResolved: true, body: 'Noa Brun: Check the date.' },
    ])
  })
})

it('takes over a comment on a caption without a mark, because a caption has no place for one (R-952)', async () => {
  const caption = 'The old map'
  const figure = sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: [note(2, 'comment', 'Check the date.')],
      blocks: [
        paragraph({ type: 'image', attrs: { path: PICTURE_PATH, caption } }),
        paragraph(text('In 1912', { type: 'comment', attrs: { id: itemId(902) } })),
      ],
    },
  ])
  const found = await compareEdited(figure, {
    choices: { ...PRESETS.proof, hasParagraphNumbers: false },
    edit: (xml) =>
      xml.replace(
        /<w:r>(?:(?!<w:r>).)*?>The old map<\/w:t><\/w:r>/s,
        (run) =>
          `<w:commentRangeStart w:id="7"/>${run}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>`,
      ),
    parts: {
      'word/comments.xml':
        '<w:comments xmlns:w="w"><w:comment w:id="7" w:author="Anna"><w:p><w:r><w:t>Which?</w:t></w:r></w:p></w:comment></w:comments>',
    },
  })
  expect(found.items[0]?.comments).toMatchObject([
    { entries: [{ author: 'Anna', body: 'Which?' }], passage: caption, anchor: null },
  ])
})
