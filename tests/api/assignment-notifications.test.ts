import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Notification,
  notificationList,
} from '../../supabase/functions/_shared/contract/notifications.ts'
import { bulkResponse } from '../../supabase/functions/_shared/contract/project-bulk.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { createAsService } from '../../supabase/functions/_shared/db/as-service.ts'
import type { OutgoingMail } from '../../supabase/functions/_shared/mail/smtp.ts'
import { sendDueMails } from '../../supabase/functions/send-mails/send-due-mails.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { demoCallers } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from public.projects`
  await owner`delete from public.notifications`
  await owner`delete from private.mail_outbox`
  await owner`update public.profile_details set settings = '{}'`
})
afterAll(() => api.close())

type Seen = { id: string; revision: number }
/** Files requests with these titles, and forgets what that sent. */
async function file(...titles: string[]): Promise<Seen[]> {
  const made: Seen[] = []
  for (const title of titles) made.push(await people.client.file({ title }))
  await api.database.owner`delete from public.notifications`
  await api.database.owner`delete from private.mail_outbox`
  return made
}
const assign = async (projects: Seen[], uids: string[], by = people.manager) => {
  const body = { projects: projects.map(({ id, revision }) => ({ id, revision, uids })) }
  const { changed, refused } = await by.ok('PUT', '/projects/assignees', bulkResponse, body)
  expect(refused).toEqual([])
  return changed
}
const notices = async (): Promise<Notification['payload'][]> =>
  (await people.user.ok('GET', '/notifications', notificationList)).notifications.map(
    ({ payload }) => payload,
  )
const idsOf = (projects: Seen[]) => projects.map(({ id }) => id).sort()
const noticeOf = (projects: Seen[]) => ({ actor: 'Marc Delorme', projectIds: idsOf(projects) })
const inOrder = (payloads: Notification['payload'][]) =>
  payloads.map((each) => (each.projectIds ? { ...each, projectIds: [...each.projectIds].sort() } : each))

/** Sends all mails that wait, and returns their subjects and links. */
async function mails() {
  const { database } = api
  const sent: OutgoingMail[] = []
  await database.owner`update private.mail_outbox set due_at = now()`
  await sendDueMails({
    asService: createAsService(database.connect('worker')),
    transport: { send: async (mail) => void sent.push(mail) },
    appUrl: 'https://app.test',
    log: () => undefined,
  })
  return sent
}
const subjects = async () => (await mails()).map(({ subject }) => subject)

describe('R-986: requests that are assigned at once', () => {
  it('are one notification and one mail for each person', async () => {
    const projects = await file('One', 'Two', 'Three')
    await api.database.owner`delete from realtime.messages`
    await assign(projects, [PEOPLE.user, PEOPLE.auth])
    expect(inOrder(await notices())).toEqual([noticeOf(projects)])
    expect(
      await api.database.owner`
      select from realtime.messages where event = 'notification' and topic = ${`user:${PEOPLE.user}`}`,
    ).toHaveLength(1)
    const sent = await mails()
    expect(sent.map(({ to }) => to).sort()).toEqual(['auth@demo.com', 'user@demo.com'])
    for (const mail of sent) {
      expect(mail.subject).toBe('Marc Delorme assigned 3 requests to you')
      expect(mail.text).toContain('https://app.test/build/apps/projects/list?assignee=me')
    }
  })

  it('are named when it is one, and each when they are assigned one after the other', async () => {
    const [one, two] = await file('One', 'Two')
    for (const { id, revision } of [one, two] as [Seen, Seen])
      await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, {
        revision,
        uids: [PEOPLE.user],
      })
    expect((await notices()).map(({ projectId, title }) => [projectId, title])).toEqual([
      [two?.id, 'Two'],
      [one?.id, 'One'],
    ])
    expect((await subjects()).sort()).toEqual([
      'Marc Delorme assigned “One” to you',
      'Marc Delorme assigned “Two” to you',
    ])
  })

  it('are one mail also where the bell does not show them, and none where the person wants none', async () => {
    await people.user.send('PATCH', '/account', { notifications: { project_assigned: false } })
    await assign(await file('One', 'Two'), [PEOPLE.user])
    expect(await notices()).toEqual([])
    expect(await subjects()).toEqual(['Marc Delorme assigned 2 requests to you'])
    await people.user.send('PATCH', '/account', { mail: { turn: 'never' } })
    await assign(await file('Three', 'Four'), [PEOPLE.user])
    expect(await subjects()).toEqual([])
  })

  it('R-957: are listed in the mail with link and due date, those due first', async () => {
    const [one, two, three] = (await file('One', 'Two', 'Three')) as [Seen, Seen, Seen]
    await assign([one, two, three], [PEOPLE.user])
    await api.database
      .owner`update public.projects set due_date = '2030-01-02', latest_completion_date = '2030-02-01'
      where id in (${one.id}, ${two.id})`
    await api.database
      .owner`update public.projects set due_date = '2030-01-01', latest_completion_date = '2030-02-01'
      where id = ${three.id}`
    const [mail] = await mails()
    const places = [three, one, two].map(({ id }) => mail?.text.indexOf(`/projects/view/${id}`) ?? -1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(mail?.text).toMatch(/#\d+ Three\nDue January 1, 2030\nhttps/)
  })

  it('R-957: are the ten due first in the mail, and the others are counted with the link to all', async () => {
    const projects = await file(...Array.from({ length: 12 }, (_, n) => `Part ${n}`))
    await assign(projects, [PEOPLE.user])
    const last = projects.at(-1)?.id ?? ''
    await api.database.owner`update public.projects set latest_completion_date = '2030-02-01',
      due_date = case when id = ${last} then '2030-01-01'::date else '2030-01-02' end`
    const [mail] = await mails()
    const listed = mail?.text.match(/\/projects\/view\/\S+/g)
    expect(listed).toHaveLength(10)
    expect(listed?.[0]).toBe(`/projects/view/${last}`)
    expect(mail?.text).toContain('And 2 more.\nhttps://app.test/build/apps/projects/list?assignee=me')
  })

  it('R-957: are neither listed nor counted where mails contain nothing beside the sender', async () => {
    const { owner } = api.database
    await owner`insert into public.companies (id, name, mail_content)
      values ('c0000000-0000-4000-8000-0000000000f1', 'Silent', 'nothing')`
    await owner`update public.profiles set company_id = 'c0000000-0000-4000-8000-0000000000f1' where id = ${PEOPLE.user}`
    await assign(await file('One', 'Two'), [PEOPLE.user])
    const [mail] = await mails()
    await owner`update public.profiles set company_id = null where id = ${PEOPLE.user}`
    expect(mail?.subject).toBe('News from Marc Delorme')
    expect(mail?.text).not.toMatch(/One|Due|projects\/view/)
  })

  it('are one event of the daily mail', async () => {
    await people.user.send('PATCH', '/account', { mail: { turn: 'daily' } })
    await assign(await file('One', 'Two'), [PEOPLE.user])
    const [mail] = await mails()
    expect(mail?.subject).toBe('One event since yesterday')
    expect(mail?.text).toContain('Marc Delorme assigned 2 requests to you')
  })

  it('do not join an earlier notification, nor notify the person who assigns', async () => {
    const [one, two, three, four] = (await file('One', 'Two', 'Three', 'Four')) as [Seen, Seen, Seen, Seen]
    await assign([one, two], [PEOPLE.user, PEOPLE.manager])
    await assign([three, four], [PEOPLE.user])
    expect(inOrder(await notices())).toEqual([noticeOf([three, four]), noticeOf([one, two])])
    expect(
      await api.database.owner`select from public.notifications where user_id = ${PEOPLE.manager}`,
    ).toHaveLength(0)
  })
})

describe('R-987: an assignment that is taken back', () => {
  it('leaves the unread notification and the mail that waits, and the last one deletes them', async () => {
    const changed = await assign(await file('One', 'Two', 'Three'), [PEOPLE.user])
    const [first, ...rest] = changed as [Seen, Seen, Seen]
    await api.database.owner`delete from realtime.messages`
    await assign([first], [])
    expect(await api.database.owner`select from realtime.messages where event = 'notification'`).toHaveLength(
      1,
    )
    expect(inOrder(await notices())).toEqual([noticeOf(rest)])
    const [second, third] = rest as [Seen, Seen]
    await assign([second], [])
    const [notice] = await notices()
    expect(notice).toMatchObject({ projectId: third.id, actor: 'Marc Delorme' })
    expect(notice?.title).toMatch(/^(One|Two|Three)$/)
    expect(notice).not.toHaveProperty('projectIds')
    expect(await api.database.owner`select payload ->> 'projectId' as id from private.mail_outbox`).toEqual([
      { id: third.id },
    ])
    await assign([third], [])
    expect(await notices()).toEqual([])
    expect(await subjects()).toEqual([])
  })

  it('of all of them at once leaves nothing, also where the bell does not show them', async () => {
    for (const isShown of [true, false]) {
      await people.user.send('PATCH', '/account', { notifications: { project_assigned: isShown } })
      await assign(await assign(await file('One', 'Two'), [PEOPLE.user]), [])
      expect(await notices()).toEqual([])
      expect(await subjects()).toEqual([])
    }
  })

  it('changes no notification that was read, and none of another person or kind', async () => {
    const { owner } = api.database
    const projects = await file('One', 'Two')
    const changed = await assign(projects, [PEOPLE.user, PEOPLE.auth])
    await owner`update public.notifications set read_at = now() where user_id = ${PEOPLE.user}`
    await owner`insert into public.notifications (user_id, kind, payload)
      values (${PEOPLE.user}, 'project_comment', ${owner.json({ projectId: changed[0]?.id ?? '' })})`
    await assign(changed, [PEOPLE.auth])
    expect(inOrder(await notices())).toEqual([{ projectId: changed[0]?.id }, noticeOf(projects)])
    const others = await owner`select from public.notifications
      where user_id = ${PEOPLE.auth} and jsonb_array_length(payload -> 'projectIds') = 2`
    expect(others).toHaveLength(1)
  })

  it('and made again within a minute notifies those again only who had not read of it', async () => {
    const { owner } = api.database
    const projects = await assign(await file('One', 'Two'), [PEOPLE.user, PEOPLE.auth])
    await owner`update public.notifications set read_at = now() where user_id = ${PEOPLE.user}`
    const unread = async () => {
      const rows = await owner<{ uid: string }[]>`
        select user_id as uid from public.notifications where kind = 'project_assigned' and read_at is null`
      return rows.map(({ uid }) => uid).sort()
    }
    const replaced = await assign(projects, [PEOPLE.admin])
    expect(await unread()).toEqual([PEOPLE.admin])
    const undone = await assign(replaced, [PEOPLE.user, PEOPLE.auth])
    expect(await unread()).toEqual([PEOPLE.auth])
    // An assignment that another colleague makes again is not the undo of its removal, and is notified.
    const byAnother = await assign(await assign(undone, []), [PEOPLE.user], people.admin)
    expect(await unread()).toEqual([PEOPLE.user])
    await owner`update public.notifications set read_at = now() where user_id = ${PEOPLE.user}`
    const removed = await assign(byAnother, [])
    // The history cannot be changed otherwise.
    await api.database.connect('supabaseAdmin', { max: 1 }).begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update public.project_events set at = at - interval '2 minutes'`
    })
    await assign(removed, [PEOPLE.user])
    expect(await unread()).toEqual([PEOPLE.user])
  })

  it('with its deleted request leaves the notification too', async () => {
    const [one, two, three] = (await file('One', 'Two', 'Three')) as [Seen, Seen, Seen]
    await assign([one, two, three], [PEOPLE.user])
    await api.database.owner`delete from public.projects where id = ${one.id}`
    expect(inOrder(await notices())).toEqual([noticeOf([two, three])])
    await api.database.owner`delete from public.projects`
    expect(await notices()).toEqual([])
  })
})
