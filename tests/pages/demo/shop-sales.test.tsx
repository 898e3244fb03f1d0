import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { createMailSpy } from '../../api/support/mail-spy.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'
import { button, confirmDialog, fill, press, textBox } from '../support/roles.ts'

let api: TestApi
const mails = createMailSpy()
beforeAll(async () => {
  api = await startTestApi({ mail: mails.adapter })
})
afterEach(() => closePage())
afterAll(() => api.close())

const drawer = async () => within(await screen.findByRole('dialog'))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const open = (path: string) => renderRoute(api, `/apps/ecommerce${path}`, { as: 'manager' })
/** The queries of the links from the figures of a page to its list. */
const figureLinks = (page: string) =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split(`/apps/ecommerce/${page}`)[1])
    .filter((query) => query !== undefined)

it('R-276: a category is added, renamed and deleted', async () => {
  const { user } = await open('/product/category-list?new=1')
  const added = await drawer()
  await fill(user, added.getByRole('textbox', { name: 'Category' }), 'Globes')
  await user.click(added.getByRole('button', { name: 'Add category' }))
  await isClosed()
  await press(user, 'Actions for Globes')
  await user.click(await screen.findByRole('menuitem', { name: /^Edit/ }))
  const edited = await drawer()
  await fill(user, edited.getByRole('textbox', { name: 'Category' }), 'Globes II')
  await user.click(edited.getByRole('button', { name: 'Save' }))
  await isClosed()
  await press(user, 'Actions for Globes II')
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Delete Globes II?')
  await confirmDialog(user, 'Delete')
  expect(await screen.findByText('Globes II deleted')).toBeVisible()
})

it('R-343, R-344: a customer is added, gets a mail and an address', async () => {
  const { user, address } = await open('/customer/list?new=1')
  const added = await drawer()
  await fill(user, added.getByRole('textbox', { name: 'Name' }), 'Vera Lind')
  await fill(user, added.getByRole('textbox', { name: 'Email' }), 'Hana.Nolan@example.net')
  await user.click(added.getByRole('button', { name: 'Add customer' }))
  expect(await added.findByText('Another customer has this email address')).toBeVisible()
  await fill(user, added.getByRole('textbox', { name: 'Email' }), 'vera@example.org')
  await user.click(added.getByRole('button', { name: 'Add customer' }))
  await screen.findByRole('heading', { level: 1, name: 'Vera Lind' })
  expect(await screen.findByText('Quillport Shop'), 'R-606').toBeVisible()
  expect(
    await screen.findByText(/^Paid orders only: pending, failed and refunded ones do not count\./),
    'R-607',
  ).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Security' }))
  await press(user, 'Send reset email')
  expect(await screen.findByText('Email sent to vera@example.org')).toBeVisible()
  expect(mails.sent.at(-1)).toMatchObject({ to: 'vera@example.org', subject: 'Choose a new password' })

  await user.click(screen.getByRole('tab', { name: 'Address and billing' }))
  await press(user, 'Add address')
  const form = await drawer()
  await fill(user, form.getByRole('textbox', { name: 'Street and number' }), 'Via Po 1')
  await fill(user, form.getByRole('textbox', { name: 'Postal code' }), '10124')
  await fill(user, form.getByRole('textbox', { name: 'City' }), 'Turin')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('10124 Turin')).toBeVisible()
  const path = address().replace('/apps/ecommerce', '')
  await closePage()
  await open(path)
  expect(await screen.findByText('10124 Turin')).toBeVisible()
})

it('R-348: a review is published, and taken back', async () => {
  await api.database.owner`
    insert into demo.reviews (product, company_name, product_image, reviewer, email, avatar, reviewed_on, status, review, head, para)
    select 'Inkwell of brass', company_name, product_image, 'Ada Aalto', 'ada@example.org', avatar, current_date,
           'Pending', 4, 'Well made', 'It stands firm.'
      from demo.reviews limit 1`
  const { user } = await open('/manage-review?status=Pending&q=Inkwell+of+brass')
  await screen.findByRole('link', { name: /^Pending/ })
  expect(figureLinks('manage-review'), 'R-347').toEqual(['', '?status=Published', '?status=Pending'])
  await user.click(await screen.findByRole('button', { name: /^Actions for / }))
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
  expect(await screen.findByText('Review published')).toBeVisible()
  expect(await screen.findByText('No matching records found')).toBeVisible()
  await user.click(button('Undo'))
  expect(await screen.findByText(/of 1 entries/)).toBeVisible()
})

it('R-346: an invitation of a referral is sent with the link of the person', async () => {
  const { user } = await open('/referrals')
  await screen.findByRole('heading', { level: 1 })
  expect(figureLinks('referrals'), 'R-347').toEqual([
    '',
    '?status=Paid',
    '?status=Unpaid',
    '?status=Rejected',
  ])
  await waitFor(() => expect(textBox('Email address')).toBeVisible())
  await fill(user, textBox('Email address'), 'friend@example.org')
  await user.click(button('Send invitation'))
  expect(await screen.findByText('Invitation sent to friend@example.org')).toBeVisible()
  const mail = mails.sent.at(-1)
  expect(mail?.to).toBe('friend@example.org')
  expect(JSON.stringify(mail)).toContain('/build/register?ref=')
})
