import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  showSystemNotification,
  systemNotifications,
} from '@/features/notifications/shared/system-notifications.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { callerOf, deliverProject, demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const stored = async (person: string = PEOPLE.manager) => {
  const [row] = await api.database.owner<{ mail: Record<string, unknown> }[]>`
    select settings -> 'mail' as mail from public.profile_details where user_id = ${person}`
  return row?.mail
}

it('R-681: a person chooses which mails come when, and the quiet hours', async () => {
  const { user } = await renderRoute(api, '/pages/account-settings/notification', { as: 'manager' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Messages' }), 'Daily summary')
  await waitFor(async () => expect(await stored()).toMatchObject({ messages: 'daily', language: 'en' }))
  for (const [group, choice] of [
    ['My turn', 'Never'],
    ['Status', 'At once'],
    ['Everything else', 'Daily summary'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: group }), choice)
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      turn: 'never',
      status: 'at_once',
      other: 'daily',
      messages: 'daily',
    }),
  )
  await user.click(screen.getByRole('checkbox', { name: 'No emails at night' }))
  const from = await screen.findByLabelText('From')
  expect(from).toHaveValue('22:00')
  await user.clear(from)
  await user.type(from, '21:30')
  await user.tab()
  await waitFor(async () => expect(await stored()).toMatchObject({ quietFrom: '21:30', quietTo: '07:00' }))
  await user.click(screen.getByRole('checkbox', { name: 'No emails at night' }))
  await waitFor(async () => expect(await stored()).toMatchObject({ quietFrom: null, quietTo: null }))
  expect(screen.queryByLabelText('From')).toBeNull()
})

it('R-684: the link of a mail asks once and then ends the mails of its group', async () => {
  const { owner } = api.database
  const [row] = await owner<{ token: string }[]>`
    insert into private.mail_recipients (user_id) values (${PEOPLE.manager}) returning unsubscribe_token as token`
  const { user } = await renderRoute(api, `/unsubscribe?token=${row?.token}&group=turn`, { as: null })
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }))
  await screen.findByRole('heading', { name: 'Emails stopped' })
  expect(await stored()).toMatchObject({ turn: 'never' })
})

it('R-684: an incomplete link says so', async () => {
  await renderRoute(api, '/answer?token=x', { as: null })
  //
  expect(await screen.findByText(/^This link /)).toBeVisible()
  await closePage()
  await renderRoute(api, '/unsubscribe?token=x', { as: null })
  await screen.findByText('This link is not complete. Open it from the email again.')
})

it('R-775: the browser is asked for its notifications only by the button, and shows an event in a hidden tab', async () => {
  const shown: string[] = []
  const requestPermission = vi.fn(async () => {
    Fake.permission = 'granted'
    return Fake.permission
  })
  class Fake {
    static permission: NotificationPermission = 'default'
    static requestPermission = requestPermission
    onclick = null
    constructor(title: string) {
      shown.push(title)
    }
    close() {}
  }
  vi.stubGlobal('Notification', Fake)
  const { user } = await renderRoute(api, '/pages/account-settings/notification', { as: 'manager' })
  const allow = await screen.findByRole('button', { name: 'Allow notifications on this device' })
  const event = { id: 'one', title: 'Mona wrote to you', onOpen: () => undefined }
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  showSystemNotification(event)
  expect([shown, requestPermission.mock.calls]).toEqual([[], []])
  visibility.mockReturnValue('visible')
  await user.click(allow)
  expect(await screen.findByRole('checkbox', { name: 'Show notifications on this device' })).toBeChecked()
  showSystemNotification(event)
  visibility.mockReturnValue('hidden')
  showSystemNotification(event)
  expect(shown).toEqual(['Mona wrote to you'])
  systemNotifications.set(false)
  showSystemNotification(event)
  expect(shown).toHaveLength(1)
  visibility.mockRestore()
  await closePage()
  Fake.permission = 'denied'
  await renderRoute(api, '/pages/account-settings/notification', { as: 'manager' })
  await screen.findByText(/^Your browser blocks notifications of this page/)
  expect(screen.queryByRole('checkbox', { name: 'Show notifications on this device' })).toBeNull()
  vi.unstubAllGlobals()
})

it('R-774, R-682: a person ends all links in earlier mails; the device tells its language and time zone', async () => {
  const { owner } = api.database
  await owner`
    update public.profile_details set settings = '{"mail": {"language": "fr", "timeZone": "Asia/Tokyo"}}'
     where user_id = ${PEOPLE.client}`
  await owner`
    insert into private.mail_links (id, user_id, action, project_id)
    select gen_random_uuid(), ${PEOPLE.client}, 'answer', id from public.projects limit 1`
  const { user } = await renderRoute(api, '/pages/account-settings/notification', { as: 'client' })
  await user.click(await screen.findByRole('button', { name: 'End all links' }))
  await screen.findByText('The links in your emails no longer work')
  expect(await owner`select from private.mail_links where user_id = ${PEOPLE.client}`).toHaveLength(0)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await waitFor(async () => expect(await stored(PEOPLE.client)).toMatchObject({ language: 'en', timeZone }))
})

it('R-773: the link of a mail shows the text and sends one answer without a sign-in', async () => {
  const { owner } = api.database
  const { id } = await callerOf(api, PEOPLE.client).file()
  await owner`
    insert into public.project_comments (project_id, author_id, body)
    values (${id}, ${PEOPLE.manager}, 'British or American?')`
  const [row] = await owner<{ token: string }[]>`
    select private.offer_link(gen_random_uuid(), ${PEOPLE.client}, ${id}) ->> 'token' as token`
  vi.spyOn(console, 'error').mockReturnValue()
  let isDown = true
  const { user } = await renderRoute(api, `/answer?token=${row?.token}`, {
    as: null,
    intercept: async (call, send) =>
      isDown && call.startsWith('POST') ? new Response('{}', { status: 500 }) : send(),
  })
  expect(await screen.findByText('British or American?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send the answer' })).toBeDisabled()
  await user.click(screen.getByRole('textbox', { name: 'Your answer' }))
  await user.paste('British, please.')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  // A failure keeps the answer.
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('British, please.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByRole('heading', { name: 'Answer sent' })).toBeVisible()
  const [comment] = await owner<{ body: string; author: string }[]>`
    select body, author_id as author from public.project_comments where project_id = ${id} order by seq desc limit 1`
  expect(comment).toEqual({ body: 'British, please.', author: PEOPLE.client })
  await closePage()
  await renderRoute(api, `/answer?token=${row?.token}`, { as: null })
  expect(await screen.findByText(/^This link has already been used/)).toBeVisible()
})

it.each([
  ['1', ['Tides']],
  ['2', ['Tides', 'Lamps']],
])(
  'R-685: the title of a tab in the background begins with the number of unread notifications: %s',
  async (count, titles) => {
    const { owner } = api.database
    await owner`delete from public.notifications where user_id = ${PEOPLE.client}`
    for (const title of titles)
      await owner`select private.notify(${PEOPLE.client}, 'project_withdrawn', ${owner.json({ title })})`
    await renderRoute(api, '/pages/account-settings/notification', { as: 'client' })
    await screen.findByRole('button', { name: `Notifications, ${count} unread` })
    expect(document.title).toMatch(/^Notifications · /)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(document.title.startsWith(`(${count}) Notifications · `)).toBe(true))
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(document.title).toMatch(/^Notifications · /))
  },
)

/** A delivered request of the demo client and the token of the link about its delivery. */
async function deliveredByMail(targetLanguages: string[] = []) {
  const { owner } = api.database
  const people = demoCallers(api)
  const { id, revision } = await people.client.file({ title: 'Tide tables', targetLanguages })
  await people.manager.ok('POST', `/projects/${id}/status`, projectResponse, {
    revision,
    status: 'in_progress',
  })
  await deliverProject(api, people.manager, id, { note: 'With the new moon.' })
  const [row] = await owner<{ token: string }[]>`
    select private.offer_link(gen_random_uuid(), ${PEOPLE.client}, ${id}) ->> 'token' as token`
  return { path: `/answer?token=${row?.token}`, project: () => people.client.project(id) }
}

it('R-700: the link of a mail about a delivery shows it and accepts it without a sign-in', async () => {
  const { path, project } = await deliveredByMail()
  const { user } = await renderRoute(api, path, { as: null })
  expect(await screen.findByText('With the new moon.')).toBeVisible()
  expect(screen.getByText(/^Delivery 1 by /)).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
  await user.click(screen.getByRole('button', { name: 'Accept the delivery' }))
  await screen.findByRole('heading', { name: 'Delivery accepted' })
  expect((await project()).deliveries).toMatchObject([{ state: 'accepted' }])
})

it('R-700: the same page takes a correction, and then says that the delivery is decided', async () => {
  const { path, project } = await deliveredByMail()
  const { user } = await renderRoute(api, path, { as: null })
  await user.click(await screen.findByRole('button', { name: 'Ask for a correction' }))
  await user.click(screen.getByRole('textbox', { name: 'What should be corrected?' }))
  await user.paste('The old moon.')
  await user.click(screen.getByRole('button', { name: 'Send correction' }))
  await screen.findByRole('heading', { name: 'Correction sent' })
  expect((await project()).deliveries).toMatchObject([{ state: 'correction', comment: 'The old moon.' }])
  await renderRoute(api, path, { as: null })
  expect(await screen.findByText(/^This delivery has already been decided/)).toBeVisible()
})

it('R-838, R-836: the page of a link about several languages names them, and corrects one or accepts all', async () => {
  const corrected = await deliveredByMail(['fr', 'de'])
  const { user } = await renderRoute(api, corrected.path, { as: null })
  expect(await screen.findByText('Delivery 2 (German)')).toBeVisible()
  expect(screen.getByText('Delivery 1 (French)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Delivery to correct' }),
    'Delivery 2 (German)',
  )
  await user.click(screen.getByRole('textbox', { name: 'What should be corrected?' }))
  await user.paste('The old moon.')
  await expectNoViolations(screen.getByRole('main'))
  await user.click(screen.getByRole('button', { name: 'Send correction' }))
  await screen.findByRole('heading', { name: 'Correction sent' })
  expect((await corrected.project()).deliveries.map(({ state }) => state)).toEqual(['correction', 'open'])
  const accepted = await deliveredByMail(['fr', 'de'])
  await renderRoute(api, accepted.path, { as: null })
  expect(
    await screen.findByText('Are these 2 deliveries right? Accepting them cannot be undone.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Accept all' }))
  await screen.findByRole('heading', { name: '2 deliveries accepted' })
  expect((await accepted.project()).deliveries.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
})
