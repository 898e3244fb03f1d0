import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { undoLastAction } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import en from '../../../../locales/en/cards.json' with { type: 'json' }
import { ActionCard } from './action-card.tsx'

const show = (onRefresh: () => Promise<unknown>) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <ChakraProvider value={system}>
        <ActionCard
          title="Payments"
          actions={['collapse', 'refresh', 'code', 'expand', 'close']}
          onRefresh={onRefresh}
          figures={[{ cents: 1250 }]}
        >
          The figures
        </ActionCard>
      </ChakraProvider>
    </IntlProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('R-502: a card collapses, opens again and shows its figures as JSON', () => {
  show(vi.fn())
  press('Collapse Payments')
  expect(screen.getByText('The figures')).not.toBeVisible()
  press('Open Payments')
  expect(screen.getByText('The figures')).toBeVisible()
  press('Data of Payments')
  expect(screen.getByText(/"cents": 1250/)).toBeVisible()
})

it('R-502: a card takes the whole width and returns to its own', () => {
  const { container } = show(vi.fn())
  const card = container.firstElementChild ?? document.body
  const own = getComputedStyle(card).maxWidth
  press('Widen Payments')
  expect(getComputedStyle(card).maxWidth).toBe('var(--qp-sizes-full)')
  press('Narrow Payments')
  expect(getComputedStyle(card).maxWidth).toBe(own)
})

it('R-502: a card is dimmed while it refreshes on request, and a second click does nothing', async () => {
  let finish: () => void = vi.fn()
  const onRefresh = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  show(onRefresh)
  const body = screen.getByText('The figures')
  expect(getComputedStyle(body).opacity).toBe('1')
  press('Refresh Payments')
  press('Refresh Payments')
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(getComputedStyle(body).opacity).toBe('0.5')
  await act(async () => finish())
  expect(getComputedStyle(body).opacity).toBe('1')
})

it('R-502: a closed card keeps the focus and returns with undo', () => {
  show(vi.fn())
  press('Close Payments')
  expect(screen.queryByText('The figures')).toBeNull()
  expect(screen.getByRole('status')).toHaveFocus()
  act(() => void undoLastAction())
  expect(screen.getByText('The figures')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close Payments' })).toHaveFocus()
})
