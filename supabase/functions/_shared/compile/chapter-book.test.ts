import { expect, it } from 'vitest'
import type { ProjectChapter } from '../contract/projects.ts'
import { chapterBook, chapterText } from './chapter-book.ts'

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
  frozenAt: '2026-05-01T10:00:00Z',
}

it('R-917: the text of a chapter has the number of a footnote at its place, and the footnote below', () => {
  expect(chapterText(chapter)).toBe('She left[1]\n\n[1] At noon\n')
})

it('R-917: a saved chapter has its title once, no title page, and the language of the manuscript', () => {
  const book = chapterBook(chapter)
  expect(book.sections.map(({ kind, heading }) => [kind, heading])).toEqual([['chapter', 'Arrival']])
  expect([book.language, book.notes.length]).toEqual(['fr', 1])
})

it('a chapter without a stored document has the paragraphs of its text', () => {
  expect(chapterText({ ...chapter, content: null, footnotes: [], text: 'One\n\nTwo' })).toBe('One\n\nTwo\n')
})
