import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/manuscripts.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { PrintedTexts } from './printed-texts.tsx'

it('R-956: the texts of a manuscript are what its page prints', () => {
  const open = { manuscript: { id: 'm', language: 'fr' } } as LoadedManuscript
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <QueryClientProvider client={new QueryClient()}>
          <PrintedTexts open={open} title="Marées" items={[]} level="h2" />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  const printed = screen.getByRole('heading', { level: 1, name: 'Marées' }).closest('[data-print=page]')
  expect(printed).toHaveAttribute('lang', 'fr')
})
