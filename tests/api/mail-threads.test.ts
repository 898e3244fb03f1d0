import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIL_ACCOUNTS, type MailApi, mailBody, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const subjects = async (as: keyof typeof MAIL_ACCOUNTS, query: string) =>
  (await mail.threads(as, query)).threads.map(({ subject }) => subject)

describe('the thread list', () => {
  let ids: string[]
  beforeAll(async () => {
    ids = []
    for (const subject of ['one', 'two', 'three', 'four', 'five']) {
      ids.push((await mail.send('client', ['manager'], { subject })).thread.threadId)
    }
    const [one, two, three, four] = ids as [string, string, string, string]
    await mail.act('manager', { action: 'archive', threadIds: [one] })
    await mail.act('manager', { action: 'trash', threadIds: [two] })
    await mail.act('manager', { action: 'spam', threadIds: [three] })
    await mail.act('manager', { action: 'star', threadIds: [one, two, three, four] })
    await mail.act('manager', { action: 'due-date', threadIds: [one, two, four], dueDate: '2096-12-24' })
    await mail.act('manager', { action: 'task-status', threadIds: [four], taskStatus: 'in_process' })
    await mail.act('manager', { action: 'read', threadIds: [four] })
    await mail.reply('manager', one, ['client'])
  })

  it.each([
    ['folder=inbox', ['five', 'four']],
    ['', ['five', 'four']],
    ['folder=no-such', ['five', 'four']],
    ['folder=archive', ['one']],
    ['folder=spam', ['three']],
    ['folder=trash', ['two']],
    ['folder=all', ['one', 'five', 'four']],
    ['folder=sent', ['one']],
    ['folder=starred', ['one', 'four', 'three']],
    ['folder=draft', []],
    ['folder=due-today&today=2096-12-24', ['one', 'four']],
    ['folder=due-today&today=2096-12-25', []],
    ['folder=due-today&today=yesterday', []],
    ['folder=inbox&taskStatus=in_process', ['four']],
    ['folder=inbox&taskStatus=new', ['five']],
    ['folder=inbox&unread=true', ['five']],
    ['folder=inbox&unread=false', ['four']],
  ])('in %j has %j', async (query, expected) => {
    expect(await subjects('manager', query)).toEqual(expected)
    expect((await mail.threads('manager', query)).total).toBe(expected.length)
  })

  it('is paged, newest first', async () => {
    const page = (n: number) =>
      mail.call('client', 'GET', `/mail/threads?folder=sent&itemsPerPage=2&page=${n}`)
    const titles = async (n: number) =>
      ((await page(n)).body as { threads: { subject: string }[] }).threads.map(({ subject }) => subject)
    expect([await titles(1), await titles(2), await titles(3), await titles(4)]).toEqual([
      ['one', 'five'],
      ['four', 'three'],
      ['two'],
      [],
    ])
    expect((await page(4)).body).toMatchObject({ total: 5 })
  })

  it('shows the state of the caller, not of another person', async () => {
    expect(await subjects('client', 'folder=starred')).toEqual([])
    expect(await subjects('client', 'folder=trash')).toEqual([])
    expect((await mail.threads('client', 'folder=sent')).total).toBe(5)
  })

  it('has counts beside its folders', async () => {
    expect(await mail.counts('manager', '2096-12-24')).toEqual({
      inbox: 1,
      dueToday: 2,
      draft: 0,
      spam: 1,
      starred: 3,
      labels: {},
      teamMine: 0,
      teamUnassigned: 0,
    })
    expect(await mail.counts('client', '2096-12-24')).toMatchObject({ inbox: 1, dueToday: 3 })
  })
})

describe('a thread', () => {
  it('answers a person outside it like a thread that does not exist', async () => {
    const { thread } = await mail.send('client', ['manager'])
    for (const as of ['admin', 'user', 'colleague', 'rival'] as const) {
      const real = await mail.call(as, 'GET', `/mail/threads/${thread.threadId}`)
      expect(refusal(real)).toEqual({ status: 404, code: 'not_found' })
      expect(real.text).toBe((await mail.call(as, 'GET', `/mail/threads/${MAIL_ACCOUNTS.nobody}`)).text)
      const reply = (threadId: string) =>
        mail.call(as, 'POST', '/mail/messages', mailBody(['manager'], { threadId }))
      expect((await reply(thread.threadId)).text).toBe((await reply(MAIL_ACCOUNTS.nobody)).text)
    }
  })

  it('moves from archive and trash to the inbox with a new message, and stays in spam', async () => {
    const started = await Promise.all(
      ['archive', 'spam', 'trash'].map((subject) => mail.send('client', ['user'], { subject })),
    )
    for (const { thread } of started) {
      const action = thread.subject as 'archive' | 'spam' | 'trash'
      await mail.act('user', { action, threadIds: [thread.threadId] })
      await mail.reply('client', thread.threadId, ['user'])
    }
    const folders = await Promise.all(
      started.map(async ({ thread }) => (await mail.thread('user', thread.threadId)).thread.folder),
    )
    expect(folders).toEqual(['inbox', 'spam', 'inbox'])
  })

  it('moves to the inbox of a person who replies from the trash', async () => {
    const { threadId } = (await mail.send('client', ['user'])).thread
    await mail.act('user', { action: 'trash', threadIds: [threadId] })
    const { thread } = await mail.reply('user', threadId, ['client'])
    expect(thread).toMatchObject({ folder: 'inbox', isRead: true })
  })

  it('shows an added person only messages addressed to them', async () => {
    const { thread } = await mail.send('client', ['manager'], { html: '<p>Between us.</p>' })
    const { threadId } = thread
    await mail.reply('manager', threadId, ['client', 'auth'], { html: '<p>Now with Léa.</p>' })
    await mail.reply('client', threadId, ['manager'], { html: '<p>Without her again.</p>' })
    const seen = await mail.thread('auth', threadId)
    expect(seen.messages.map(({ seq, text }) => [seq, text])).toEqual([[2, 'Now with Léa.']])
    expect(seen.thread).toMatchObject({ messageCount: 1, snippet: 'Now with Léa.' })
    expect(JSON.stringify(seen)).not.toMatch(/Between us|Without her/)
    expect((await mail.thread('manager', threadId)).messages).toHaveLength(3)
  })

  it('may be answered to its visible people, even those the caller could not write to first', async () => {
    const { owner } = mail.api.database
    const { thread } = await mail.send('manager', ['client', 'user'])
    await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.user}`
    await mail.reply('client', thread.threadId, ['manager', 'user'])
    expect((await mail.call('client', 'POST', '/mail/messages', mailBody(['user']))).status).toBe(422)
    await owner`update public.profiles set status = 'active' where id = ${MAIL_ACCOUNTS.user}`
  })

  it('is read in windows: the newest messages, those before, and those after without a gap', async () => {
    const { thread, message } = await mail.send('manager', ['user'], { subject: 'Long' })
    const { owner } = mail.api.database
    await owner`insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders)
      select gen_random_uuid(), thread_id, 1 + n, sender_id, subject, html, text, holders
        from public.messages cross join generate_series(1, 449) n where id = ${message.id}`
    const window = async (query: string) => {
      const { messages, hasEarlier } = await mail.thread('user', thread.threadId, query)
      return [messages[0]?.seq, messages.at(-1)?.seq, messages.length, hasEarlier]
    }
    expect(await window('')).toEqual([251, 450, 200, true])
    expect(await window('?before=251')).toEqual([51, 250, 200, true])
    expect(await window('?before=51')).toEqual([1, 50, 50, false])
    expect(await window('?after=100')).toEqual([101, 300, 200, false])
    expect(await window('?after=300')).toEqual([301, 450, 150, false])
    expect(await window('?after=450')).toEqual([undefined, undefined, 0, false])
    expect(await window('?after=x&before=-1')).toEqual([251, 450, 200, true])
  })
})
