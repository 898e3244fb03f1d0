import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastProject } from '../../supabase/functions/_shared/contract/mail.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, startMailApi } from './support/mail.ts'
import { demoCallers } from './support/projects.ts'

let mail: MailApi
let projectId: string
let other: string
beforeAll(async () => {
  mail = await startMailApi()
  const { client } = demoCallers(mail.api)
  projectId = (await client.file()).id
  other = (await client.file()).id
})
afterAll(() => mail.api.close())

const projectWith = async (as: MailPeople, person: MailPeople) =>
  (await mail.read(as, 'GET', `/mail/people/${MAIL_ACCOUNTS[person]}/project`, lastProject)).projectId

describe('GET /mail/people/:id/project (R-787)', () => {
  it('is the project of the newest conversation with the person that has one', async () => {
    expect(await projectWith('manager', 'client')).toBeNull()
    await mail.send('client', ['manager'], { projectId: other })
    const { thread } = await mail.send('manager', ['client'], { projectId })
    await mail.send('manager', ['client'], { projectId: null })
    expect(await projectWith('manager', 'client')).toBe(projectId)
    expect(await projectWith('client', 'manager')).toBe(projectId)
    await mail.act('manager', { action: 'trash', threadIds: [thread.threadId] })
    expect(await projectWith('manager', 'client')).toBe(other)
  })

  it('knows only conversations of the caller', async () => {
    expect(await projectWith('auth', 'client')).toBeNull()
    expect(await projectWith('rival', 'client')).toBeNull()
    expect(await projectWith('manager', 'nobody')).toBeNull()
  })

  it('is no withdrawn project', async () => {
    const { client } = demoCallers(mail.api)
    const { id, revision } = await client.file()
    await mail.send('client', ['manager'], { projectId: id })
    expect(await projectWith('manager', 'client')).toBe(id)
    await client.ok('POST', `/projects/${id}/withdraw`, projectResponse, { revision })
    expect(await projectWith('manager', 'client')).not.toBe(id)
  })

  it('hides a project that the caller can no longer read', async () => {
    await mail.send('manager', ['rival'], { projectId })
    expect(await projectWith('rival', 'manager')).toBeNull()
  })
})
