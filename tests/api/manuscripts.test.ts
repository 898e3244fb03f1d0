import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { itemList } from '../../supabase/functions/_shared/contract/items.ts'
import {
  manuscriptDetail,
  manuscriptList,
  manuscriptResponse,
} from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, doc, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.manuscripts`
})
afterAll(() => api.close())

const get = (as: Parameters<TestApi['ok']>[0], id: string) =>
  api.ok(as, 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse }).then((answer) => answer.manuscript)

describe('POST /manuscripts', () => {
  it.each([
    ['blank', 'en', ['Chapter 1', 'Scene 1']],
    [
      'novel',
      'fr-CA',
      [
        'Chapitre 1',
        'Scène 1',
        'Chapitre 2',
        'Scène 1',
        'Chapitre 3',
        'Scène 1',
        'Personnages',
        'Lieux',
        'Recherches',
      ],
    ],
    ['translation', 'fr', ['Chapitre 1', 'Passage 1', 'Texte source', 'Glossaire', 'Questions à l’auteur']],
  ])('creates the %s structure in the language of the manuscript (%s)', async (start, language, titles) => {
    const body = { title: '  Harbour  ', start, language, author: 'L. F.', target: 90_000 }
    const { manuscript } = await api.ok('auth', 'POST', '/manuscripts', {
      status: 201,
      schema: manuscriptResponse,
      body,
    })
    expect(manuscript).toMatchObject({
      title: 'Harbour',
      author: 'L. F.',
      target: 90_000,
      language,
      access: 'owner',
      ownerName: 'Léa Fontaine',
      revision: 1,
    })
    expect(manuscript.statuses.length > 0).toBe(start !== 'blank')
    const { items } = await api.ok('auth', 'GET', `/manuscripts/${manuscript.id}/items`, { schema: itemList })
    expect(items.map((item) => item.title)).toEqual(titles)
  })

  it.each([
    [{ title: ' ' }, { title: 'required' }],
    [{}, { title: expect.any(String) }],
    [{ title: 'x'.repeat(301) }, { title: 'too_long' }],
    [{ title: 'x', language: 'English' }, { language: 'invalid_value' }],
    [{ title: 'x', target: -1 }, { target: expect.any(String) }],
    [{ title: 'x', start: 'poem' }, { start: expect.any(String) }],
  ])('refuses %j with a message at the field', async (body, fields) => {
    expect(await api.refused('auth', 'POST', '/manuscripts', body)).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
  })

  it('is refused to a role without the ability to create', async () => {
    const { owner } = api.database
    await owner`update private.user_roles set role = 'subscriber' where user_id = ${PEOPLE.user}`
    expect(await api.refused('user', 'POST', '/manuscripts', { title: 'x' })).toEqual({
      status: 403,
      code: 'forbidden',
    })
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.user}`
  })
})

describe('GET and PATCH /manuscripts/:id', () => {
  it('counts items outside the trash and words of compiled chapters and scenes', async () => {
    const { id } = await createManuscript(api, 'auth')
    await createItem(api, 'auth', id, { content: doc('one two three') })
    await createItem(api, 'auth', id, { content: doc('four'), includeInCompile: false })
    await createItem(api, 'auth', id, { type: 'research', content: doc('five six') })
    const gone = await createItem(api, 'auth', id, { content: doc('seven') })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${gone.id}/trash`)
    expect(await get('auth', id)).toMatchObject({ itemCount: 5, wordCount: 3 })
  })

  it('answers 404 to others, and all manuscripts to an admin only', async () => {
    const { id } = await createManuscript(api, 'auth')
    for (const as of ['manager', 'user', 'client'] as const) {
      expect(await api.refused(as, 'GET', `/manuscripts/${id}`)).toEqual(
        await api.refused(as, 'GET', `/manuscripts/${UNKNOWN_ID}`),
      )
    }
    expect((await get('admin', id)).access).toBe('admin')
  })

  it('a change names its revision, and a stale one is refused with the present state', async () => {
    const { id } = await createManuscript(api, 'auth', 'First')
    const path = `/manuscripts/${id}`
    const body = { revision: 1, title: 'Second', target: 100 }
    const { manuscript } = await api.ok('auth', 'PATCH', path, { schema: manuscriptResponse, body })
    expect(manuscript).toMatchObject({ title: 'Second', target: 100, revision: 2 })
    const late = await api.send('auth', 'PATCH', path, { revision: 1, title: 'Third' })
    expect(late.status).toBe(409)
    const conflict = z.object({
      error: z.object({ code: z.literal('conflict') }),
      manuscript: manuscriptDetail,
    })
    expect(conflict.parse(late.body).manuscript.title).toBe('Second')
    const cleared = await api.ok('auth', 'PATCH', path, {
      schema: manuscriptResponse,
      body: { revision: 2, target: null },
    })
    expect(cleared.manuscript).toMatchObject({ title: 'Second', target: null })
  })

  it('one of two concurrent changes succeeds', async () => {
    const { id } = await createManuscript(api, 'auth')
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => api.send('auth', 'PATCH', `/manuscripts/${id}`, { revision: 1, title })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })

  it('a viewer reads, and an editor writes but does not delete', async () => {
    const { id } = await createManuscript(api, 'auth')
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    await shareManuscript(api, 'auth', id, 'user', 'editor')
    expect((await get('client', id)).access).toBe('viewer')
    expect((await get('user', id)).access).toBe('editor')
    expect(
      await api.refused('client', 'PATCH', `/manuscripts/${id}`, { revision: 1, title: 'x' }),
    ).toMatchObject({ status: 403 })
    expect((await api.send('user', 'PATCH', `/manuscripts/${id}`, { revision: 1, title: 'x' })).status).toBe(
      200,
    )
    for (const as of ['client', 'user'] as const) {
      expect(await api.refused(as, 'DELETE', `/manuscripts/${id}`)).toMatchObject({ status: 403 })
    }
  })
})

describe('the trash', () => {
  it('takes a manuscript, restores it, and erases it with its files', async () => {
    const { id } = await createManuscript(api, 'auth')
    await api.database
      .owner`insert into public.raw_files (manuscript_id, path, name, object_path) values (${id}, 'a.pdf', 'a.pdf', ${`${id}/x/a.pdf`})`
    expect(await api.refused('auth', 'DELETE', `/manuscripts/${id}?forever=true`)).toEqual({
      status: 409,
      code: 'not_in_trash',
    })
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    expect((await get('auth', id)).deletedAt).not.toBeNull()
    const trash = await api.ok('auth', 'GET', '/manuscripts?view=trash', { schema: manuscriptList })
    expect(trash.manuscripts.map((manuscript) => manuscript.id)).toEqual([id])

    const back = await api.ok('auth', 'POST', `/manuscripts/${id}/restore`, { schema: manuscriptResponse })
    expect(back.manuscript.deletedAt).toBeNull()
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    await api.done('auth', 'DELETE', `/manuscripts/${id}?forever=true`)
    expect(api.removed).toContain(`${id}/x/a.pdf`)
    expect(await api.refused('auth', 'GET', `/manuscripts/${id}`)).toMatchObject({ status: 404 })
  })

  it('keeps a manuscript whose files could not be erased', async () => {
    const broken = await startTestApi({
      storage: fakeStorage({ remove: async () => Promise.reject(new Error('Storage answered 500')) }),
    })
    const { id } = await createManuscript(broken, 'auth')
    await broken.database
      .owner`insert into public.raw_files (manuscript_id, path, name, object_path) values (${id}, 'a', 'a', ${`${id}/x/a`})`
    await broken.done('auth', 'DELETE', `/manuscripts/${id}`)
    expect(await broken.refused('auth', 'DELETE', `/manuscripts/${id}?forever=true`)).toMatchObject({
      status: 503,
    })
    expect((await broken.send('auth', 'GET', `/manuscripts/${id}`)).status).toBe(200)
    await broken.close()
  })

  it('hides its content from guests, and refuses writes', async () => {
    const { id } = await createManuscript(api, 'auth')
    await shareManuscript(api, 'auth', id, 'user', 'editor')
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    expect(await api.refused('user', 'GET', `/manuscripts/${id}`)).toMatchObject({ status: 404 })
    expect(await api.refused('user', 'GET', `/manuscripts/${id}/items`)).toMatchObject({ status: 404 })
    const lists = await Promise.all(
      ['active', 'trash'].map((view) =>
        api.ok('user', 'GET', `/manuscripts?view=${view}`, { schema: manuscriptList }),
      ),
    )
    expect(lists.flatMap((list) => list.manuscripts.map((manuscript) => manuscript.id))).not.toContain(id)
    expect(await api.refused('auth', 'PATCH', `/manuscripts/${id}`, { revision: 1, title: 'x' })).toEqual({
      status: 409,
      code: 'in_trash',
    })
    expect(await api.refused('auth', 'POST', `/manuscripts/${id}/items`, { type: 'scene' })).toEqual({
      status: 409,
      code: 'in_trash',
    })
  })
})
