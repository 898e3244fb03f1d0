import { compileBook } from '@compile/compile-book.ts'
import { PRESETS } from '@compile/presets.ts'
import { describe, expect, it } from 'vitest'
import { itemId, paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import { bookStart } from './book-start.ts'

const longText = Array.from({ length: 30 }, () => paragraph('x'.repeat(1000)))
const book = (second = [paragraph('Two')]) =>
  compileBook(
    sampleSource([
      { title: 'Arrival', type: 'chapter', blocks: [paragraph('One')] },
      { title: 'Tide', type: 'chapter', blocks: second },
      { title: 'Scene', parent: 1, blocks: [paragraph('Three')] },
      { title: 'Leaving', type: 'chapter', blocks: [paragraph('Four')] },
    ]),
    PRESETS.ebook,
  )
const titles = (lastId: string | null, whole = book()) => {
  const { start, isComplete } = bookStart(whole, lastId)
  return { shown: start.sections.map(({ id }) => id), later: start.later, isComplete }
}

describe('the start of a book (R-959)', () => {
  it('ends with the last loaded text, and names the chapters of the contents that come later', () => {
    expect(titles(itemId(0))).toEqual({
      shown: ['title-page', itemId(0)],
      later: [
        expect.objectContaining({ heading: 'Tide', level: 1 }),
        expect.objectContaining({ heading: 'Leaving', level: 1 }),
      ],
      isComplete: false,
    })
  })

  it('is the book itself where all of it is loaded', () => {
    const whole = book()
    expect(bookStart(whole, null)).toEqual({ start: whole, isComplete: true })
  })

  it('is cut within a long text, after a block', () => {
    const { start, isComplete } = bookStart(book(longText), null)
    expect(start.sections.map(({ id }) => id)).toEqual(['title-page', itemId(0), itemId(1)])
    expect(start.sections.at(-1)?.blocks).toHaveLength(19)
    expect(start.later?.map(({ heading }) => heading)).toEqual(['Leaving'])
    expect(isComplete).toBe(false)
  })

  it('is cut after many short texts, because each fills a page', () => {
    const chapters = Array.from({ length: 60 }, (_, at) => ({
      title: `Chapter ${at}`,
      type: 'chapter' as const,
      blocks: [paragraph(text('Short'))],
    }))
    const { start } = bookStart(compileBook(sampleSource(chapters), PRESETS.reading), null)
    expect(start.sections).toHaveLength(40)
    expect(start.later).toHaveLength(21)
  })
})
