import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import type { InvoiceSheet } from '../model/invoice-sheet.ts'
import { InvoicePaper } from './invoice-paper.tsx'

it('R-600: the sheet has the sender; a client with the name of the company is shown with both names', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const texts = { toLabel: 'To', linesLabel: 'Lines', bankLabel: 'Pay to', noteLabel: 'Note', note: 'Thanks' }
  const sheet: InvoiceSheet = {
    ...texts,
    facts: [{ label: 'Due', value: 'Dec 1' }],
    columns: ['Service', 'Cost', 'Hours', 'Discount', 'VAT', 'Amount'],
    lines: [{ service: 'Design', description: 'Cover', figures: ['$60', '2', '5%', '20%', '$136.80'] }],
    totals: [{ label: 'Total', value: '$136.79', isStrong: true }],
    bank: [{ label: 'IBAN', value: 'IE64' }],
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
  expect(screen.getByRole('article').querySelector('svg'), 'the logo').not.toBeNull()
  for (const text of [
    ...[...sheet.facts, ...sheet.totals, ...sheet.bank].flatMap(({ label, value }) => [label, value]),
    ...sheet.lines.flatMap(({ service, description, figures }) => [service, description, ...figures]),
    ...sheet.columns,
    sheet.note,
  ])
    expect(screen.getByText(text), 'R-383').toBeVisible()
  expect(screen.getAllByText('Fjordlys')).toHaveLength(2)
  expect(screen.getAllByText('Fjordlys')[0]?.closest('[data-print=page]')).not.toBeNull()
  expect(error).not.toHaveBeenCalled()
})
