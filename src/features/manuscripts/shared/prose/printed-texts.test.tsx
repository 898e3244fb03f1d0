import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/manuscripts.json'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { PrintedTexts } from './printed-texts.tsx'

it('R-956: the texts of a manuscript are what its page prints', () => {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <PrintedTexts language="fr" title="Marées" missing={2} total={3}>
          <p>Flux</p>
        </PrintedTexts>
      </IntlProvider>
    </ChakraProvider>,
  )
  const printed = screen.getByRole('heading', { level: 1, name: 'Marées' }).closest('[data-print=page]')
  expect(printed).toHaveAttribute('lang', 'fr')
  expect(printed).toHaveTextContent(/2 texts of 3 are missing on this paper.*Flux/)
})
