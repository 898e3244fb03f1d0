import { PRESETS } from '@compile/presets.ts'
import { describe, expect, it } from 'vitest'
import { itemId, note, paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import { appliedBodies, compareEdited } from '../../../../tests/support/docx/corrected-file.ts'
import { correctionEdits } from './correction-edits.ts'

const FOOTNOTES = { ...PRESETS.reading, notes: 'footnotes' as const }
const book = () =>
  sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: [note(1, 'footnote', 'Built in 1912.')],
      blocks: [
        paragraph('The ', text('boat', { type: 'footnote', attrs: { id: itemId(901) } }), ' left the port.'),
        paragraph('Another line', text('Said so.', { type: 'inlineFootnote' }), ' follows.'),
      ],
    },
  ])
const reference = '<w:r><w:footnoteReference w:id="50"/></w:r>'
const tracked = `<w:ins w:id="9" w:author="Anna" w:date="2026-11-20T10:00:00Z">${reference}</w:ins>`
/** Puts a reference after the words "the port". */
const refer = (xml: string, added: string) =>
  xml.replace(/ left the port\.<\/w:t><\/w:r>/, ` left the port</w:t></w:r>${added}<w:r><w:t>.</w:t></w:r>`)
const addNote = (words: string) => (xml: string) =>
  xml.replace(
    '</w:footnotes>',
    `<w:footnote w:id="50"><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:footnote></w:footnotes>`,
  )
const withoutBookmarks = (xml: string) => xml.replaceAll(/<w:bookmark(Start|End)[^>]*>/g, '')
const compare = (words: string, added: string, edit = (xml: string) => xml) =>
  compareEdited(book(), {
    choices: FOOTNOTES,
    edit: (xml) => refer(edit(xml), added),
    editNotes: addNote(words),
  })

describe('a footnote that a file adds (R-1010)', () => {
  it.each([
    ['tracked', tracked, 'Anna'],
    ['not tracked', reference, ''],
  ])('is offered at the word before it, %s, and written as a footnote', async (_, added, author) => {
    const found = await compare('Which port?', added)
    expect(found.isEdited).toBe(true)
    const [one] = found.items
    expect(one?.corrections).toEqual([])
    expect(one?.comments).toMatchObject([
      { kind: 'footnote', body: 'Which port?', author, passage: 'The boat left the port' },
    ])
    const id = one?.comments[0]?.id ?? ''
    expect(one && correctionEdits(one, { [id]: 'accept' }, () => itemId(77)).threads).toMatchObject([
      { id: itemId(77), kind: 'footnote', isKnown: false, entries: [{ body: 'Which port?' }] },
    ])
    const body = JSON.stringify(appliedBodies(found))
    expect(body).toContain(
      JSON.stringify({
        type: 'text',
        marks: [{ type: 'footnote', attrs: { id: itemId(77) } }],
        text: 'port',
      }),
    )
    expect(one && correctionEdits(one, { [id]: 'refuse' })).toEqual({ edits: [], notes: [], threads: [] })
  })

  it('is not new with the words of a footnote of the item, also of one in its text, and not without words', async () => {
    for (const words of ['Built in  1912.', 'Said so.', ' '])
      expect((await compare(words, tracked)).items, words).toEqual([])
  })

  it('is not the changed footnote in a text, which has no bookmark', async () => {
    const editNotes = (xml: string) => xml.replace('Said so.', 'Said that.')
    expect((await compareEdited(book(), { choices: FOOTNOTES, editNotes })).items).toEqual([])
  })

  it('is found in a file without bookmarks only where it is tracked', async () => {
    const found = await compare('Which port?', tracked, withoutBookmarks)
    expect(found.foundBy).toBe('text')
    expect(found.items[0]?.comments).toMatchObject([{ kind: 'footnote', body: 'Which port?' }])
    expect((await compare('Which port?', reference, withoutBookmarks)).items).toEqual([])
  })
})

describe('the footnotes of a paragraph that a file adds (R-1018)', () => {
  const addParagraph = (content: string) => (xml: string) =>
    xml.replace(/<w:p>(?:(?!<w:p>).)*>Another line</s, (next) => `<w:p>${content}</w:p>${next}`)
  const run = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`
  const added = (content: string) =>
    compareEdited(book(), {
      choices: FOOTNOTES,
      edit: addParagraph(content),
      editNotes: addNote('A grey one.'),
    })

  it('are written with it, at the word before their reference', async () => {
    const found = await added(
      `${run('They saw a')}<w:r><w:br/></w:r>${run('whale')}${tracked}${run(' again.')}`,
    )
    const [one] = found.items
    expect(one?.comments).toEqual([])
    const id = one?.corrections[0]?.id ?? ''
    const { edits, threads } = (one && correctionEdits(one, { [id]: 'accept' }, () => itemId(77))) ?? {}
    expect(edits).toHaveLength(1)
    expect(threads).toMatchObject([
      {
        id: itemId(77),
        kind: 'footnote',
        isKnown: false,
        entries: [{ author: 'Anna', body: 'A grey one.' }],
      },
    ])
    expect(appliedBodies(found)[0]?.content[1]).toMatchObject({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'They saw a' },
        { type: 'hardBreak' },
        { type: 'text', text: 'whale', marks: [{ type: 'footnote', attrs: { id: itemId(77) } }] },
        { type: 'text', text: ' again.' },
      ],
    })
    expect(one && correctionEdits(one, { [id]: 'refuse' }).threads).toEqual([])
  })

  it('are at its first word where the reference is before all words', async () => {
    const found = await added(`${reference}${run('Whales came.')}`)
    expect(JSON.stringify(appliedBodies(found))).toContain(
      JSON.stringify({
        type: 'text',
        marks: [{ type: 'footnote', attrs: { id: itemId(77) } }],
        text: 'Whales',
      }),
    )
  })

  it('are left out where their reference is deleted, and where they have no words', async () => {
    const found = await added(`${run('They left.')}<w:del w:id="9" w:author="Anna">${reference}</w:del>`)
    expect(found.items[0]?.corrections[0]?.change).toMatchObject({ kind: 'inserted', notes: [] })
  })
})
