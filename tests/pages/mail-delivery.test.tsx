import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { confirmDialog, press, tableRow } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const block = () =>
  api.database
    .owner`select private.note_mail_failure(${PEOPLE.client}, 'client@demo.com', 'complained', 'abuse')`

it('R-686: a manager sees a blocked address and lets mails be sent to it again', async () => {
  await block()
  const { user } = await renderRoute(api, '/apps/mail-delivery/addresses?state=complained', {
    as: 'manager',
  })
  expect(await tableRow('client@demo.com.*Reported as spam.*abuse')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send mails again' }))
  await confirmDialog(user, 'Send mails again')
  expect(await screen.findByText('Mails are sent to client@demo.com again')).toBeVisible()
  expect(await screen.findByText('No matching records found')).toBeVisible()
})

it('R-686: the page of a user shows the block of the address and lifts it', async () => {
  await block()
  const [row] = await api.database.owner<{ no: number }[]>`
    select no from public.profiles where id = ${PEOPLE.client}`
  const { user } = await renderRoute(api, `/apps/user/view/${row?.no}`, { as: 'admin' })
  expect(await screen.findByText(/^since .*, code abuse$/)).toBeVisible()
  await press(user, 'Send mails again')
  await confirmDialog(user, 'Send mails again')
  expect(await screen.findByText('Mails are sent to this address')).toBeVisible()
  expect(await screen.findByText(/^Unblocked on .* by \S/)).toBeVisible()
})
