import { ChakraProvider } from '@chakra-ui/react'
import auth from '@locales/en/auth.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import * as passwords from '../api/confirm-password.ts'
import * as factors from '../api/factors.ts'
import { keepRecoveryCodes, unconfirmedCodes } from '../model/unconfirmed-codes.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'

const CODES = ['AAAA-BBBB', 'CCCC-DDDD']

it('an authenticator app is added after the current password only; a wrong one stays in the field (R-553)', async () => {
  const confirm = vi
    .spyOn(passwords, 'confirmPassword')
    .mockRejectedValueOnce(Object.assign(new Error('wrong'), { name: 'WrongPassword' }))
    .mockResolvedValueOnce(undefined)
  const enrol = vi
    .spyOn(factors, 'enrolFactor')
    .mockResolvedValue({ id: 'f', secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' })
  const verify = vi.spyOn(factors, 'verifyCode').mockResolvedValue(undefined)
  const create = vi.spyOn(factors, 'createRecoveryCodes').mockImplementation(async () => {
    keepRecoveryCodes('ada', CODES)
    return CODES
  })
  const done = vi.fn()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...auth }}>
        <QueryClientProvider client={new QueryClient()}>
          <TwoFactorSetup onDone={done} cancel={null} />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  const password = screen.getByLabelText(auth['auth.setup.password'])
  await waitFor(() => expect(password).toHaveFocus())
  await userEvent.keyboard('not it{Enter}')
  expect(await screen.findByText(auth['auth.error.password-wrong'])).toBeVisible()
  expect(password).toHaveValue('not it')
  expect(enrol).not.toHaveBeenCalled()
  await userEvent.clear(password)
  await userEvent.type(password, 'right one{Enter}')
  expect(await screen.findByText(auth['auth.setup.scan'])).toBeVisible()
  expect(confirm.mock.calls.map(([typed]) => typed)).toEqual(['not it', 'right one'])
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus())
  // The key beside the QR code.
  expect(screen.getByRole('img', { name: auth['auth.setup.qr'] })).toBeVisible()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  await userEvent.keyboard('123456')
  // The recovery codes, until they are confirmed as saved.
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible()
  expect(verify).toHaveBeenCalledWith('f', '123456')
  expect(done).not.toHaveBeenCalled()
  const file = screen.getByRole('link', { name: auth['auth.recovery.download'] }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file).split(',')[1]).toBe(`${CODES.join('\n')}\n`)
  expect(unconfirmedCodes('ada')).toEqual(CODES)
  await userEvent.click(screen.getByRole('button', { name: auth['auth.recovery.done'] }))
  expect(done).toHaveBeenCalledOnce()
  expect(unconfirmedCodes('ada')).toBeNull()
})
