import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { conversationCan } from '../../supabase/functions/_shared/contract/conversation-actions.ts'
import {
  type EntryState,
  entryState,
  mailLabelResponse,
  type ThreadActionBody,
} from '../../supabase/functions/_shared/contract/mail.ts'
import { PEOPLE } from './support/api.ts'
import { MAIL_ACCOUNTS, type MailApi, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
let ids: string[]
let label: string
beforeAll(async () => {
  mail = await startMailApi()
  label = (await mail.read('manager', 'POST', '/mail/labels', mailLabelResponse, { name: 'Later' })).label.id
})
beforeEach(async () => {
  ids = []
  for (const subject of ['one', 'two', 'three']) {
    ids.push((await mail.send('client', ['manager'], { subject })).thread.threadId)
  }
})
afterAll(() => mail.api.close())

const put = (entries: readonly EntryState[]) =>
  mail.read('manager', 'PUT', '/mail/entries', z.object({ entries: z.array(entryState) }), { entries })
const stateOf = async (id: string) => {
  const { threadId, folder, isRead, unreadCount, isStarred, taskStatus, dueDate, labelIds } = (
    await mail.thread('manager', id)
  ).thread
  return { threadId, folder, isRead, unreadCount, isStarred, taskStatus, dueDate, labelIds }
}

type Action = ThreadActionBody extends infer A ? (A extends unknown ? Omit<A, 'threadIds'> : never) : never
const ACTIONS = (): [Action, Partial<EntryState>][] => [
  [{ action: 'archive' }, { folder: 'archive' }],
  [{ action: 'trash' }, { folder: 'trash' }],
  [{ action: 'spam' }, { folder: 'spam' }],
  [{ action: 'inbox' }, { folder: 'inbox' }],
  [{ action: 'read' }, { isRead: true, unreadCount: 0 }],
  [{ action: 'unread' }, { isRead: false, unreadCount: 1 }],
  [{ action: 'star' }, { isStarred: true }],
  [{ action: 'unstar' }, { isStarred: false }],
  [{ action: 'label', labelId: label }, { labelIds: [label] }],
  [{ action: 'unlabel', labelId: label }, { labelIds: [] }],
  [{ action: 'task-status', taskStatus: 'completed' }, { taskStatus: 'completed' }],
  [{ action: 'due-date', dueDate: '2097-01-02' }, { dueDate: '2097-01-02' }],
  [{ action: 'due-date', dueDate: null }, { dueDate: null }],
]

/** The rules: the possible actions on a conversation in each folder; a due date is for staff. */
const POSSIBLE = {
  inbox: ['archive', 'spam', 'trash'],
  archive: ['inbox', 'spam', 'trash'],
  spam: ['archive', 'inbox', 'trash'],
  trash: ['archive', 'inbox', 'spam', 'delete'],
  sent: ['archive', 'inbox', 'spam', 'trash'],
} as const
const ALL = ['archive', 'inbox', 'spam', 'trash', 'delete', 'due-date'] as const

it('the actions of a conversation are those of the rules, and the calls do the same, for every folder and role (R-107, R-118)', async () => {
  const { owner } = mail.api.database
  const [id = ''] = ids
  for (const as of ['manager', 'client'] as const)
    for (const folder of FOLDERS_OF_THREADS) {
      const can = conversationCan(folder, as === 'manager')
      const possible = ALL.filter((action) => can[action] === true)
      expect(possible, `${as} ${folder}`).toEqual([
        ...POSSIBLE[folder],
        ...(as === 'manager' ? ['due-date'] : []),
      ])
      for (const action of ALL) {
        await owner`update public.mailbox_entries set folder = ${folder}
          where thread_id = ${id} and user_id = ${PEOPLE[as]}`
        const { status, body } = await mail.call(as, 'POST', '/mail/actions', {
          action,
          threadIds: [id],
          ...(action === 'due-date' ? { dueDate: '2097-01-02' } : {}),
        })
        const [now] = await owner<{ folder: string }[]>`select folder from public.mailbox_entries
          where thread_id = ${id} and user_id = ${PEOPLE[as]}`
        const name = `${as} ${folder} ${action}`
        // A move to the folder of the conversation changes nothing and is not refused.
        const expected = can[action] === 'forbidden' ? 403 : can[action] === 'not_in_trash' ? 409 : 200
        expect(status, name).toBe(expected)
        if (status === 409) expect(body, name).toMatchObject({ error: { code: can[action] } })
        if (action !== 'due-date') expect(now?.folder !== folder, name).toBe(can[action] === true)
      }
    }
})
const FOLDERS_OF_THREADS = ['inbox', 'archive', 'spam', 'trash', 'sent'] as const

describe('an action on threads (R-107)', () => {
  it('changes each thread, answers the states before and after, and is undone exactly', async () => {
    for (const [action, change] of ACTIONS()) {
      const were = await Promise.all(ids.map(stateOf))
      const { before, entries } = await mail.act('manager', { ...action, threadIds: ids } as ThreadActionBody)
      const byId = (list: EntryState[]) => ids.map((id) => list.find((each) => each.threadId === id))
      expect(byId(before), action.action).toEqual(were)
      expect(byId(entries), action.action).toEqual(were.map((was) => ({ ...was, ...change })))
      expect(await Promise.all(ids.map(stateOf))).toEqual(byId(entries))
      expect(byId((await put(before)).entries), action.action).toEqual(were)
      // Runs once more, so that the next action starts from another state.
      await mail.act('manager', { ...action, threadIds: ids } as ThreadActionBody)
    }
  })

  it('skips threads that are deleted or not the caller’s, and is refused when none is left', async () => {
    const theirs = (await mail.send('client', ['user'])).thread.threadId
    const { entries } = await mail.act('manager', {
      action: 'star',
      threadIds: [theirs, ids[0] as string, randomUUID()],
    })
    expect(entries.map(({ threadId }) => threadId)).toEqual([ids[0]])
    const refused = (threadId: string) =>
      mail.call('manager', 'POST', '/mail/actions', { action: 'star', threadIds: [threadId] })
    const [real, none] = await Promise.all([refused(theirs), refused(randomUUID())])
    expect(refusal(real)).toEqual({ status: 404, code: 'not_found' })
    expect(real.text).toBe(none.text)
    expect((await mail.thread('user', theirs)).thread.isStarred).toBe(false)
  })

  it.each([
    [{ action: 'explode' }],
    [{ action: 'label' }],
    [{ action: 'task-status', taskStatus: 'done' }],
    [{ action: 'due-date', dueDate: 'tomorrow' }],
    [{ action: 'read', threadIds: Array(501).fill(MAIL_ACCOUNTS.nobody) }],
    [{ action: 'read', threadIds: ['x'] }],
    [{ action: 'read', threadIds: null }],
  ])('is refused as %j', async (body) => {
    expect(
      refusal(await mail.call('manager', 'POST', '/mail/actions', { threadIds: ids, ...body })),
    ).toMatchObject({
      status: 422,
      code: 'invalid',
    })
  })

  it('refuses another person’s label like an unknown one', async () => {
    const { label: theirs } = await mail.read('user', 'POST', '/mail/labels', mailLabelResponse, {
      name: 'Mine',
    })
    const tried = (labelId: string) =>
      mail.call('manager', 'POST', '/mail/actions', { action: 'label', labelId, threadIds: ids })
    expect((await tried(theirs.id)).text).toBe((await tried(randomUUID())).text)
    expect(refusal(await tried(theirs.id))).toEqual({
      status: 422,
      code: 'invalid',
      fields: { labelId: 'no_label' },
    })
    const [was] = await Promise.all(ids.slice(0, 1).map(stateOf))
    const { entries } = await put([{ ...(was as EntryState), labelIds: [theirs.id, label, randomUUID()] }])
    expect(entries[0]?.labelIds).toEqual([label])
  })
})

describe('marking as unread', () => {
  it('restores the former count, which rises with new messages', async () => {
    const id = ids[0] as string
    await mail.reply('client', id, ['manager'])
    const unread = async () => (await mail.thread('manager', id)).thread.unreadCount
    expect(await unread()).toBe(2)
    const { before } = await mail.act('manager', { action: 'read', threadIds: [id] })
    expect(await unread()).toBe(0)
    expect((await put(before)).entries[0]?.unreadCount).toBe(2)
    expect(await unread()).toBe(2)
    expect((await mail.thread('manager', id)).messages.map(({ state }) => state)).toEqual([
      'unread',
      'unread',
    ])
    await mail.act('manager', { action: 'read', threadIds: [id] })
    await mail.reply('client', id, ['manager'])
    expect(await unread()).toBe(1)
    expect((await mail.thread('manager', id)).messages.map(({ state }) => state)).toEqual([
      'read',
      'read',
      'unread',
    ])
  })

  it('applies to threads with only sent messages, and changes the counts', async () => {
    const { thread } = await mail.send('auth', ['user'])
    await mail.act('auth', { action: 'unread', threadIds: [thread.threadId] })
    expect((await mail.thread('auth', thread.threadId)).thread).toMatchObject({
      isRead: false,
      unreadCount: 1,
      receipt: 'sent',
    })
    await mail.act('auth', { action: 'inbox', threadIds: [thread.threadId] })
    expect((await mail.counts('auth')).inbox).toBe(1)
  })
})

describe('deleting forever', () => {
  it('is refused with the reason when one thread is outside the trash, and then deletes none (R-118)', async () => {
    const [trashed = '', ...others] = ids
    await mail.act('manager', { action: 'trash', threadIds: [trashed] })
    for (const threadIds of [others, ids]) {
      const answer = await mail.call('manager', 'POST', '/mail/actions', { action: 'delete', threadIds })
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({
        error: { code: 'not_in_trash', message: 'This is not in the trash.' },
      })
    }
    for (const id of ids) expect((await mail.thread('manager', id)).messages).toHaveLength(1)
  })

  it('removes a thread for the caller only', async () => {
    const id = ids[0] as string
    const { before } = await mail.act('manager', { action: 'trash', threadIds: [id] })
    expect((await mail.thread('manager', id)).messages[0]?.state).toBe('deleted')
    expect((await mail.act('manager', { action: 'delete', threadIds: [id] })).entries).toEqual([])
    expect(refusal(await mail.call('manager', 'GET', `/mail/threads/${id}`)).status).toBe(404)
    expect(refusal(await mail.call('manager', 'PUT', '/mail/entries', { entries: before })).status).toBe(404)
    for (const folder of ['inbox', 'trash', 'all', 'spam', 'archive']) {
      expect(
        (await mail.threads('manager', `folder=${folder}`)).threads.map(({ threadId }) => threadId),
      ).not.toContain(id)
    }
    expect((await mail.thread('client', id)).messages).toHaveLength(1)
  })

  it('ends with a new message, without the deleted ones', async () => {
    const id = ids[0] as string
    await mail.act('manager', { action: 'star', threadIds: [id] })
    await mail.act('manager', { action: 'label', labelId: label, threadIds: [id] })
    await mail.act('manager', { action: 'trash', threadIds: [id] })
    await mail.act('manager', { action: 'delete', threadIds: [id] })
    await mail.reply('client', id, ['manager'], { html: 'again' })
    const { thread, messages } = await mail.thread('manager', id)
    expect(messages.map(({ text }) => text)).toEqual(['again'])
    expect(thread).toMatchObject({
      folder: 'inbox',
      isStarred: false,
      labelIds: [],
      messageCount: 1,
      unreadCount: 1,
    })
  })
})

it('notifies the other tabs of the caller', async () => {
  await mail.hints('manager')
  await mail.hints('client')
  await mail.act('manager', { action: 'star', threadIds: [ids[0] as string] })
  expect(await mail.hints('manager')).toEqual([{ event: 'mail', payload: { threadId: ids[0] } }])
  expect(await mail.hints('client')).toEqual([])
})
