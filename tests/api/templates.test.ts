import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Item, itemSummariesResponse } from '../../supabase/functions/_shared/contract/items.ts'
import { manuscriptList, manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { writingProgress } from '../../supabase/functions/_shared/contract/writing.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript, outline } from './support/manuscripts.ts'

let api: TestApi
let id: string
let folder: Item
let sketch: Item
let chapter: Item
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  id = await makeEmptyManuscript(api, 'auth')
  chapter = await createItem(api, 'auth', id, {
    type: 'chapter',
    title: 'One',
    content: doc('Four words of text.'),
  })
  folder = await createItem(api, 'auth', id, { type: 'folder', title: 'Sheets' })
  sketch = await createItem(api, 'auth', id, {
    type: 'character',
    title: 'Character Sketch',
    parentId: folder.id,
    content: doc('Role in the story'),
    synopsis: 'Who?',
    keywords: ['cast'],
    custom: { Age: '?' },
    target: 300,
  })
})

const setFolder = async (itemId: string | null) =>
  (
    await api.ok('auth', 'PUT', `/manuscripts/${id}/templates-folder`, {
      schema: manuscriptResponse,
      body: { itemId },
    })
  ).manuscript
const read = async () =>
  (await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })).manuscript
const post = async (itemId: string, verb: 'copy' | 'template', body: unknown) =>
  (
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/${itemId}/${verb}`, {
      status: 201,
      schema: itemSummariesResponse,
      body,
    })
  ).items
const tree = () => outline(api, 'auth', id, '')
const refusedFolder = (itemId: string, who: 'auth' | 'manager' = 'auth') =>
  api.refused(who, 'PUT', `/manuscripts/${id}/templates-folder`, { itemId })

describe('the templates folder of a manuscript (R-980)', () => {
  it('is set on a folder and taken back, without a new revision of the manuscript', async () => {
    const before = await read()
    expect(before.templatesFolderId).toBeNull()
    const set = await setFolder(folder.id)
    expect(set).toMatchObject({ templatesFolderId: folder.id, revision: before.revision })
    expect((await setFolder(null)).templatesFolderId).toBeNull()
  })

  it('cannot be an item of another type, of another manuscript, in the trash or unknown', async () => {
    const other = await makeEmptyManuscript(api, 'auth')
    const foreign = await createItem(api, 'auth', other, { type: 'folder' })
    for (const itemId of [chapter.id, foreign.id, UNKNOWN_ID])
      expect(await refusedFolder(itemId)).toMatchObject({ status: 422, code: 'invalid' })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${folder.id}/trash`)
    expect(await refusedFolder(folder.id)).toMatchObject({ status: 422, code: 'invalid' })
  })

  it('is not set by a person without the manuscript, nor by one who may only read it', async () => {
    expect(await refusedFolder(folder.id, 'manager')).toMatchObject({ status: 404 })
    await api.database.owner`insert into public.manuscript_members (manuscript_id, user_id, role)
      select ${id}, u.id, 'viewer' from auth.users u where u.email = 'manager@demo.com'`
    expect(await refusedFolder(folder.id, 'manager')).toMatchObject({ status: 403 })
    for (const [verb, body] of [
      ['copy', { parentId: null }],
      ['template', { folderTitle: 'T' }],
    ] as const)
      expect(
        await api.refused('manager', 'POST', `/manuscripts/${id}/items/${sketch.id}/${verb}`, body),
      ).toMatchObject({ status: 403 })
  })

  it('is forgotten when the folder is deleted for good', async () => {
    await setFolder(folder.id)
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${folder.id}/trash`)
    await api.done('auth', 'DELETE', `/manuscripts/${id}/items/${folder.id}`)
    expect((await read()).templatesFolderId).toBeNull()
  })
})

describe('the words of templates (R-981)', () => {
  it('are not those of the manuscript, in its page, in the list and in the progress of writing', async () => {
    const nested = await createItem(api, 'auth', id, { type: 'folder', parentId: folder.id })
    await createItem(api, 'auth', id, {
      type: 'scene',
      parentId: nested.id,
      content: doc('Goal and conflict'),
    })
    expect((await read()).wordCount).toBe(7)
    expect((await setFolder(folder.id)).wordCount).toBe(4)
    const { manuscripts } = await api.ok('auth', 'GET', '/manuscripts?itemsPerPage=100&sortBy=words', {
      schema: manuscriptList,
    })
    expect(manuscripts.find((one) => one.id === id)?.wordCount).toBe(4)
    const writing = await api.ok('auth', 'GET', `/manuscripts/${id}/writing`, { schema: writingProgress })
    expect(writing.total).toBe(4)
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${folder.id}/trash`)
    expect((await read()).wordCount).toBe(4)
  })
})

describe('a new item from a template (R-982)', () => {
  it('is a copy with text, fields and children of the same title at the chosen place', async () => {
    await createItem(api, 'auth', id, { type: 'note', title: 'Portrait', parentId: sketch.id })
    await setFolder(folder.id)
    const comments = `/manuscripts/${id}/items/${sketch.id}/comments`
    expect((await api.send('auth', 'POST', comments, { body: 'Eyes?' })).status).toBe(201)
    await api.database.owner`
      insert into public.raw_files (manuscript_id, item_id, role, path, name, object_path)
      values (${id}, ${sketch.id}, 'main', 'a.pdf', 'a.pdf', ${`${id}/a.pdf`})`
    const [made] = await post(sketch.id, 'copy', { parentId: chapter.id, afterId: null })
    expect(await tree()).toEqual([
      'One',
      '  Character Sketch',
      '    Portrait',
      'Sheets',
      '  Character Sketch',
      '    Portrait',
    ])
    const files = await api.database
      .owner`select name from public.raw_files where item_id = ${made?.id ?? ''}`
    expect([...files]).toEqual([{ name: 'a.pdf' }])
    expect(await fetchItem(api, 'auth', id, made?.id as string)).toMatchObject({
      comments: [{ body: 'Eyes?' }],
      type: 'character',
      content: (await fetchItem(api, 'auth', id, sketch.id)).content,
      text: 'Role in the story',
      synopsis: 'Who?',
      keywords: ['cast'],
      custom: { Age: '?' },
      target: 300,
      parentId: chapter.id,
    })
  })

  it('is refused at a place that does not exist, and for an item in the trash', async () => {
    const copy = (body: unknown) =>
      api.refused('auth', 'POST', `/manuscripts/${id}/items/${sketch.id}/copy`, body)
    expect(await copy({ parentId: UNKNOWN_ID })).toMatchObject({ status: 422 })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${sketch.id}/trash`)
    expect(await copy({ parentId: null })).toEqual({ status: 409, code: 'in_trash' })
  })
})

describe('saving an item as a template (R-983)', () => {
  it('copies it to the end of the templates folder', async () => {
    await setFolder(folder.id)
    await post(chapter.id, 'template', { folderTitle: 'Templates' })
    expect(await tree()).toEqual(['One', 'Sheets', '  Character Sketch', '  One'])
  })

  it('creates the folder where there is none, or only one in the trash', async () => {
    const items = await post(chapter.id, 'template', { folderTitle: 'Modèles' })
    expect(items.map(({ title }) => title)).toEqual(['One', 'Modèles'])
    expect(await tree()).toEqual(['One', 'Sheets', '  Character Sketch', 'Modèles', '  One'])
    const { templatesFolderId } = await read()
    expect(templatesFolderId).toBe(items[1]?.id)
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${templatesFolderId}/trash`)
    await post(chapter.id, 'template', { folderTitle: 'Templates' })
    expect((await read()).templatesFolderId).not.toBe(templatesFolderId)
  })
})
