import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAsCaller } from '../../supabase/functions/_shared/db/as-caller.ts'
import { ReplyRefused, writeReply } from '../../supabase/functions/_shared/mail/write-reply.ts'
import { MAIL_ACCOUNTS, type MailPeople } from './support/mail.ts'
import { startTeamApi, TEAM, type TeamApi } from './support/team-mail.ts'

let team: TeamApi
beforeAll(async () => {
  team = await startTeamApi()
})
beforeEach(() => team.clear())
afterAll(() => team.mail.api.close())

describe('an answer in the name of a team (R-875)', () => {
  it('is from the team with its author, and assigns the conversation to the author', async () => {
    const { thread } = await team.ask('client')
    const sent = await team.answer('user', thread.threadId, ['client'])
    expect(sent.thread.team?.assignee?.uid).toBe(MAIL_ACCOUNTS.user)
    const { messages } = await team.mail.thread('client', thread.threadId)
    expect(messages[1]).toMatchObject({
      from: { uid: TEAM, name: 'Clients', isTeam: true },
      author: { uid: MAIL_ACCOUNTS.user },
      state: 'unread',
      isMine: false,
    })
    expect((await team.mail.threads('client')).threads[0]).toMatchObject({
      threadId: thread.threadId,
      people: [{ name: 'Clients' }],
    })
    expect(
      (await team.mail.threads('user', 'folder=all')).threads.map(({ threadId }) => threadId),
    ).not.toContain(thread.threadId)
    await team.answer('manager', thread.threadId, ['client'])
    expect((await team.mail.thread('user', thread.threadId)).thread.team?.assignee?.uid).toBe(
      MAIL_ACCOUNTS.user,
    )
    expect(await team.notified(thread.threadId)).toContain('client message_received')
  })

  // As the worker reads rows, whose names differ from those of the owner's connection.
  const answerByMail = (as: MailPeople, threadId: string, text: string) =>
    createAsCaller(team.mail.api.database.connect('api'))(
      { sub: MAIL_ACCOUNTS[as], role: 'authenticated', aal: 'aal1' },
      (tx) => writeReply(tx, { id: randomUUID(), threadId, text }),
    )

  it('is in the conversation when the client answers by mail', async () => {
    const { thread } = await team.ask('client')
    await team.answer('user', thread.threadId, ['client'])
    await answerByMail('client', thread.threadId, 'By mail')
    const { messages } = await team.mail.thread('manager', thread.threadId)
    expect(messages.at(-1)).toMatchObject({ text: 'By mail', recipients: [{ uid: TEAM }] })
    const { owner } = team
    const [last] = await owner<{ holders: string[] }[]>`
      select holders from public.messages where thread_id = ${thread.threadId} order by seq desc limit 1`
    expect(last?.holders).toEqual([MAIL_ACCOUNTS.client])
  })

  it('is given by mail to the client, after a message of the client and after that of a colleague (R-687)', async () => {
    const { thread } = await team.ask('client', {}, ['colleague'])
    for (const as of ['user', 'manager'] as const) {
      await answerByMail(as, thread.threadId, `From ${as}`)
      const { messages } = await team.mail.thread('client', thread.threadId)
      expect(messages.at(-1)).toMatchObject({
        text: `From ${as}`,
        from: { uid: TEAM },
        author: { uid: MAIL_ACCOUNTS[as] },
        recipients: expect.arrayContaining([
          expect.objectContaining({ uid: MAIL_ACCOUNTS.client, kind: 'to' }),
        ]),
      })
    }
    expect(await team.notified(thread.threadId)).toContain('client message_received')
  })

  it('has an address for those who may read the conversation, and no other', async () => {
    const { thread } = await team.ask('client', { projectId: team.projectId })
    const { owner } = team
    const readAddress = async (as: MailPeople) => {
      const [row] = await owner<{ local: string | null; thread: string | null; uid: string | null }[]>`
        select a.local, r.thread_id as thread, r.user_id as uid
          from (select private.reply_address(${MAIL_ACCOUNTS[as]}, ${thread.threadId}) as local) a
          left join lateral private.read_mail_address(a.local || '@in.test') r on true`
      return row
    }
    expect(await readAddress('manager')).toMatchObject({
      thread: thread.threadId,
      uid: MAIL_ACCOUNTS.manager,
    })
    expect((await readAddress('manager'))?.local?.length).toBeLessThanOrEqual(64)
    expect((await readAddress('user'))?.local).toBeNull()
    await team.handledBy('user')
    const address = await readAddress('user')
    expect(address).toMatchObject({ thread: thread.threadId, uid: MAIL_ACCOUNTS.user })
    await team.clear()
    await expect(answerByMail('user', thread.threadId, 'Too late')).rejects.toThrow(ReplyRefused)
  })

  it('of staff who began the conversation themselves is from them', async () => {
    const { thread } = await team.ask('user', {}, ['client'])
    const { message } = await team.answer('user', thread.threadId, ['client'])
    expect(message).toMatchObject({ from: { uid: MAIL_ACCOUNTS.user }, author: null })
  })
})
