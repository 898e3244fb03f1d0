import { describe, expect, it } from 'vitest'
import {
  fullSource,
  itemId,
  note,
  noteReply,
  paragraph,
  sampleSource,
  text,
} from '../../../../tests/support/compile/sample-book.ts'
import type { CompileChoices } from '../contract/compile.ts'
import { compileBook } from './compile-book.ts'
import { PRESET_FORMAT, PRESETS, presetChoices } from './presets.ts'
import { commentText } from './writers/sections.ts'

const choices = (changes: Partial<CompileChoices> = {}): CompileChoices => ({
  ...PRESETS.reading,
  matter: { ...PRESETS.reading.matter, hasTitlePage: false },
  ...changes,
})
const titles = (changes: Partial<CompileChoices>, source = fullSource()) =>
  compileBook(source, choices(changes)).sections.map(
    ({ id }) => source.items.find((item) => item.id === id)?.title ?? id,
  )

describe('the parts of a book (R-721)', () => {
  const whole = ['Part one', 'The <b>storm</b> & "rain"', 'Arrival', 'Departure', 'Part two', 'Calm']

  it('are the compiled chapters and scenes outside the trash, with folders that hold some chapters', () => {
    expect(titles({})).toEqual(whole)
  })

  it('include items that are not compiled when the flag is ignored', () => {
    expect(titles({ ignoresFlag: true })).toEqual([...whole.slice(0, 4), 'Cut', ...whole.slice(4)])
  })

  it('are the chosen branches', () => {
    expect(titles({ parts: { by: 'branches', itemIds: [itemId(1)] } })).toEqual(whole.slice(1, 4))
  })

  it('are the items with a label or a status', () => {
    const source = sampleSource([
      { title: 'One', labelId: itemId(50), blocks: [paragraph('a')] },
      { title: 'Two', statusId: itemId(51), blocks: [paragraph('b')] },
      // An item below one with the label or status is chosen only if it has the label or status itself.
      { title: 'Below one', parent: 0, blocks: [paragraph('c')] },
      { title: 'Below two', parent: 1, blocks: [paragraph('d')] },
    ])
    expect(titles({ parts: { by: 'label', id: itemId(50) } }, source)).toEqual(['One'])
    expect(titles({ parts: { by: 'status', id: itemId(51) } }, source)).toEqual(['Two'])
  })

  it('are the items of a collection in its order', () => {
    const source = fullSource()
    const itemIds = [itemId(3), itemId(7), itemId(2)]
    const collection = { id: itemId(60), name: 'Back', itemIds, search: null }
    expect(
      titles({ parts: { by: 'collection', id: itemId(60) } }, { ...source, collections: [collection] }),
    ).toEqual(['Departure', 'Arrival'])
  })

  it('are no templates, neither as a chosen branch nor where the flag is ignored (R-981)', () => {
    const source = sampleSource([
      { title: 'One', type: 'chapter' },
      { title: 'Templates', type: 'folder' },
      { title: 'Sheet', type: 'chapter', parent: 1 },
    ])
    const [, folder] = source.items
    const inBook = (changes: Partial<CompileChoices>) =>
      titles(changes, {
        ...source,
        manuscript: { ...source.manuscript, templatesFolderId: folder?.id ?? '' },
      })
    expect(titles({}, source)).toContain('Sheet')
    expect(inBook({ ignoresFlag: true })).toEqual(['One'])
    expect(inBook({ parts: { by: 'branches', itemIds: [folder?.id ?? ''] } })).toEqual([])
  })

  it('have no part for a folder that holds every chapter, nor for the draft of Scrivener', () => {
    const source = sampleSource([
      { title: 'Draft', type: 'folder' },
      { title: 'One', type: 'chapter', parent: 0 },
      { title: 'Two', type: 'chapter', parent: 0 },
    ])
    expect(titles({}, source)).toEqual(['One', 'Two'])
  })
})

describe('the headings of a book', () => {
  const headings = (changes: Partial<CompileChoices>, language = 'en') =>
    compileBook(
      sampleSource(
        [
          { title: 'Salt', type: 'chapter' },
          { title: '', type: 'chapter' },
        ],
        { language },
      ),
      choices(changes),
    ).sections.map(({ heading }) => heading)

  it.each([
    ['title', ['Salt', null]],
    ['number', ['Chapter 1', 'Chapter 2']],
    ['number-and-title', ['Chapter 1. Salt', 'Chapter 2']],
    ['none', [null, null]],
  ] as const)('of kind %s are %j', (chapterTitles, expected) => {
    expect(headings({ chapterTitles })).toEqual(expected)
  })

  it('are in the language of the book, in Roman digits on request', () => {
    expect(headings({ chapterTitles: 'number', numbering: 'roman' }, 'fr')).toEqual([
      'Chapitre I',
      'Chapitre II',
    ])
  })
})

describe('the text of a book', () => {
  it('has its own language in the section of an item that has another than the book (R-964)', () => {
    const source = sampleSource(
      [
        { title: 'One', language: 'fr', blocks: [paragraph('un')] },
        { title: 'Two', language: 'de', blocks: [paragraph('zwei')] },
        { title: 'Three', blocks: [paragraph('drei')] },
      ],
      { language: 'de' },
    )
    const { sections } = compileBook(source, choices())
    expect(sections.map(({ language }) => language)).toEqual(['fr', null, null])
  })

  it('has a separator before each scene that follows a text, and none after a heading', () => {
    const { sections } = compileBook(fullSource(), choices({ separator: '#' }))
    expect(sections.map(({ separator }) => separator)).toEqual([null, null, '#', '#', null, null])
  })

  it('has each footnote once, after the last of its words, and comments only on request', () => {
    const book = compileBook(fullSource(), choices())
    expect(book.notes).toHaveLength(2)
    expect(book.comments).toEqual([])
    expect(JSON.stringify(book.sections)).not.toContain('remark')
    const commented = compileBook(fullSource(), choices({ hasComments: true }))
    expect(commented.comments.map(({ lines }) => lines)).toEqual([['Check the date.', 'Twice.'], ['remark']])
    expect(JSON.stringify(commented.sections).match(/"comment-end","index":0/g)).toHaveLength(1)
    expect(compileBook(fullSource(), choices({ notes: 'none' })).notes).toEqual([])
  })

  it('R-944: has the replies of a comment by time, and leaves out resolved threads', () => {
    const about = (id: number) => text('noon', { type: 'comment', attrs: { id: itemId(id) } })
    const source = sampleSource([
      {
        title: 'One',
        type: 'chapter',
        comments: [
          { ...noteReply(1, 3, 'Later.'), createdAt: '2026-11-03T10:00:00+00:00' },
          note(1, 'comment', 'When?'),
          noteReply(1, 4, 'At one.\nOr two.'),
          { ...note(2, 'comment', 'Done'), resolvedAt: '2026-11-02T10:00:00+00:00' },
          noteReply(2, 5, 'Thanks.'),
        ],
        blocks: [paragraph('At ', about(901), ' and ', about(902))],
      },
    ])
    const book = compileBook(source, choices({ hasComments: true }))
    expect(book.comments).toMatchObject([
      {
        author: 'Noa Brun',
        lines: ['When?'],
        replies: [{ author: 'Ines Roy', lines: ['At one.', 'Or two.'] }, { lines: ['Later.'] }],
      },
    ])
    expect(book.comments.map(commentText)).toEqual([
      'Noa Brun: When?\nInes Roy: At one.\nOr two.\nInes Roy: Later.',
    ])
  })

  it('has the style and the text of an item link only for an item of the book', () => {
    const linked = (target: number) =>
      compileBook(
        sampleSource([
          {
            title: 'A',
            blocks: [paragraph(text('go', { type: 'itemLink', attrs: { itemId: itemId(target) } }))],
          },
          { title: 'B', blocks: [paragraph('there')] },
        ]),
        choices(),
      ).sections[0]?.blocks
    expect(JSON.stringify(linked(1))).toContain('"sectionId"')
    expect(JSON.stringify(linked(7))).not.toContain('"sectionId"')
  })

  it('has no control characters and no lone surrogates', () => {
    const source = sampleSource([
      { title: 'A\u0000\u0008\nB', type: 'chapter', blocks: [paragraph('x\u0001y\ud800z\ufffe\uffff')] },
    ])
    const [section] = compileBook(source, choices()).sections
    expect(section?.heading).toBe('A B')
    expect(JSON.stringify(section?.blocks)).toContain('"xy\ufffdz"')
  })

  it('numbers its paragraphs in a proof', () => {
    const { sections } = compileBook(fullSource(), choices({ hasParagraphNumbers: true }))
    const numbers = [...JSON.stringify(sections).matchAll(/"number":(\d+)/g)].map(([, number]) =>
      Number(number),
    )
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })
})

describe('a preset (R-722)', () => {
  it('of a manuscript has the title page of Shunn with a rounded word count, and END', () => {
    const source = sampleSource([
      { title: 'One', type: 'chapter', blocks: [paragraph('word '.repeat(1234))] },
    ])
    const { sections } = compileBook(source, presetChoices('manuscript', 'en'))
    const words = JSON.stringify(sections[0])
    expect(words).toContain('about 1,200 words')
    expect(words).toContain('by Ines Roy')
    expect(JSON.stringify(sections.at(-1))).toContain('END')
  })

  it('uses Letter paper only where it is usual', () => {
    expect(presetChoices('manuscript', 'en-US').page).toBe('letter')
    for (const language of ['en-GB', 'de', 'fr-FR'])
      expect(presetChoices('manuscript', language).page, language).toBe('a4')
    for (const language of ['en', 'en-CA', 'fr-CA', 'es-MX'])
      expect(presetChoices('manuscript', language).page, language).toBe('letter')
    expect(presetChoices('manuscript', 'fr').page).toBe('a4')
    expect(presetChoices('manuscript', 'fr').matter.end).toBe('FIN')
  })

  it('has the layout, header, contents and notes of its kind, and its format', () => {
    expect(PRESETS.manuscript).toMatchObject({
      layout: 'manuscript',
      header: 'author-title-page',
      footer: 'none',
      separator: '#',
      notes: 'endnotes',
      chapterTitles: 'number-and-title',
      hasComments: false,
    })
    expect(PRESETS.reading).toMatchObject({
      layout: 'book',
      header: 'title',
      footer: 'page',
      notes: 'footnotes',
      page: 'a5',
      hasContents: false,
      hasComments: false,
    })
    expect(PRESETS.ebook).toMatchObject({
      hasContents: true,
      header: 'none',
      footer: 'none',
      notes: 'endnotes',
    })
    expect(PRESETS.proof).toMatchObject({
      layout: 'review',
      sceneTitles: true,
      page: 'a4',
      notes: 'footnotes',
    })
    expect(PRESET_FORMAT).toEqual({ manuscript: 'docx', reading: 'pdf', ebook: 'epub', proof: 'docx' })
    for (const preset of Object.values(PRESETS)) {
      expect(preset).toMatchObject({ parts: { by: 'all' }, ignoresFlag: false })
      expect(preset.matter.hasTitlePage).toBe(true)
    }
  })

  it('of a proof numbers paragraphs and shows comments', () => {
    expect(PRESETS.proof).toMatchObject({ hasParagraphNumbers: true, hasComments: true })
  })

  it('writes the pieces before and after the text that are filled in', () => {
    const matter = {
      ...PRESETS.reading.matter,
      copyright: '© 2026',
      dedication: 'To N.',
      alsoBy: 'Salt\nTide',
    }
    const { sections } = compileBook(fullSource(), choices({ matter }))
    expect(sections.map(({ kind }) => kind)).toEqual([
      'title-page',
      'copyright',
      'dedication',
      'part',
      'chapter',
      'scene',
      'scene',
      'part',
      'chapter',
      'also-by',
    ])
    expect(sections.at(-1)?.heading).toBe('Also by Ines Roy')
  })
})
