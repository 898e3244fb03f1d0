import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailSearch } from '../../supabase/functions/_shared/contract/mail.ts'
import { teamNoteResponse } from '../../supabase/functions/_shared/contract/team-mail.ts'
import { MAIL_ACCOUNTS, type MailPeople, refusal } from './support/mail.ts'
import { startTeamApi, TEAM, type TeamApi } from './support/team-mail.ts'

let team: TeamApi
beforeAll(async () => {
  team = await startTeamApi()
})
beforeEach(() => team.clear())
afterAll(() => team.mail.api.close())

describe('the shared inbox (R-873, R-874)', () => {
  it('lists unassigned, own and all conversations, and counts them', async () => {
    const { thread } = await team.ask('client')
    const before = await team.mail.counts('manager')
    expect(before.teamUnassigned).toBeGreaterThan(0)
    await team.assign('user', thread.threadId, 'manager')
    expect(await team.listed('manager', 'unassigned')).not.toContain(thread.threadId)
    expect(await team.listed('manager', 'mine')).toContain(thread.threadId)
    expect(await team.listed('user', 'mine')).not.toContain(thread.threadId)
    expect(await team.listed('user', 'all')).toContain(thread.threadId)
    expect(await team.mail.counts('manager')).toMatchObject({
      teamUnassigned: before.teamUnassigned - 1,
      teamMine: before.teamMine + 1,
    })
    await team.mail.act('manager', { action: 'read', threadIds: [thread.threadId] })
    expect((await team.mail.counts('manager')).teamMine).toBe(before.teamMine)
    expect(await team.notified(thread.threadId)).toContain('manager message_assigned')
    await team.assign('user', thread.threadId, 'user')
    expect(await team.notified(thread.threadId)).not.toContain('user message_assigned')
    await team.assign('user', thread.threadId, 'manager')
    await team.mail.act('manager', {
      action: 'task-status',
      threadIds: [thread.threadId],
      taskStatus: 'completed',
    })
    expect(await team.listed('manager', 'mine')).not.toContain(thread.threadId)
    expect(await team.listed('manager', 'all')).toContain(thread.threadId)
    await team.change('manager', thread.threadId, { assigneeId: null })
    expect((await team.mail.counts('manager')).teamUnassigned).toBe(before.teamUnassigned - 1)
    await team.assign('user', thread.threadId, 'manager')
    await team.mail.reply('client', thread.threadId, [], { to: [TEAM] })
    expect(await team.listed('manager', 'mine')).toContain(thread.threadId)
  })

  it('is read by each member of staff alone, and the client gets a receipt', async () => {
    const { thread } = await team.ask('client')
    const ids = [thread.threadId]
    const receiptOf = async () => (await team.mail.thread('client', thread.threadId)).messages[0]?.state
    expect(await receiptOf()).toBe('sent')
    const { entries } = await team.mail.act('user', { action: 'read', threadIds: ids })
    expect(entries).toMatchObject([{ folder: 'team', isRead: true, unreadCount: 0 }])
    expect((await team.mail.thread('manager', thread.threadId)).thread.isRead).toBe(false)
    expect(await receiptOf()).toBe('read')
    expect((await team.mail.hints('client')).map(({ event }) => event)).toContain('receipt')
    await team.mail.act('user', { action: 'unread', threadIds: ids })
    expect((await team.mail.thread('user', thread.threadId)).thread).toMatchObject({
      isRead: false,
      unreadCount: 1,
    })
  })

  it('has no folder, star or label of a person', async () => {
    const { thread } = await team.ask('client')
    for (const action of ['archive', 'star', 'trash', 'spam'] as const) {
      const { entries } = await team.mail.act('user', { action, threadIds: [thread.threadId] })
      expect(entries).toMatchObject([{ folder: 'team', isStarred: false }])
    }
    const labelId = '00000000-0000-4000-8000-00000000a004'
    const labelled = await team.mail.act('user', { action: 'label', threadIds: [thread.threadId], labelId })
    expect(labelled.entries).toMatchObject([{ labelIds: [] }])
  })

  it('refuses an assignee who may not read the conversation', async () => {
    const { thread } = await team.ask('client', { projectId: team.projectId })
    for (const person of ['user', 'client', 'nobody'] as const)
      expect(
        refusal(await team.change('manager', thread.threadId, { assigneeId: MAIL_ACCOUNTS[person] })).fields,
      ).toEqual({ assigneeId: 'no_reader' })
  })

  it('returns the conversations of an assignee who can no longer read them to the unassigned ones', async () => {
    await team.handledBy('user')
    const { thread } = await team.ask('client', { projectId: team.projectId })
    await team.assign('manager', thread.threadId, 'user')
    await team.owner`
      delete from public.project_assignees where project_id = ${team.projectId} and user_id = ${MAIL_ACCOUNTS.user}`
    expect(await team.listed('manager', 'unassigned')).toContain(thread.threadId)
  })

  it('hides a snoozed conversation until its date, which clients do not see (R-878, R-872)', async () => {
    const { thread } = await team.ask('client')
    const { threadId } = thread
    await team.assign('manager', threadId, 'manager')
    const { teamMine } = await team.mail.counts('manager')
    await team.change('manager', threadId, { snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() })
    expect((await team.mail.counts('manager')).teamMine).toBe(teamMine - 1)
    expect((await team.mail.thread('client', threadId)).thread.team).toMatchObject({
      assignee: null,
      snoozedUntil: null,
    })
    await team.owner`
      update public.team_conversations set snoozed_until = now() - interval '1 second' where thread_id = ${threadId}`
    expect(await team.listed('manager', 'mine')).toContain(threadId)
    expect((await team.mail.thread('manager', threadId)).thread.team?.snoozedUntil).toBeNull()
    await team.change('manager', threadId, { snoozedUntil: 'answer' })
    expect(await team.listed('manager', 'mine')).not.toContain(threadId)
    // Staff end the snooze, which keeps the assignee, and then the assignment.
    await team.change('user', threadId, { snoozedUntil: null })
    expect(await team.listed('manager', 'mine')).toContain(threadId)
    await team.change('user', threadId, { assigneeId: null })
    expect(await team.listed('user', 'unassigned')).toContain(threadId)
  })

  it('hides a snoozed conversation until the client answers (R-878)', async () => {
    const { thread } = await team.ask('client')
    const until = new Date(Date.now() + 86_400_000).toISOString()
    await team.assign('manager', thread.threadId, 'manager')
    expect((await team.change('manager', thread.threadId, { snoozedUntil: until })).body).toMatchObject({
      thread: { team: { snoozedUntil: until, assignee: { uid: MAIL_ACCOUNTS.manager } } },
    })
    expect(await team.listed('manager', 'mine')).not.toContain(thread.threadId)
    expect(await team.listed('manager', 'all')).toContain(thread.threadId)
    await team.answer('manager', thread.threadId, ['client'])
    expect(await team.listed('manager', 'mine')).not.toContain(thread.threadId)
    await team.mail.reply('client', thread.threadId, [], { to: [TEAM] })
    expect(await team.listed('manager', 'mine')).toContain(thread.threadId)
    expect((await team.change('manager', thread.threadId, { snoozedUntil: 'answer' })).body).toMatchObject({
      thread: { team: { snoozedUntil: 'answer' } },
    })
    expect(await team.listed('manager', 'mine')).not.toContain(thread.threadId)
    await team.mail.reply('client', thread.threadId, [], { to: [TEAM] })
    expect(await team.listed('manager', 'mine')).toContain(thread.threadId)
    const tooLate = new Date(Date.now() + 400 * 86_400_000).toISOString()
    expect(refusal(await team.change('manager', thread.threadId, { snoozedUntil: tooLate })).fields).toEqual({
      snoozedUntil: 'send_time',
    })
  })
})

describe('who is told of a message to a team (R-876)', () => {
  const inbox = async (threadId: string) =>
    (await team.notified(threadId)).filter((line) => line.endsWith('message_received'))

  it('is the assignee, else the staff who handle the request, else all who may read it', async () => {
    const { thread } = await team.ask('client', { projectId: team.projectId })
    const all = await inbox(thread.threadId)
    expect(all).toEqual(expect.arrayContaining(['admin message_received', 'manager message_received']))
    expect(all).not.toContain('user message_received')
    await team.handledBy('user')
    const handled = await team.ask('client', { projectId: team.projectId })
    expect(await inbox(handled.thread.threadId)).toEqual(['user message_received'])
    await team.assign('manager', handled.thread.threadId, 'manager')
    await team.owner`delete from public.notifications`
    await team.mail.reply('client', handled.thread.threadId, [], { to: [TEAM] })
    expect(await inbox(handled.thread.threadId)).toEqual(['manager message_received'])
  })

  it('is the open shared inbox by a hint with ids only', async () => {
    const { thread } = await team.ask('client', { subject: 'Told' })
    const hints = await team.hints(thread.threadId)
    expect(hints.map(({ payload }) => Object.keys(payload).sort())).toEqual([['seq', 'threadId']])
  })
})

describe('an internal note (R-877)', () => {
  it('is read by staff of the conversation, with its author, and once for each id', async () => {
    const { thread } = await team.ask('client')
    const id = randomUUID()
    const first = await team.note('user', thread.threadId, 'Ask accounting first', id)
    expect(teamNoteResponse.parse(first.body).note).toMatchObject({
      body: 'Ask accounting first',
      isMine: true,
    })
    await team.note('user', thread.threadId, 'Ask accounting first', id)
    expect((await team.note('manager', thread.threadId, 'Other', id)).status).toBe(404)
    const read = await team.notes('manager', thread.threadId)
    expect(read).toMatchObject([{ author: { uid: MAIL_ACCOUNTS.user }, isMine: false }])
    expect((await team.mail.call('manager', 'DELETE', `/mail/notes/${id}`)).status).toBe(404)
    const hints = (await team.hints(thread.threadId)).length
    expect((await team.mail.call('user', 'DELETE', `/mail/notes/${id}`)).status).toBe(204)
    expect(await team.hints(thread.threadId)).toHaveLength(hints + 1)
    expect(await team.notes('manager', thread.threadId)).toEqual([])
  })

  it('reaches its client by no response, notification, mail, hint or search', async () => {
    const { thread } = await team.ask('client', { html: '<p>plain</p>' })
    await team.answer('user', thread.threadId, ['client'])
    await team.mail.hints('client')
    const { owner } = team
    const before = await owner`select id from private.mail_outbox`
    await team.note('user', thread.threadId, 'Aardvark rebate')
    expect((await team.mail.call('client', 'GET', `/mail/threads/${thread.threadId}/notes`)).status).toBe(404)
    for (const path of [
      `/mail/threads/${thread.threadId}`,
      '/mail/threads?folder=all',
      '/mail/search?q=aardvark',
      '/apps/email?filter=all&q=aardvark',
      '/notifications',
      '/search?q=aardvark',
    ])
      expect((await team.mail.call('client', 'GET', path)).text.replace(/"query":"[^"]*"/, '')).not.toMatch(
        /aardvark/i,
      )
    expect(await team.mail.hints('client')).toEqual([])
    expect(await owner`select id from private.mail_outbox`).toHaveLength(before.length)
    expect((await team.hints(thread.threadId)).map(({ payload }) => payload)).not.toContainEqual(
      expect.objectContaining({ body: expect.anything() }),
    )
  })
})

describe('GET /mail/search in the shared inbox (R-869)', () => {
  const found = async (as: MailPeople, q: string) =>
    (await team.mail.read(as, 'GET', `/mail/search?q=${encodeURIComponent(q)}`, mailSearch)).results.map(
      ({ thread }) => thread.threadId,
    )

  it('finds for staff the conversations that they may read, by word and number of the request', async () => {
    const { projectId, owner } = team
    const { thread: general } = await team.ask('client', { subject: 'Kittiwake', html: '<p>Is it open?</p>' })
    const { thread: about } = await team.ask('client', { subject: 'Kittiwakes, again', projectId })
    await team.note('manager', general.threadId, 'Gannet costs half')
    const [row] = await owner<{ no: number }[]>`select no from public.projects where id = ${projectId}`
    expect((await found('manager', 'kittiwake')).sort()).toEqual([general.threadId, about.threadId].sort())
    expect(await found('manager', `#${row?.no}`)).toContain(about.threadId)
    // Not assigned to the request, and without the right to all.
    expect(await found('user', 'kittiwake')).toEqual([general.threadId])
    expect(await found('user', `#${row?.no}`)).not.toContain(about.threadId)
    expect(await found('rival', 'kittiwake')).toEqual([])
    expect((await found('client', 'kittiwake')).length).toBe(2)
    expect(await found('manager', 'gannet')).toEqual([])
  })

  it('finds a conversation of the team once for staff who have it in their own mailbox too', async () => {
    const { thread } = await team.ask('client', { subject: 'Razorbill' }, ['manager'])
    expect(await found('manager', 'razorbill')).toEqual([thread.threadId])
  })
})
