import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putEntriesResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
let id: string
beforeAll(async () => {
  mail = await startMailApi()
})
beforeEach(async () => {
  id = (await mail.send('client', ['manager', 'user'], { dueDate: '2096-12-01' })).thread.threadId
})
afterAll(() => mail.api.close())

const state = async (as: MailPeople) => {
  const { taskStatus, dueDate } = (await mail.thread(as, id)).thread
  return [taskStatus, dueDate]
}
const listed = async (as: MailPeople, query: string) =>
  (await mail.threads(as, query)).threads.map(({ threadId }) => threadId)
const setStatus = (as: MailPeople, taskStatus: 'new' | 'in_process' | 'completed') =>
  mail.act(as, { action: 'task-status', threadIds: [id], taskStatus })
const setDueDate = (as: MailPeople, dueDate: string | null) =>
  mail.act(as, { action: 'due-date', threadIds: [id], dueDate })

describe('the task status of a thread (R-106)', () => {
  it('is shared by all staff, in the thread and in lists; a customer has a separate one', async () => {
    await setStatus('manager', 'in_process')
    await setStatus('client', 'completed')
    expect(await Promise.all((['manager', 'user', 'client'] as const).map(state))).toEqual([
      ['in_process', '2096-12-01'],
      ['in_process', '2096-12-01'],
      ['completed', '2096-12-01'],
    ])
    expect(await listed('user', 'folder=inbox&taskStatus=in_process')).toContain(id)
    expect(await listed('client', 'folder=sent&taskStatus=completed')).toContain(id)
    expect(await listed('client', 'folder=sent&taskStatus=in_process')).not.toContain(id)
  })

  it('is shown to a staff member who joins later, and after they deleted the thread', async () => {
    await setStatus('manager', 'in_process')
    await mail.reply('manager', id, ['client', 'admin'])
    expect(await state('admin')).toEqual(['in_process', '2096-12-01'])
    await mail.act('user', { action: 'trash', threadIds: [id] })
    await mail.act('user', { action: 'delete', threadIds: [id] })
    await mail.reply('manager', id, ['client', 'user'])
    expect(await state('user')).toEqual(['in_process', '2096-12-01'])
  })

  it('becomes new when a customer writes to a completed thread, not when staff do', async () => {
    await setStatus('manager', 'completed')
    await mail.reply('user', id, ['client'])
    expect((await state('manager'))[0]).toBe('completed')
    await mail.reply('client', id, ['manager'])
    expect(await Promise.all((['manager', 'user'] as const).map(state))).toEqual([
      ['new', '2096-12-01'],
      ['new', '2096-12-01'],
    ])
    await setStatus('manager', 'in_process')
    await mail.reply('client', id, ['manager'])
    expect((await state('user'))[0]).toBe('in_process')
  })

  it('of staff is shown to a person who becomes staff', async () => {
    const { owner } = mail.api.database
    await setStatus('manager', 'in_process')
    await owner`update private.user_roles set role = 'user' where user_id = ${MAIL_ACCOUNTS.client}`
    expect((await state('client'))[0]).toBe('in_process')
    await owner`update private.user_roles set role = 'client' where user_id = ${MAIL_ACCOUNTS.client}`
  })
})

describe('the due date of a thread', () => {
  it('is shared by everyone and counted for everyone', async () => {
    const before = (await mail.counts('client', '2096-12-24')).dueToday
    await setDueDate('manager', '2096-12-24')
    expect(
      await Promise.all((['manager', 'user', 'client'] as const).map(async (as) => (await state(as))[1])),
    ).toEqual(['2096-12-24', '2096-12-24', '2096-12-24'])
    expect((await mail.counts('client', '2096-12-24')).dueToday).toBe(before + 1)
  })

  it('cannot be changed by a customer, by action or undo', async () => {
    expect(
      refusal(
        await mail.call('client', 'POST', '/mail/actions', {
          action: 'due-date',
          threadIds: [id],
          dueDate: '2096-12-24',
        }),
      ),
    ).toEqual({ status: 403, code: 'forbidden' })
    expect(
      refusal(
        await mail.call('client', 'PUT', '/mail/entries', {
          entries: [{ threadId: id, dueDate: '2096-12-24' }],
        }),
      ),
    ).toEqual({ status: 403, code: 'forbidden' })
    expect((await state('manager'))[1]).toBe('2096-12-01')
  })

  it('cannot be a past day', async () => {
    expect(
      refusal(
        await mail.call('manager', 'POST', '/mail/actions', {
          action: 'due-date',
          threadIds: [id],
          dueDate: '2020-01-02',
        }),
      ),
    ).toEqual({ status: 422, code: 'invalid', fields: { dueDate: 'due_date_past' } })
  })
})

describe('undo', () => {
  const put = (as: MailPeople, entry: Record<string, unknown>) =>
    mail.read(as, 'PUT', '/mail/entries', putEntriesResponse, { entries: [{ threadId: id, ...entry }] })

  it('restores the named properties and keeps what a colleague has changed since', async () => {
    const { before } = await mail.act('manager', { action: 'archive', threadIds: [id] })
    await setStatus('user', 'in_process')
    await setDueDate('user', '2096-12-24')
    const { entries } = await put('manager', { folder: before[0]?.folder })
    expect(entries[0]).toMatchObject({ folder: 'inbox', taskStatus: 'in_process', dueDate: '2096-12-24' })
  })

  it('restores the shared state for all staff', async () => {
    await setStatus('manager', 'completed')
    await setDueDate('manager', null)
    await put('manager', { taskStatus: 'new', dueDate: '2096-12-01' })
    expect(await state('user')).toEqual(['new', '2096-12-01'])
  })
})

it('a change of the shared state notifies the others in the thread once', async () => {
  await Promise.all((['manager', 'user', 'client'] as const).map(mail.hints))
  await setStatus('manager', 'in_process')
  const hint = [{ event: 'mail', payload: { threadId: id } }]
  expect(await Promise.all((['manager', 'user', 'client'] as const).map(mail.hints))).toEqual([
    hint,
    hint,
    hint,
  ])
})

it('concurrent changes and messages of two staff members do not deadlock', async () => {
  const others = (await mail.send('client', ['manager', 'user'])).thread.threadId
  const both = [id, others]
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => {
      const as = n % 2 === 0 ? 'manager' : 'user'
      const threadIds = n % 2 === 0 ? both : both.toReversed()
      return [
        mail.act(as, { action: 'task-status', threadIds, taskStatus: n % 3 === 0 ? 'completed' : 'new' }),
        mail.act(as, { action: 'archive', threadIds }),
        mail.reply('client', threadIds[0] as string, ['manager', 'user']),
      ]
    }).flat(),
  )
  expect(answers).toHaveLength(18)
})
