import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import { type ItemType, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import {
  type Output,
  outputChanges,
  outputList,
  outputResponse,
} from '../../supabase/functions/_shared/contract/outputs.ts'
import { type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, doc, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let manuscript: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  manuscript = (await createManuscript(api, 'auth')).id
  path = `/manuscripts/${manuscript}/outputs`
})
afterAll(() => api.close())

const bodyOf = (name: string) =>
  ({ name, preset: 'manuscript', format: 'docx', choices: presetChoices('manuscript', 'en') }) as const
const create = async (name: string, more: Record<string, unknown> = {}) => {
  const body = { ...bodyOf(name), ...more }
  return (await api.ok('auth', 'POST', path, { status: 201, schema: outputResponse, body })).output
}
const change = async (id: string, body: Record<string, unknown>, as: Person = 'auth') =>
  (await api.ok(as, 'PATCH', `${path}/${id}`, { schema: outputResponse, body })).output
const list = async (as: Person = 'auth') => (await api.ok(as, 'GET', path, { schema: outputList })).outputs
const find = async (id: string): Promise<Output | undefined> => (await list()).find((one) => one.id === id)
const changes = async (id: string) =>
  (await api.ok('auth', 'GET', `${path}/${id}/changes`, { schema: outputChanges })).itemIds

describe('/manuscripts/:id/outputs (R-880)', () => {
  it('keep their own choices, and are listed by name', async () => {
    const proof = await create('Proof', { preset: 'proof', choices: presetChoices('proof', 'en') })
    const agent = await create('For the agent')
    expect((await list()).map(({ name }) => name)).toEqual(['For the agent', 'Proof'])
    expect(await find(proof.id)).toMatchObject({ preset: 'proof', replaced: [], exportedAt: null })
    expect((await find(agent.id))?.choices).toEqual(presetChoices('manuscript', 'en'))
  })

  it('PATCH changes the given choices only, so that two people lose nothing', async () => {
    const { id } = await create('Both')
    await Promise.all([
      change(id, { choices: { separator: '~', matter: { dedication: 'For Mara' } } }),
      change(id, { name: 'Renamed', choices: { header: 'none', matter: { copyright: '© 2026' } } }),
    ])
    const { choices, ...output } = (await find(id)) as Output
    expect(output).toMatchObject({ name: 'Renamed', format: 'docx' })
    expect(choices).toMatchObject({ separator: '~', header: 'none', chapterTitles: 'number-and-title' })
    expect(choices.matter).toMatchObject({ dedication: 'For Mara', copyright: '© 2026', end: 'END' })
  })

  it('PATCH stores another preset and format', async () => {
    const { id } = await create('Draft')
    await change(id, { preset: 'ebook', format: 'epub' })
    expect(await find(id)).toMatchObject({ name: 'Draft', preset: 'ebook', format: 'epub' })
  })

  it('refuse choices that are none, and other input that is not valid', async () => {
    const { id } = await create('Strict')
    for (const body of [
      { choices: { page: 'a3' } },
      { format: 'scriv' },
      { preset: 'poster' },
      { name: ' ' },
      { exportedMsAgo: -1 },
    ])
      expect(await api.refused('auth', 'PATCH', `${path}/${id}`, body)).toMatchObject({ status: 422 })
    expect(await api.refused('auth', 'PATCH', `${path}/${UNKNOWN_ID}`, {})).toMatchObject({ status: 404 })
  })

  it('a repeated POST creates nothing twice; a deleted output comes back as it was', async () => {
    const made = await create('Once')
    const { id } = await change(made.id, { exportedMsAgo: 0 })
    await create('Other name', { id })
    const before = await find(id)
    expect(before?.name).toBe('Once')
    await api.done('auth', 'DELETE', `${path}/${id}`)
    expect(await find(id)).toBeUndefined()
    await create('Once', { id, exportedAt: before?.exportedAt })
    expect(await find(id)).toMatchObject({ name: 'Once', exportedAt: before?.exportedAt })
    expect(await api.refused('auth', 'DELETE', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 })
  })

  it('name the stored choices that this version cannot read, and use those of the preset (R-882)', async () => {
    const { id } = await create('Old')
    await api.database.owner`
      update public.manuscript_outputs set format = 'azw3',
          choices = choices - 'quotes' || '{"page": "octavo", "drm": true}' || jsonb_build_object('matter', '[]'::jsonb)
       where id = ${id}`
    const old = (await find(id)) as Output
    expect(old.choices).toEqual(presetChoices('manuscript', 'en'))
    expect(old.format).toBe('docx')
    expect(old.replaced).toEqual(expect.arrayContaining(['format', 'page', 'quotes', 'drm', 'copyright']))
    expect((await change(id, { choices: { page: 'a5' } })).replaced).toEqual([])
  })

  it('are read by those who read the manuscript and changed by those who edit it (R-881)', async () => {
    const { id } = await create('Shared')
    await shareManuscript(api, 'auth', manuscript, 'manager', 'viewer')
    expect((await list('manager')).map((one) => one.id)).toContain(id)
    for (const [method, at, body] of [
      ['POST', path, bodyOf('Mine')],
      ['PATCH', `${path}/${id}`, { exportedMsAgo: 0 }],
      ['DELETE', `${path}/${id}`, undefined],
    ] as const)
      expect(await api.refused('manager', method, at, body)).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'GET', path)).toMatchObject({ status: 404 })
    expect(await api.refused('client', 'GET', `${path}/${id}/changes`)).toMatchObject({ status: 404 })
    const other = `/manuscripts/${(await createManuscript(api, 'auth')).id}/outputs`
    for (const method of ['PATCH', 'DELETE'])
      expect(await api.refused('auth', method, `${other}/${id}`, {})).toMatchObject({ status: 404 })
  })
})

describe('GET …/outputs/:outputId/changes (R-883)', () => {
  it('lists what the next export would write differently, not what the book does not show', async () => {
    const make = async (title: string, type: ItemType = 'scene') =>
      createItem(api, 'auth', manuscript, { title, type, content: doc('Before.') })
    const [text, title, flag, none, note, kind, gone] = await Promise.all([
      make('Text'),
      make('Title', 'chapter'),
      make('Flag'),
      make('None'),
      make('Note', 'note'),
      make('Kind'),
      make('Gone'),
    ])
    const notes = `/manuscripts/${manuscript}/items/${none.id}/comments`
    const footnote = { kind: 'footnote', body: 'First' }
    const { comment } = await api.ok('auth', 'POST', notes, {
      status: 201,
      schema: commentResponse,
      body: footnote,
    })
    const { comment: remark } = await api.ok('auth', 'POST', notes, {
      status: 201,
      schema: commentResponse,
      body: { body: 'When?' },
    })
    const { id } = await create('Watched')
    expect(await changes(id)).toEqual([])
    const goneAt = `/manuscripts/${manuscript}/items/${gone.id}`
    await api.send('auth', 'POST', `${goneAt}/trash`)
    await change(id, { exportedMsAgo: 0 })
    const patch = (item: { id: string; revision: number }, body: Record<string, unknown>) =>
      api.ok('auth', 'PATCH', `/manuscripts/${manuscript}/items/${item.id}`, {
        schema: savedItem,
        body: { revision: item.revision, ...body },
      })
    await patch(text, { content: doc('After.') })
    await patch(title, { title: 'New title' })
    await patch(flag, { includeInCompile: !flag.includeInCompile })
    await patch(none, { synopsis: 'New', keywords: ['tide'] })
    await patch(note, { content: doc('After.') })
    await patch(kind, { type: 'chapter' })
    // Back from the trash, it is in the next export.
    await api.send('auth', 'POST', `${goneAt}/restore`)
    await api.send('auth', 'POST', `/manuscripts/${manuscript}/items/${none.id}/move`, {
      parentId: null,
      afterId: null,
    })
    expect(await changes(id)).toEqual([text.id, title.id, flag.id, kind.id, gone.id].sort())
    await api.ok('auth', 'PATCH', `${notes}/${comment.id}`, {
      schema: commentResponse,
      body: { body: 'Second' },
    })
    expect(await changes(id)).toContain(none.id)
    await change(id, { exportedMsAgo: 0 })
    await api.ok('auth', 'PATCH', `${notes}/${remark.id}`, {
      schema: commentResponse,
      body: { body: 'Why?' },
    })
    await api.send('auth', 'POST', `${goneAt}/trash`)
    expect(await changes(id)).toEqual([])
    // A text that was saved while the file was written is not in the file.
    await change(id, { exportedMsAgo: 60_000 })
    expect(await changes(id)).toContain(text.id)
  })
})
