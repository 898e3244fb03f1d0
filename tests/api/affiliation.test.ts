import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatList, chatResponse } from '../../supabase/functions/_shared/contract/chat.ts'
import { sentResponse, threadList, threadResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { notificationList } from '../../supabase/functions/_shared/contract/notifications.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { mailBody } from './support/mail.ts'
import { callerOf } from './support/projects.ts'

const COMPANY = 'Lantern Press'
let api: TestApi
const as = (person: keyof typeof PEOPLE) => callerOf(api, PEOPLE[person])
beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  await owner`update public.companies set name = ${COMPANY} where id = '00000000-0000-4000-8000-0000000000c1'`
  // A customer uses the name of an admin.
  await owner`update public.profiles set full_name = (select p.full_name from public.profiles p where p.id = ${PEOPLE.admin})
    where id = ${PEOPLE.client}`
})
afterAll(() => api.close())

describe('a customer with the name of an administrator', () => {
  it('is shown with the company in the thread list and on every message', async () => {
    const { thread } = await as('client').ok('POST', '/mail/messages', sentResponse, {
      ...mailBody([]),
      to: [PEOPLE.manager],
    })
    const { threads } = await as('manager').ok('GET', '/mail/threads', threadList)
    expect(threads.find(({ threadId }) => threadId === thread.threadId)?.people).toContainEqual(
      expect.objectContaining({ uid: PEOPLE.client, affiliation: COMPANY }),
    )
    const open = await as('manager').ok('GET', `/mail/threads/${thread.threadId}`, threadResponse)
    expect(open.messages.map(({ from }) => from?.affiliation)).toEqual([COMPANY])
    expect(open.messages[0]?.recipients.map(({ affiliation }) => affiliation)).toEqual([null])
  })

  it('is shown with the company in the chat', async () => {
    await as('client').send('POST', `/apps/chat/chats/${PEOPLE.manager}`, { message: 'Good morning' })
    const list = await as('manager').ok('GET', '/apps/chat/chats-and-contacts', chatList)
    expect(list.chatsContacts.find(({ uid }) => uid === PEOPLE.client)?.affiliation).toBe(COMPANY)
    const { contact } = await as('manager').ok('GET', `/apps/chat/chats/${PEOPLE.client}`, chatResponse)
    expect(contact.affiliation).toBe(COMPANY)
    const staff = await as('client').ok('GET', `/apps/chat/chats/${PEOPLE.manager}`, chatResponse)
    expect(staff.contact.affiliation).toBeNull()
  })

  it('is shown with the company on project comments and in notifications', async () => {
    const { id } = await as('client').file()
    await as('client').send('POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'When?' })
    const { comments } = await as('manager').ok('GET', `/projects/${id}/comments`, projectCommentList)
    expect(comments.map(({ author }) => author?.affiliation)).toEqual([COMPANY])
    const { notifications } = await as('manager').ok('GET', '/notifications', notificationList)
    const named = notifications.filter(
      ({ payload }) => payload.projectId === id || payload.threadId !== undefined,
    )
    expect(named.length).toBeGreaterThan(1)
    for (const { payload } of named) expect(payload).toMatchObject({ affiliation: COMPANY })
  })

  it('without a company has an empty affiliation, never that of staff', async () => {
    await api.database.owner`update public.profiles set company_id = null where id = ${PEOPLE.client}`
    const { contact } = await as('manager').ok('GET', `/apps/chat/chats/${PEOPLE.client}`, chatResponse)
    expect(contact.affiliation).toBe('')
  })
})
