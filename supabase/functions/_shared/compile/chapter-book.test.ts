import { describe, expect, it } from 'vitest'
import type { ProjectChapter } from '../contract/projects.ts'
import { chapterBook, chapterText } from './chapter-book.ts'
import { chapterParts } from './chapter-parts.ts'

const NOTE = '00000000-0000-4000-8000-000000000001'
const chapter: ProjectChapter = {
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Arrival',
  text: 'Stored text',
  wordCount: 2,
  content: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'She ' },
          { type: 'text', text: 'left', marks: [{ type: 'footnote', attrs: { id: NOTE } }] },
        ],
      },
    ],
  },
  footnotes: [{ id: NOTE, body: 'At noon' }],
  language: 'fr',
  languages: [],
  frozenAt: '2026-05-01T10:00:00Z',
}

it('R-917: the text of a chapter has the number of a footnote at its place, and the footnote below', () => {
  expect(chapterText(chapter)).toBe('She left[1]\n\n[1] At noon\n')
})

it('R-917: a saved chapter has its title once, no title page, and the language of its text', () => {
  const book = chapterBook(chapter)
  expect(book.sections.map(({ kind, heading }) => [kind, heading])).toEqual([['chapter', 'Arrival']])
  expect([book.language, book.notes.length]).toEqual(['fr', 1])
})

it('a chapter without a stored document has the paragraphs of its text', () => {
  expect(chapterText({ ...chapter, content: null, footnotes: [], text: 'One\n\nTwo' })).toBe('One\n\nTwo\n')
})

describe('a chapter with texts in several languages (R-979)', () => {
  const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
  const content = {
    type: 'doc' as const,
    content: [...(chapter.content?.content ?? []), line('b'), line('c'), line('d')],
  }
  const languages = [
    { blocks: 0, language: 'de' },
    { blocks: 1, language: 'fr' },
    { blocks: 2, language: 'en' },
    { blocks: 1, language: 'en' },
  ]

  it('is read in parts of one language each', () => {
    const parts = chapterParts({ ...chapter, content, languages })
    expect(parts.map(({ language, doc }) => [language, doc.content.length])).toEqual([
      ['fr', 1],
      ['en', 3],
    ])
    expect(chapterParts({ ...chapter, content: { type: 'doc', content: [] }, languages })).toHaveLength(1)
  })

  it('is saved with the language of each part, without a separator between them', () => {
    const book = chapterBook({ ...chapter, content, languages })
    expect(book.sections.map((section) => [section.heading, section.separator, section.language])).toEqual([
      ['Arrival', null, null],
      [null, null, 'en'],
    ])
    expect(book.sections[1]?.startsPage).toBe(false)
    expect(chapterText({ ...chapter, content, languages })).toBe(
      'She left[1]\n\nb\n\nc\n\nd\n\n[1] At noon\n',
    )
  })
})
