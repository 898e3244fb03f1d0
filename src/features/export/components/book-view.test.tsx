import { ChakraProvider } from '@chakra-ui/react'
import { compileBook } from '@compile/compile-book.ts'
import { PRESETS } from '@compile/presets.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { itemId, note, paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import { BookView } from './book-view.tsx'

it('R-979: a footnote of the preview has the language of its text', () => {
  const noted = (at: number, value: string) =>
    paragraph(text(value, { type: 'footnote', attrs: { id: itemId(900 + at) } }))
  const book = compileBook(
    sampleSource([
      {
        title: 'One',
        language: 'fr',
        comments: [note(1, 'footnote', 'Vers midi.')],
        blocks: [noted(1, 'La mer monte.')],
      },
      { title: 'Two', comments: [note(2, 'footnote', 'At night.')], blocks: [noted(2, 'It falls.')] },
    ]),
    PRESETS.reading,
  )
  render(
    <ChakraProvider value={system}>
      <BookView book={book} sections={book.sections} />
    </ChakraProvider>,
  )
  const languages = ['La mer monte.', 'Vers midi.', 'It falls.', 'At night.'].map((words) =>
    screen.getByText(words).closest('[lang]')?.getAttribute('lang'),
  )
  expect(languages).toEqual(['fr', 'fr', 'en', 'en'])
})
