import { ChakraProvider } from '@chakra-ui/react'
import textImport from '@locales/en/text-import.json' with { type: 'json' }
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { FileNotes } from './file-notes.tsx'

const notes = (names: readonly string[]) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={textImport}>
      <FileNotes isGuessedEncoding={false} leftOut={names.map((name) => ({ name, reason: 'format' }))} />
    </IntlProvider>
  </ChakraProvider>
)
const named = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('R-904: each picture that is left out is named with the reason', () => {
  const names = Array.from({ length: 20 }, (_, at) => `image${at}.emf`)
  render(notes(names))
  expect(screen.getByText('20 pictures are not imported:')).toBeVisible()
  expect(named()).toEqual(names.map((name) => `${name}: not a PNG, JPEG, GIF, WebP or AVIF picture`))
})

it('R-904: pictures with one name are each listed, and none is left when another file is chosen', () => {
  const { rerender } = render(notes(['a.emf', 'a.emf', 'b.emf']))
  expect(named()).toHaveLength(3)
  rerender(notes(['c.emf']))
  expect(named()).toEqual(['c.emf: not a PNG, JPEG, GIF, WebP or AVIF picture'])
})
