import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const stored = async () => {
  const [row] = await api.database.owner<{ mail: Record<string, unknown> }[]>`
    select settings -> 'mail' as mail from public.profile_details where user_id = ${PEOPLE.manager}`
  return row?.mail
}

it('R-681: a person chooses which mails come when, and the quiet hours', async () => {
  const { user } = await renderRoute(api, '/pages/account-settings/notification', { as: 'manager' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Messages' }), 'Daily summary')
  await waitFor(async () => expect(await stored()).toMatchObject({ messages: 'daily', language: 'en' }))
  await user.click(screen.getByRole('checkbox', { name: 'No mails at night' }))
  const from = await screen.findByLabelText('From')
  expect(from).toHaveValue('22:00')
  await user.clear(from)
  await user.type(from, '21:30')
  await user.tab()
  await waitFor(async () => expect(await stored()).toMatchObject({ quietFrom: '21:30', quietTo: '07:00' }))
})

it('R-684: the link of a mail asks once and then ends the mails of its group', async () => {
  const { owner } = api.database
  const [row] = await owner<{ token: string }[]>`
    insert into private.mail_recipients (user_id) values (${PEOPLE.manager}) returning unsubscribe_token as token`
  const { user } = await renderRoute(api, `/unsubscribe?token=${row?.token}&group=turn`, { as: null })
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }))
  await screen.findByRole('heading', { name: 'Mails stopped' })
  expect(await stored()).toMatchObject({ turn: 'never' })
})

it('R-684: an incomplete link says so', async () => {
  await renderRoute(api, '/unsubscribe?token=x', { as: null })
  await screen.findByText('This link is not complete. Open it from the mail again.')
})

it('R-685: the title of a tab in the background begins with the number of unread notifications', async () => {
  const { owner } = api.database
  await owner`delete from public.notifications where user_id = ${PEOPLE.client}`
  for (const title of ['Tides', 'Lamps'])
    await owner`select private.notify(${PEOPLE.client}, 'project_withdrawn', ${owner.json({ title })})`
  await renderRoute(api, '/pages/account-settings/notification', { as: 'client' })
  await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  expect(document.title).toMatch(/^Notifications · /)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Notifications · /))
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(document.title).toMatch(/^Notifications · /))
})
