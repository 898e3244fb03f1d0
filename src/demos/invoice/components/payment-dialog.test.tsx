import { ChakraProvider } from '@chakra-ui/react'
import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import invoice from '@locales/en/invoice.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { emptyInvoice, emptyLine } from '../model/invoice-form.ts'
import { FormPreview } from './form-preview.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

const api = mockApi()

const show = (content: React.ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...invoice }}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <ConfirmProvider>{content}</ConfirmProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
const fill = (name: RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
  fireEvent.blur(screen.getByLabelText(name))
}
const send = () => fireEvent.click(screen.getByText('Add'))

it('R-385, R-565: a payment above the open amount is kept as credit only when that is chosen, and none is in the future', async () => {
  vi.spyOn(toast, 'success').mockReturnValue()
  api.post.mockReset().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ document: {} })
  const onClose = vi.fn()
  show(<PaymentDialog document={{ id: 5000, balanceCents: 10_000 } as InvoiceDocument} onClose={onClose} />)
  expect(await screen.findByLabelText(/^Amount/)).toHaveValue('100')
  expect(screen.queryByLabelText(/^Keep/)).toBeNull()
  fill(/^Amount/, '120.50')
  fill(/^Paid on/, addDays(today(), 1))
  send()
  expect(await screen.findByText(/^This is more than the open amount/)).toBeInTheDocument()
  expect(screen.getByText('A payment cannot be dated in the future')).toBeInTheDocument()
  fill(/^Paid on/, today())
  const keeps = () => screen.getByRole('checkbox', { name: 'Keep $20.50 as credit' })
  fireEvent.click(keeps())
  await waitFor(() => expect(keeps()).toBeChecked())
  send()
  await waitFor(() => expect(screen.getByText('Add').closest('button')).toBeEnabled())
  expect(onClose).not.toHaveBeenCalled()
  send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [path, { body }] = api.post.mock.calls[1] ?? []
  expect(body.id, 'repeated with the same id').toBe(api.post.mock.calls[0]?.[1].body.id)
  expect(path).toBe('/apps/invoice/5000/payments')
  expect(body).toMatchObject({
    amountCents: 12_050,
    paidOn: today(),
    method: 'Bank Transfer',
    keepsCredit: true,
  })
})

function Form() {
  const lines = [
    { ...emptyLine, cost: '60' },
    { ...emptyLine, cost: '60x', hours: '-1', discount: '101', tax: '101' },
  ]
  const form = useForm({ defaultValues: { ...emptyInvoice('2026-11-01'), lines } })
  return (
    <FormProvider {...form}>
      <FormPreview base={null} clients={[]} />
    </FormProvider>
  )
}

it('R-601: the preview names the line, the figure and the rule that it breaks', () => {
  show(<Form />)
  expect(screen.getByRole('status').textContent).toBe(
    'The amounts are not calculated until this is corrected' +
      'Line 2, Cost ($): Enter 0 to 1,000,000 with at most two decimals, such as 1250.50' +
      'Line 2, Hours: Enter 0 to 1,000 hours with at most two decimals, such as 1.5' +
      'Line 2, Discount (%): Enter 0 to 100 with at most two decimals, such as 5.5' +
      'Line 2, VAT (%): Enter 0 to 100 with at most two decimals, such as 5.5',
  )
})
