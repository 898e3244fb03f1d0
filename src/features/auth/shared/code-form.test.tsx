import { ChakraProvider } from '@chakra-ui/react'
import auth from '@locales/en/auth.json'
import ui from '@locales/en/ui.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { CodeForm } from './code-form.tsx'

const refusal = Object.assign(new Error('wrong'), { name: 'AuthApiError', code: 'mfa_verification_failed' })
const digits = () =>
  screen
    .getAllByLabelText(/^Digit \d of 6$/)
    .map((input) => (input as HTMLInputElement).value)
    .join('')

it('a code form has the focus, keeps a refused code, and sends the next one only when it is whole (R-405)', async () => {
  const onCode = vi.fn((_code: string) => Promise.resolve())
  onCode.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...auth }}>
        <CodeForm label="Code" submit="Switch on" onCode={onCode} />
      </IntlProvider>
    </ChakraProvider>,
  )
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus())
  await userEvent.keyboard('111111')
  expect(await screen.findByText(auth['auth.error.code-wrong'])).toBeVisible()
  expect(digits()).toBe('111111')
  await userEvent.click(screen.getByRole('button', { name: 'Switch on' }))
  await waitFor(() => expect(onCode).toHaveBeenCalledTimes(2))
  expect(await screen.findByText(auth['auth.error.code-wrong'])).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus())
  await userEvent.keyboard('2')
  await userEvent.keyboard('34567')
  await waitFor(() => expect(onCode).toHaveBeenLastCalledWith('234567'))
  expect(onCode).toHaveBeenCalledTimes(3)
})
