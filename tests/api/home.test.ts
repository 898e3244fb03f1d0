import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attentionResponse, homeResponse } from '../../supabase/functions/_shared/contract/home.ts'
import { needsYouList } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE } from './support/api.ts'
import { type MailApi, startMailApi } from './support/mail.ts'
import { createItem, makeEmptyManuscript } from './support/manuscripts.ts'
import { callerOf, dayFromToday } from './support/projects.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const home = (as: keyof typeof PEOPLE) => mail.read(as, 'GET', `/home?today=${dayFromToday()}`, homeResponse)
const attention = (as: keyof typeof PEOPLE) =>
  mail.read(as, 'GET', `/attention?today=${dayFromToday()}`, attentionResponse)

describe('GET /home', () => {
  it('lists the scenes the caller edited last, newest first, without the trash', async () => {
    const { api } = mail
    const id = await makeEmptyManuscript(api, 'auth')
    const scenes = []
    for (const title of ['One', 'Two', 'Three'])
      scenes.push(await createItem(api, 'auth', id, { type: 'scene', title }))
    const [first, second] = scenes
    await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${first?.id}`, {
      revision: first?.revision,
      title: 'One again',
    })
    await api.database
      .owner`update public.manuscript_items set in_trash = true where id = ${second?.id ?? ''}`
    const { scenes: shown } = await home('auth')
    expect(shown?.slice(0, 2).map(({ title }) => title)).toEqual(['One again', 'Three'])
    expect(shown?.map((scene) => scene.id)).not.toContain(second?.id)
    await api.database.owner`update public.manuscripts set deleted_at = now() where id = ${id}`
    expect((await home('auth')).scenes?.map(({ manuscriptId }) => manuscriptId)).not.toContain(id)
    await api.database.owner`update public.manuscripts set deleted_at = null where id = ${id}`
  })

  it('offers scenes of the last manuscript to a person who has edited none', async () => {
    const { owner } = mail.api.database
    await owner`update public.manuscript_items set edited_by = null`
    const { scenes } = await home('auth')
    expect(scenes?.length).toBeGreaterThan(0)
    expect(new Set(scenes?.map(({ manuscriptId }) => manuscriptId)).size).toBe(1)
  })

  it('shows unread conversations of the inbox only', async () => {
    const { thread } = await mail.send('manager', ['client'], { subject: 'Proofs' })
    expect((await home('client')).messages).toMatchObject({
      unread: 1,
      threads: [{ threadId: thread.threadId }],
    })
    await mail.act('client', { action: 'read', threadIds: [thread.threadId] })
    expect((await home('client')).messages).toEqual({ unread: 0, threads: [] })
  })

  it('shows the projects that need the caller in the order of their list', async () => {
    const { projects } = await home('manager')
    const needs = await mail.read(
      'manager',
      'GET',
      `/projects/needs-you?today=${dayFromToday()}`,
      needsYouList,
    )
    expect(projects).toEqual(needs)
    expect(projects?.total).toBeGreaterThan(0)
  })

  it('shows running imports of the caller only', async () => {
    const { owner } = mail.api.database
    await owner`insert into public.imports (owner_id, file_name, file_size, status, started) values
      (${PEOPLE.auth}, 'mine.zip', 5, 'processing', true), (${PEOPLE.auth}, 'done.zip', 5, 'completed', true),
      (${PEOPLE.admin}, 'theirs.zip', 5, 'processing', true)`
    expect((await home('auth')).imports?.map(({ fileName }) => fileName)).toEqual(['mine.zip'])
  })

  it('omits the parts a role has no permission for', async () => {
    const { owner } = mail.api.database
    await owner`delete from public.role_abilities where role = 'user' and subject in ('projects', 'manuscripts')`
    expect(await home('user')).toMatchObject({ scenes: null, projects: null, imports: null })
    await owner`delete from public.role_abilities where role = 'user' and subject = 'client'`
    expect((await home('user')).messages).toBeNull()
  })
})

describe('GET /attention', () => {
  it('counts projects that need the caller, and chat messages until they are seen', async () => {
    const before = await attention('manager')
    const needs = await mail.read(
      'manager',
      'GET',
      `/projects/needs-you?today=${dayFromToday()}`,
      needsYouList,
    )
    expect(before.projects).toBe(needs.total)
    const filed = await callerOf(mail.api, PEOPLE.client).file()
    const { owner } = mail.api.database
    const [manager] = await owner<
      { no: number }[]
    >`select no from public.profiles where id = ${PEOPLE.manager}`
    await mail.call('client', 'POST', `/apps/chat/chats/${manager?.no}`, {
      id: crypto.randomUUID(),
      message: 'Hello',
    })
    const after = await attention('manager')
    expect(after).toMatchObject({ projects: before.projects + 1, chat: before.chat + 1 })
    await callerOf(mail.api, PEOPLE.client).send('POST', `/projects/${filed.id}/withdraw`, { revision: 1 })
    const [client] = await owner<{ no: number }[]>`select no from public.profiles where id = ${PEOPLE.client}`
    await mail.call('manager', 'GET', `/apps/chat/chats/${client?.no}`)
    expect(await attention('manager')).toMatchObject({ projects: before.projects, chat: 0 })
  })
})
