import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { callerOf } from '../api/support/projects.ts'
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
  await user.click(await screen.findByRole('menuitem', { name: 'Send emails again' }))
  await confirmDialog(user, 'Send emails again')
  expect(await screen.findByText('Emails are sent to client@demo.com again')).toBeVisible()
  expect(await screen.findByText('No matching records found')).toBeVisible()
})

it('R-686: an address that its person has not confirmed is listed, and has no block to lift', async () => {
  const { owner } = api.database
  await owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.user}`
  const { user } = await renderRoute(api, '/apps/mail-delivery/addresses?state=unconfirmed&q=user%40demo', {
    as: 'manager',
  })
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  const lift = await screen.findByRole('menuitem', { name: /^Send emails again/ })
  expect(lift).toHaveAttribute('aria-disabled', 'true')
  await owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.user}`
})

it('R-689: a manager reads why a mail was not accepted and takes it off the list', async () => {
  await api.database.owner`
    insert into private.inbound_mails (message_id, recipient, state, reason, sender, user_id, settled_at)
    values ('<a@b>', 'r', 'look', 'other_sender', 'eve@evil.test', ${PEOPLE.client}, now())`
  const { user } = await renderRoute(api, '/apps/mail-delivery/needs-a-look', { as: 'manager' })
  expect(await tableRow('eve@evil.test.*Sent from another address.*Conversation')).toBeVisible()
  await press(user, 'eve@evil.test')
  expect(await screen.findByText(/belongs to a conversation between other people/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions for eve@evil.test' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as done' }))
  expect(await screen.findByText('No emails to check')).toBeVisible()
})

it('R-689: a comment that came by mail shows the whole mail', async () => {
  const { id } = await callerOf(api, PEOPLE.client).file()
  const comment = crypto.randomUUID()
  const { owner } = api.database
  await owner`
    insert into public.project_comments (id, project_id, author_id, body)
    values (${comment}, ${id}, ${PEOPLE.client}, 'Please begin.')`
  await owner`
    insert into private.inbound_mails (id, message_id, recipient, state, project_id, original, settled_at)
    values (${comment}, '<c@b>', 'r', 'accepted', ${id}, 'Please begin. On Monday: quoted', now())`
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  await press(user, 'Sent by email. Show the whole email')
  expect(await screen.findByText('Please begin. On Monday: quoted')).toBeVisible()
})

it('R-686: the page of a user shows the block of the address and lifts it', async () => {
  await block()
  const [row] = await api.database.owner<{ no: number }[]>`
    select no from public.profiles where id = ${PEOPLE.client}`
  const { user } = await renderRoute(api, `/apps/user/view/${row?.no}`, { as: 'admin' })
  expect(await screen.findByText(/^since .*, code abuse$/)).toBeVisible()
  await press(user, 'Send emails again')
  await confirmDialog(user, 'Send emails again')
  expect(await screen.findByText('Emails are sent to this address')).toBeVisible()
  expect(await screen.findByText(/^Unblocked on .* by \S/)).toBeVisible()
})
