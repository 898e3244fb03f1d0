import { PRESETS } from '@compile/presets.ts'
import type { DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { describe, expect, it } from 'vitest'
import {
  fullSource,
  itemId,
  PICTURE_PATH,
  paragraph,
  sampleSource,
  text,
} from '../../../../tests/support/compile/sample-book.ts'
import {
  appliedBodies,
  appliedTexts,
  compareEdited,
  deleted,
  inserted,
  summaryOf,
  type XmlEdit,
} from '../../../../tests/support/docx/corrected-file.ts'

const scenes = (...texts: (string | DocNode)[][]) =>
  sampleSource([
    { title: 'One', type: 'chapter' },
    ...texts.map((lines, at) => ({
      title: `Scene ${at + 1}`,
      parent: 0,
      blocks: lines.map((line) => (typeof line === 'string' ? paragraph(line) : line)),
    })),
  ])

const removeParagraph =
  (containing: string): XmlEdit =>
  (xml) =>
    xml.replace(new RegExp(`<w:p>(?:(?!</w:p>).)*${containing}.*?</w:p>`, 's'), '')
const withoutBookmarks: XmlEdit = (xml) => xml.replace(/<w:bookmark(Start|End)[^>]*\/>/g, '')

describe('a file without changes has no corrections (R-863)', () => {
  const quoted = scenes(
    ['“Yes,” she said. « Oui », dit-il.', paragraph('A ', text('note', { type: 'inlineFootnote' }), 'line.')],
    ['"Plain" text'],
  )
  it.each([
    ['manuscript', fullSource(), PRESETS.manuscript],
    ['proof with comments and numbers', fullSource(), PRESETS.proof],
    ['quotation marks in another style', quoted, { ...PRESETS.reading, quotes: 'guillemets' as const }],
    ['low quotation marks', quoted, { ...PRESETS.reading, quotes: 'low' as const }],
  ])('%s', async (_, source, choices) => {
    const found = await compareEdited(source, { choices })
    expect(found.foundBy).toBe('bookmarks')
    expect(found.items).toEqual([])
    expect(found.otherComments).toEqual([])
  })

  it('also when it lost its bookmarks', async () => {
    const found = await compareEdited(fullSource(), {
      edit: withoutBookmarks,
      choices: { ...PRESETS.reading, sceneTitles: true },
    })
    expect(found.foundBy).toBe('text')
    expect(summaryOf(found)).toEqual([])
  })
})

describe('findCorrections (R-863)', () => {
  const source = scenes(
    ['The old house was silent.', 'Nobody came.', 'Rain fell.'],
    ['Another scene.', 'It ends.'],
  )

  it('finds tracked words with author and date, and keeps the rest of the formatting (R-864)', async () => {
    const styled = scenes([
      paragraph('The ', text('old', 'italic'), ' house was ', text('silent', 'bold'), '.'),
    ])
    const found = await compareEdited(styled, {
      edit: (xml) =>
        xml.replace(
          /<w:r>(?:(?!<w:r>).)*?>old<\/w:t><\/w:r>/s,
          `${deleted('old')}${inserted('new', '<w:b/>')}`,
        ),
    })
    expect(found.isEdited).toBe(true)
    expect(summaryOf(found)).toEqual(['words|old|new|Anna'])
    expect(found.items[0]?.corrections[0]?.date).toBe('2026-11-20T10:00:00.000Z')
    expect(appliedBodies(found)[0]?.content[0]).toMatchObject({
      content: [
        { text: 'The ' },
        { text: 'new', marks: [{ type: 'bold' }] },
        { text: ' house was ' },
        { text: 'silent', marks: [{ type: 'bold' }] },
        { text: '.' },
      ],
    })
  })

  it('finds plain edits, and a refusal keeps the old text', async () => {
    const found = await compareEdited(source, {
      edit: (xml) =>
        xml.replace('old house was silent', 'small house was dark').replace('It ends', 'It begins'),
    })
    expect(summaryOf(found)).toEqual(['words|old|small', 'words|silent|dark', 'words|ends|begins'])
    expect(appliedTexts(found)).toEqual([
      'The small house was dark.\nNobody came.\nRain fell.',
      'Another scene.\nIt begins.',
    ])
    expect(appliedTexts(found, (added) => added === 'dark')).toEqual([
      'The old house was dark.\nNobody came.\nRain fell.',
      'Another scene.\nIt ends.',
    ])
  })

  it('finds added, deleted and moved paragraphs', async () => {
    const added = await compareEdited(source, {
      edit: (xml) =>
        xml.replace(
          'Nobody came.</w:t></w:r>',
          (end) => `${end}</w:p><w:p><w:r><w:t>A bell rang.</w:t></w:r>`,
        ),
    })
    expect(summaryOf(added)).toEqual(['inserted|A bell rang.'])
    expect(appliedTexts(added)).toEqual(['The old house was silent.\nNobody came.\nA bell rang.\nRain fell.'])
    const deleted = await compareEdited(source, {
      edit: (xml) => removeParagraph('Rain fell')(removeParagraph('Nobody')(xml)),
    })
    expect(summaryOf(deleted)).toEqual(['removed|Nobody came.', 'removed|Rain fell.'])
    expect(appliedTexts(deleted, (_, removed) => removed === 'Rain fell.')).toEqual([
      'The old house was silent.\nNobody came.',
    ])
    const moved = await compareEdited(source, {
      edit: (xml) => {
        const [line = ''] = /<w:p>(?:(?!<\/w:p>).)*Rain fell.*?<\/w:p>/s.exec(xml) ?? []
        return xml.replace(line, '').replace(/<w:p>(?:(?!<\/w:p>).)*The old house/s, (start) => line + start)
      },
    })
    expect(summaryOf(moved)).toEqual(['moved|Rain fell.'])
    expect(appliedTexts(moved)).toEqual(['Rain fell.\nThe old house was silent.\nNobody came.'])
  })

  it('finds a split paragraph and joined ones as one change each, which loses no text', async () => {
    const split = await compareEdited(source, {
      edit: (xml) =>
        xml.replace('The old house was silent.', 'The old house</w:t></w:r></w:p><w:p><w:r><w:t>was silent.'),
    })
    expect(summaryOf(split)).toEqual(['split|¶'])
    expect(appliedTexts(split)).toEqual(['The old house\nwas silent.\nNobody came.\nRain fell.'])
    expect(appliedTexts(split, () => false)).toEqual(['The old house was silent.\nNobody came.\nRain fell.'])
    const joined = await compareEdited(source, {
      edit: (xml) =>
        removeParagraph('Rain fell\\.')(xml.replace('Nobody came.', 'Nobody came. Rain fell!')).replace(
          'fell!',
          'fell.',
        ),
    })
    expect(summaryOf(joined)).toEqual(['joined|¶'])
    expect(appliedTexts(joined)).toEqual(['The old house was silent.\nNobody came. Rain fell.'])
  })

  describe('captions (R-952)', () => {
    const map = (attrs: object): DocNode =>
      paragraph({ type: 'image', attrs: { path: PICTURE_PATH, ...attrs } })
    const figures = scenes([
      'Before.',
      map({ align: 'center', caption: 'The old map of the harbour' }),
      map({ align: 'end', alt: 'A chart' }),
      map({ caption: 'A chart' }),
      'After.',
    ])
    const pictures = (found: Awaited<ReturnType<typeof compareEdited>>) =>
      appliedBodies(found)[0]?.content.flatMap((block) =>
        'content' in block
          ? (block.content ?? []).flatMap((node) => (node.type === 'image' ? [node.attrs] : []))
          : [],
      )

    it('have no difference in a file without changes, with and without bookmarks', async () => {
      expect(summaryOf(await compareEdited(figures))).toEqual([])
      expect(summaryOf(await compareEdited(figures, { edit: withoutBookmarks }))).toEqual([])
    })

    it('get changed words by choice, and their pictures keep everything else', async () => {
      const found = await compareEdited(figures, {
        edit: (xml) =>
          xml
            .replace('The old map of the harbour', 'The new map of the port')
            .replace('>After.</w:t></w:r>', `>After</w:t></w:r>${inserted(' all')}<w:r><w:t>.</w:t></w:r>`),
      })
      expect(summaryOf(found)).toEqual(['words|old|new', 'words|harbour|port', 'words| all|Anna'])
      expect(pictures(found)).toMatchObject([
        { align: 'center', caption: 'The new map of the port' },
        { align: 'end', alt: 'A chart', caption: null },
        { caption: 'A chart' },
      ])
      expect(appliedTexts(found, (added) => added !== 'new')[0]).toContain('The old map of the port\n')
    })

    it('are removed where the file has none, and the picture stays', async () => {
      const found = await compareEdited(figures, { edit: removeParagraph('The old map') })
      expect(summaryOf(found)).toEqual(['removed|The old map of the harbour'])
      expect(pictures(found)).toMatchObject([{ align: 'center', caption: null }, {}, {}])
    })

    it('that were split or joined lose no words', async () => {
      const split = await compareEdited(figures, {
        edit: (xml) =>
          xml.replace(
            'The old map of the harbour',
            'The old map</w:t></w:r></w:p><w:p><w:r><w:t>of the harbour',
          ),
      })
      expect(appliedTexts(split)[0]).toMatch(/^Before\.\n\nThe old map\nof the harbour\n/)
      const joined = await compareEdited(figures, {
        edit: (xml) => removeParagraph('>After\\.<')(xml.replace('>A chart</w:t>', '>A chart After.</w:t>')),
      })
      expect(appliedTexts(joined)[0]).toContain('A chart After')
    })

    it('that were moved stay at their pictures', async () => {
      const found = await compareEdited(figures, {
        edit: (xml) => {
          const [line = ''] = /<w:p>(?:(?!<\/w:p>).)*The old map.*?<\/w:p>/s.exec(xml) ?? []
          return xml.replace(line, '').replace(/<w:p>(?:(?!<\/w:p>).)*Before/s, (start) => line + start)
        },
      })
      expect(summaryOf(found)).toEqual(['moved|The old map of the harbour|stale'])
      expect(appliedBodies(found)).toMatchObject([figures.texts.get(itemId(1))?.content])
    })

    it('and pictures that are not embedded have no difference either', async () => {
      const missing = scenes([
        'Before.',
        paragraph('Words ', { type: 'image', attrs: { path: 'm/a.webp', alt: 'A chart' } }),
        paragraph({ type: 'image', attrs: { path: 'm/b.webp', caption: 'Another' } }),
      ])
      expect(summaryOf(await compareEdited(missing))).toEqual([])
    })
  })

  it('finds changes by the text in a file without bookmarks', async () => {
    const found = await compareEdited(source, {
      edit: (xml) => withoutBookmarks(removeParagraph('Nobody')(xml)).replace('old house', 'small house'),
    })
    expect(summaryOf(found)).toEqual(['words|old|small', 'removed|Nobody came.'])
  })

  it('notices text that changed here since the export, and overwrites none of it', async () => {
    const now = scenes(
      ['The old house was quiet now.', 'Nobody came.', 'Written since.', 'Rain fell.'],
      ['Another scene.', 'It ends.', 'And goes on.'],
    )
    const tracked = await compareEdited(source, {
      now,
      edit: (xml) =>
        xml.replace(
          '>The old house was silent.</w:t></w:r>',
          `>The </w:t></w:r>${deleted('old')}${inserted('small')}<w:r><w:t xml:space="preserve"> house was </w:t></w:r>${deleted('silent')}${inserted('dark')}<w:r><w:t>.</w:t></w:r>`,
        ),
    })
    expect(summaryOf(tracked)).toEqual(['words|old|small|Anna', 'words|silent|dark|Anna|stale'])
    expect(appliedTexts(tracked)).toEqual([
      'The small house was quiet now.\nNobody came.\nWritten since.\nRain fell.',
    ])
    const plain = await compareEdited(source, { now, edit: (xml) => xml.replace('old house', 'small house') })
    expect(plain.items[0]?.corrections.every(({ isStale }) => isStale)).toBe(true)
    expect(appliedTexts(plain)).toEqual([
      docText({ type: 'doc', content: now.texts.get(itemId(1))?.content?.content ?? [] }),
    ])
  })

  it('finds nothing left after the same file was applied', async () => {
    const edit: XmlEdit = (xml) =>
      xml.replace(
        '>Nobody came.</w:t></w:r>',
        `>Nobody </w:t></w:r>${inserted('ever ')}<w:r><w:t>came</w:t></w:r>${inserted(' back')}<w:r><w:t>.</w:t></w:r>`,
      )
    const first = await compareEdited(source, { edit })
    const [half] = appliedBodies(first, (added) => added.includes('ever'))
    const body = { content: half ?? null, comments: [] }
    const later = await compareEdited(source, {
      edit,
      now: { ...source, texts: new Map([...source.texts, [itemId(1), body]]) },
    })
    expect(docText(half ?? { type: 'doc', content: [] })).toContain('Nobody ever came.')
    expect(summaryOf(later)).toEqual(['words| back|Anna'])
  })

  it('knows the file of another manuscript', async () => {
    const now = sampleSource([{ title: 'x', blocks: [paragraph('Other.')] }])
    const found = await compareEdited(source, { now })
    expect(found).toMatchObject({ foundBy: 'none', items: [] })
    expect((await compareEdited(source, { now, edit: withoutBookmarks })).foundBy).toBe('none')
  })
})
