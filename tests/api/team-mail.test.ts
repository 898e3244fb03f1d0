import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correspondentList } from '../../supabase/functions/_shared/contract/people.ts'
import { asRole } from '../support/database.ts'
import { MAIL_ACCOUNTS, refusal } from './support/mail.ts'
import { startTeamApi, TEAM, type TeamApi } from './support/team-mail.ts'

let team: TeamApi
beforeAll(async () => {
  team = await startTeamApi()
})
beforeEach(() => team.clear())
afterAll(() => team.mail.api.close())

describe('a message to a team (R-871)', () => {
  it('is offered to clients and staff as a recipient, and only where teams are asked for', async () => {
    for (const as of ['client', 'rival', 'user'] as const) {
      const { people } = await team.mail.read(as, 'GET', '/people?teams=true&q=clie', correspondentList)
      expect(people[0]).toMatchObject({ uid: TEAM, name: 'Clients', isTeam: true })
      const one = await team.mail.read(as, 'GET', `/people?ids=${TEAM}`, correspondentList)
      expect(one.people.map(({ uid }) => uid)).toEqual([TEAM])
    }
    const { people } = await team.mail.read('client', 'GET', '/people?q=', correspondentList)
    expect(people.map(({ uid }) => uid)).not.toContain(TEAM)
  })

  it('reaches all staff without an entry in the mailbox of one of them', async () => {
    const { thread, message } = await team.ask('client')
    expect(thread).toMatchObject({ folder: 'sent', team: { id: TEAM, name: 'Clients', assignee: null } })
    expect(message.recipients).toMatchObject([{ uid: TEAM, name: 'Clients', kind: 'to', isTeam: true }])
    for (const as of ['admin', 'manager', 'user'] as const) {
      expect(await team.listed(as, 'unassigned')).toContain(thread.threadId)
      const opened = await team.mail.thread(as, thread.threadId)
      expect(opened.thread).toMatchObject({
        folder: 'team',
        isRead: false,
        unreadCount: 1,
        people: [{ name: 'Tom Hale' }],
      })
      expect(opened.messages.map(({ text }) => text)).toEqual([message.text])
      expect((await team.mail.threads(as)).threads).toEqual([])
    }
  })

  it('with people in copy gives them an entry as well', async () => {
    const { thread } = await team.ask('client', {}, ['colleague', 'user'])
    expect((await team.mail.threads('colleague')).threads[0]?.threadId).toBe(thread.threadId)
    expect((await team.mail.thread('user', thread.threadId)).thread.folder).toBe('inbox')
    expect((await team.mail.thread('manager', thread.threadId)).thread.folder).toBe('team')
    await team.mail.act('user', { action: 'trash', threadIds: [thread.threadId] })
    await team.mail.act('user', { action: 'delete', threadIds: [thread.threadId] })
    expect((await team.mail.thread('user', thread.threadId)).thread.folder).toBe('team')
  })

  it('in copy has the conversation as well', async () => {
    const { thread, message } = await team.mail.send('client', ['user'], { cc: [TEAM] })
    expect(message.recipients.map(({ uid }) => uid).sort()).toEqual([MAIL_ACCOUNTS.user, TEAM].sort())
    expect(await team.listed('manager', 'unassigned')).toContain(thread.threadId)
  })

  it('does not open a conversation that people have already', async () => {
    const { thread } = await team.mail.send('client', ['manager'])
    const added = await team.mail.call('client', 'POST', '/mail/messages', {
      id: randomUUID(),
      threadId: thread.threadId,
      to: [TEAM],
      html: '<p>x</p>',
    })
    expect(refusal(added)).toEqual({ status: 422, code: 'invalid', fields: { to: 'recipients' } })
    expect((await team.mail.call('user', 'GET', `/mail/threads/${thread.threadId}`)).status).toBe(404)
  })

  it('cannot be hidden', async () => {
    const hidden = await team.mail.call('client', 'POST', '/mail/messages', {
      id: randomUUID(),
      to: [MAIL_ACCOUNTS.manager],
      bcc: [TEAM],
      subject: 'x',
      projectId: null,
      dueDate: '2096-12-01',
      html: '<p>x</p>',
    })
    expect(refusal(hidden).fields).toEqual({ to: 'recipients' })
  })

  it('keeps its files for the team when the client deletes it forever', async () => {
    const fileId = randomUUID()
    const { owner } = team
    await owner`insert into storage.objects (bucket_id, name) values ('mail-files', ${`${MAIL_ACCOUNTS.client}/${fileId}`})`
    const { thread } = await team.ask('client', {
      attachments: [{ id: fileId, name: 'brief.pdf', size: 1, mime: '' }],
    })
    await team.mail.act('client', { action: 'trash', threadIds: [thread.threadId] })
    await team.mail.act('client', { action: 'delete', threadIds: [thread.threadId] })
    const { messages } = await team.mail.thread('user', thread.threadId)
    expect(messages[0]?.attachments.map(({ name }) => name)).toEqual(['brief.pdf'])
    const path = messages[0]?.attachments[0]?.path ?? ''
    const reads = (sub: string) =>
      asRole(owner, { sub }, (tx) => tx`select name from storage.objects where name = ${path}`)
    expect(await reads(MAIL_ACCOUNTS.user)).toHaveLength(1)
    expect(await reads(MAIL_ACCOUNTS.rival)).toHaveLength(0)
  })
})

describe('who reads a conversation of a team (R-872)', () => {
  it('are the staff who may read its request', async () => {
    const { thread } = await team.ask('client', { projectId: team.projectId })
    expect(await team.listed('manager', 'all')).toContain(thread.threadId)
    expect(await team.listed('user', 'all')).not.toContain(thread.threadId)
    expect((await team.mail.call('user', 'GET', `/mail/threads/${thread.threadId}`)).status).toBe(404)
    expect((await team.note('user', thread.threadId, 'x')).status).toBe(404)
    await team.handledBy('user')
    expect(await team.listed('user', 'all')).toContain(thread.threadId)
    expect((await team.mail.thread('user', thread.threadId)).messages).toHaveLength(1)
  })

  it('are no other clients, by no list, id, search, note or topic', async () => {
    const { thread } = await team.ask('client', { subject: 'Zanzibar', html: '<p>the secret zeppelin</p>' })
    await team.note('manager', thread.threadId, 'Zeppelin note')
    for (const as of ['rival', 'colleague'] as const) {
      for (const folder of ['team-all', 'team-unassigned', 'team-mine', 'all', 'inbox'])
        expect(
          (await team.mail.threads(as, `folder=${folder}`)).threads.map(({ subject }) => subject),
        ).not.toContain('Zanzibar')
      const id = thread.threadId
      expect((await team.mail.call(as, 'GET', `/mail/threads/${id}`)).status).toBe(404)
      expect((await team.mail.call(as, 'GET', `/mail/threads/${id}/notes`)).status).toBe(404)
      expect((await team.mail.call(as, 'GET', '/mail/search?q=zeppelin')).body).toEqual({
        results: [],
        total: 0,
      })
      expect((await team.change(as, id, { assigneeId: null })).status).toBe(404)
      expect((await team.note(as, id, 'x')).status).toBe(404)
      expect(await team.mail.counts(as)).toMatchObject({ teamUnassigned: 0, teamMine: 0 })
    }
  })

  it('may join the topic of the shared inbox, and clients may not', async () => {
    expect(await team.joins('user', 'teams')).toBe(true)
    expect(await team.joins('client', 'teams')).toBe(false)
  })

  it('join the presence channel of the conversation, with its client', async () => {
    const { thread } = await team.ask('client', { projectId: team.projectId })
    const room = `room:thread:${thread.threadId}`
    expect([await team.joins('manager', room), await team.joins('client', room)]).toEqual([true, true])
    expect([await team.joins('user', room), await team.joins('rival', room)]).toEqual([false, false])
  })
})

describe('an assignee who can no longer read a conversation (R-874)', () => {
  it.each([
    ['is deactivated', 'status', "update public.profiles set status = 'inactive' where id = $1"],
    ['leaves the staff', 'role', "update private.user_roles set role = 'client' where user_id = $1"],
  ])('returns the open conversations of an assignee who %s', async (_name, column, change) => {
    const { owner } = team
    const { thread: open } = await team.ask('client')
    const { thread: closed } = await team.ask('client')
    for (const { threadId } of [open, closed]) await team.assign('manager', threadId, 'user')
    const ids = { threadIds: [closed.threadId], taskStatus: 'completed' as const }
    await team.mail.act('manager', { action: 'task-status', ...ids })
    await owner.unsafe(change, [MAIL_ACCOUNTS.user])
    const assignees = await owner<{ id: string; of: string | null }[]>`
      select thread_id as id, assignee_id as of from public.team_conversations
       where thread_id in (${open.threadId}, ${closed.threadId})`
    if (column === 'status')
      await owner`update public.profiles set status = 'active' where id = ${MAIL_ACCOUNTS.user}`
    else await owner`update private.user_roles set role = 'user' where user_id = ${MAIL_ACCOUNTS.user}`
    expect(Object.fromEntries(assignees.map(({ id, of }) => [id, of]))).toEqual({
      [open.threadId]: null,
      [closed.threadId]: MAIL_ACCOUNTS.user,
    })
  })
})
