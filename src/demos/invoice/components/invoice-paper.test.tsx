import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import type { InvoiceSheet } from '../model/invoice-sheet.ts'
import { InvoicePaper } from './invoice-paper.tsx'

it('R-600: the sheet has the sender; a client with the name of the company is shown with both names', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const empty = { toLabel: '', linesLabel: 'Lines', bankLabel: '', noteLabel: '', note: '' }
  const lists = { facts: [], columns: [], lines: [], totals: [], bank: [] }
  const sheet: InvoiceSheet = {
    ...empty,
    ...lists,
    title: 'Invoice',
    from: ['Quillport'],
    to: ['Fjordlys', 'Fjordlys'],
  }
  render(
    <ChakraProvider value={system}>
      <InvoicePaper sheet={sheet} label="Invoice" />
    </ChakraProvider>,
  )
  expect(screen.getByText('Quillport')).toBeVisible()
  expect(screen.getAllByText('Fjordlys')).toHaveLength(2)
  expect(screen.getAllByText('Fjordlys')[0]?.closest('[data-print=page]')).not.toBeNull()
  expect(error).not.toHaveBeenCalled()
})
