import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
beforeEach(async () => {
  id = (await people.client.file()).id
})
afterEach(() => closePage())
afterAll(() => api.close())

const view = () => `/apps/projects/view/${id}`
const setPrice = async (more: Record<string, unknown> = {}) => {
  const body = { replaces: null, kind: 'fixed', amount: '1200', currency: 'EUR', ...more }
  await people.manager.ok('POST', `/projects/${id}/prices`, projectResponse, body)
}

it('R-815, R-819: staff set a price as their language writes it, and see that it waits for the client', async () => {
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Set price…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a price' }))
  const amount = dialog.getByRole('textbox', { name: /^Amount/ })
  await user.type(amount, '0')
  await user.click(dialog.getByRole('button', { name: 'Send to client' }))
  expect(await dialog.findByText('Enter an amount above 0 with at most two decimals')).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '1,200.50')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Kind of price/ }), 'Estimate')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Currency/ }), 'CHF, Swiss Franc')
  await user.click(dialog.getByRole('button', { name: 'Send to client' }))
  const price = await screen.findByRole('region', { name: 'Price' })
  expect(within(price).getByText(/^Estimate: CHF\s1,200\.50$/)).toBeVisible()
  expect(within(price).getByText('Waiting for the client')).toBeVisible()
  expect(within(price).queryByRole('button', { name: 'Accept price' })).toBeNull()
  expect(await screen.findByText('Client accepts the price,', { exact: false })).toBeVisible()
  expect(screen.queryByText('No price')).toBeNull()
  await expectNoViolations(price)
  await user.click(within(price).getByRole('button', { name: 'Withdraw price' }))
  expect(await screen.findByText('No price')).toBeVisible()
})

it('R-815: a price that was decided while the dialog was open is replaced only by a second press', async () => {
  await setPrice()
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  const price = await screen.findByRole('region', { name: 'Price' })
  await user.click(within(price).getByRole('button', { name: 'Change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the price' }))
  expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('1200')
  const [waiting] = (await people.client.project(id)).prices
  const decision = `/projects/${id}/prices/${waiting?.id}/decision`
  await people.client.ok('POST', decision, projectResponse, { isAccepted: true })
  await user.click(dialog.getByRole('button', { name: 'Send to client' }))
  expect(await dialog.findByText(/^Someone else has just changed the price/)).toBeVisible()
  expect((await people.client.project(id)).prices).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Send to client' }))
  expect(
    await screen.findByText('Until it is accepted, the accepted price of €1,200.00 applies.'),
  ).toBeVisible()
})

it('R-816: the client accepts a price after one question and sees who did and when', async () => {
  await setPrice({ note: 'With the map.' })
  const { user } = await renderRoute(api, view(), { as: 'client' })
  expect(await screen.findByText('Your turn: accept the price,', { exact: false })).toBeVisible()
  expect(screen.getByText('With the map.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw price' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Accept price' }))
  const question = await screen.findByRole('alertdialog', { name: 'Accept the fixed price of €1,200.00?' })
  await user.click(within(question).getByRole('button', { name: 'Accept price' }))
  expect(await screen.findByText('Accepted by Tom Hale,', { exact: false })).toBeVisible()
  expect(screen.getByText('Fixed price: €1,200.00')).toBeVisible()
  expect(screen.queryByRole('button', { name: /price…|Change…/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(await screen.findByText(/accepted the fixed price/)).toHaveTextContent('€1,200.00')
})

it('R-816, R-817: the client declines a price with a reason, which staff read beside the next step', async () => {
  await setPrice()
  const { user } = await renderRoute(api, view(), { as: 'client' })
  await user.click(await screen.findByRole('button', { name: 'Decline…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the price' }))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByText('Enter a reason')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too much.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Agency sets another price,', { exact: false })).toBeVisible()
  await closePage()
  await renderRoute(api, view(), { as: 'manager' })
  expect(await screen.findByText('Your turn: set another price,', { exact: false })).toBeVisible()
  expect(screen.getByText('Too much.')).toBeVisible()
})

it('R-818: the link of a mail about a price shows it and accepts it without a sign-in', async () => {
  await setPrice({ kind: 'estimate', note: 'With the map.' })
  const [row] = await api.database.owner<{ token: string }[]>`
    select private.offer_link(gen_random_uuid(), ${PEOPLE.client}, ${id}) ->> 'token' as token`
  const { user } = await renderRoute(api, `/answer?token=${row?.token}`, { as: null })
  expect(await screen.findByText('Estimate: €1,200.00')).toBeVisible()
  expect(screen.getByText('With the map.')).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
  await user.click(screen.getByRole('button', { name: 'Accept the price' }))
  expect(await screen.findByRole('heading', { name: 'Price accepted' })).toBeVisible()
  expect((await people.client.project(id)).prices).toMatchObject([{ state: 'accepted' }])
})

it('R-834: the button of a price says that nobody at the client could accept one', async () => {
  id = (await people.manager.file()).id
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  const button = await screen.findByRole('button', { name: 'Set price…' })
  expect(button).toHaveAccessibleDescription(/^No one at the client can accept a price\./)
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('R-835: a price that nobody can accept any more says so to staff, who find a contact', async () => {
  await setPrice()
  const { owner } = api.database
  const people = owner`select company_id from public.projects where id = ${id}`
  await owner`update public.profiles set status = 'inactive' where company_id = (${people})`
  await renderRoute(api, view(), { as: 'manager' })
  const price = within(await screen.findByRole('region', { name: 'Price' }))
  expect(price.getByText(/^No one at the client can accept a price\./, { selector: 'p' })).toBeVisible()
  expect(screen.getByText(/find a contact at the client, since/)).toBeVisible()
  await owner`update public.profiles set status = 'active' where company_id = (${people})`
})
