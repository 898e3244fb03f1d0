import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectMessageList } from '../../supabase/functions/_shared/contract/project-messages.ts'
import { MAIL_ACCOUNTS, type MailPeople } from './support/mail.ts'
import { startTeamApi, type TeamApi } from './support/team-mail.ts'

let team: TeamApi
beforeAll(async () => {
  team = await startTeamApi()
})
beforeEach(() => team.clear())
afterAll(() => team.mail.api.close())

const listed = async (as: MailPeople) =>
  (await team.mail.read(as, 'GET', `/projects/${team.projectId}/messages`, projectMessageList)).messages

describe('GET /projects/:id/messages (R-868)', () => {
  it('lists messages to the team for its staff, and private ones for their people only', async () => {
    const { projectId } = team
    const { thread } = await team.ask('client', { subject: 'Signs', projectId, html: '<p>Blue or red?</p>' })
    await team.answer('manager', thread.threadId, ['client'])
    await team.mail.send('client', ['manager'], { subject: 'Between us', projectId })
    await team.mail.send('client', ['manager'], { subject: 'Elsewhere', projectId: null })
    const seen = await listed('manager')
    expect(seen.map(({ subject }) => subject)).toEqual(['Signs', 'Signs', 'Between us'])
    expect(seen[0]).toMatchObject({
      threadId: thread.threadId,
      text: 'Blue or red?',
      isCut: false,
      isMine: false,
      files: 0,
      recipients: [{ name: 'Clients', isTeam: true }],
      from: { uid: MAIL_ACCOUNTS.client },
    })
    expect(seen[1]).toMatchObject({
      isMine: true,
      from: { isTeam: true },
      author: { uid: MAIL_ACCOUNTS.manager },
    })
    await team.handledBy('user')
    expect((await listed('user')).map(({ subject }) => subject)).toEqual(['Signs', 'Signs'])
    expect((await listed('client')).map(({ subject }) => subject)).toEqual(['Signs', 'Signs', 'Between us'])
  })

  it('hides conversations in the trash, hidden recipients, and projects of others', async () => {
    const { projectId } = team
    const { thread } = await team.mail.send('client', ['manager'], {
      subject: 'Rebate',
      projectId,
      bcc: [MAIL_ACCOUNTS.user],
    })
    const recipients = async (as: MailPeople) =>
      (await listed(as)).find(({ subject }) => subject === 'Rebate')?.recipients.map(({ uid }) => uid)
    expect(await recipients('client')).toEqual([MAIL_ACCOUNTS.manager, MAIL_ACCOUNTS.user])
    expect(await recipients('manager')).toEqual([MAIL_ACCOUNTS.manager])
    await team.mail.act('manager', { action: 'trash', threadIds: [thread.threadId] })
    expect(await recipients('manager')).toBeUndefined()
    expect((await team.mail.call('rival', 'GET', `/projects/${projectId}/messages`)).status).toBe(404)
  })
})
