import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  projectChapterResponse,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, doc, shareManuscript } from './support/manuscripts.ts'
import { assignProject, demoCallers, requestBody, startProject } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let project: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  project = (await people.client.file()).id
})

const assign = (id: string) => assignProject(people.manager, id, PEOPLE.user, PEOPLE.auth)
const begin = (id: string) => startProject(people.manager, id)

describe('chapters of a project', () => {
  async function book() {
    const { id } = await createManuscript(api, 'client', 'Walk')
    await api.database.owner`delete from public.manuscript_items where manuscript_id = ${id}`
    const part = await createItem(api, 'client', id, {
      type: 'chapter',
      title: 'One',
      content: doc('Opening words'),
    })
    const b = await createItem(api, 'client', id, {
      title: 'Second',
      parentId: part.id,
      content: doc('three four'),
    })
    const a = await createItem(api, 'client', id, {
      title: 'First',
      parentId: part.id,
      content: doc('one two'),
    })
    await api.database
      .owner`update public.manuscript_items set position = case id when ${a.id} then 1 else 2 end where parent_id = ${part.id}`
    const deep = await createItem(api, 'client', id, { title: 'Deep', parentId: a.id, content: doc('deep') })
    const out = await createItem(api, 'client', id, {
      title: 'Out',
      parentId: part.id,
      content: doc('left out'),
      includeInCompile: false,
    })
    const gone = await createItem(api, 'client', id, {
      title: 'Gone',
      parentId: part.id,
      content: doc('gone'),
    })
    await api.send('client', 'POST', `/manuscripts/${id}/items/${gone.id}/trash`)
    return { id, part: part.id, a: a.id, b: b.id, deep: deep.id, out: out.id, gone: gone.id }
  }
  const path = () => `/projects/${project}/chapters`
  const freeze = (manuscriptId: string, ...itemIds: string[]) =>
    people.client.ok('POST', path(), projectResponse, { manuscriptId, itemIds })

  it('have no templates from a folder inside them (R-981)', async () => {
    const { id, part } = await book()
    const folder = await createItem(api, 'client', id, { type: 'folder', title: 'Sheets', parentId: part })
    await createItem(api, 'client', id, { title: 'Sheet', parentId: folder.id, content: doc('Goal of it') })
    const before = (await freeze(id, part)).project.attachments.at(-1)?.wordCount
    await api.send('client', 'PUT', `/manuscripts/${id}/templates-folder`, { itemId: folder.id })
    const after = (await freeze(id, part)).project.attachments.at(-1)?.wordCount
    expect([before, after]).toEqual([10, 7])
  })

  it('are stored as one frozen text each, with descendants in binder order and a word count', async () => {
    const { id, part, deep } = await book()
    const { project: after } = await freeze(id, deep, part)
    expect(after.attachments).toMatchObject([
      { kind: 'chapter', name: 'One.txt', mime: 'text/plain', path: '', wordCount: 7 },
    ])
    const one = `${path()}/${after.attachments[0]?.id}`
    const { chapter } = await people.client.ok('GET', one, projectChapterResponse)
    expect(chapter.title).toBe('One')
    expect(chapter.text).toBe('Opening words\n\nFirst\n\none two\n\nDeep\n\ndeep\n\nSecond\n\nthree four')
    expect(chapter.content?.content.map((node) => node.type)).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ])
    const { project: stored } = await people.client.ok('GET', `/projects/${project}`, projectResponse)
    expect(stored.attachments[0]?.size).toBe(new TextEncoder().encode(chapter.text).length)
  })

  it('stay unchanged when the manuscript changes', async () => {
    const { id, a } = await book()
    const { project: after } = await freeze(id, a)
    const one = `${path()}/${after.attachments[0]?.id}`
    const before = await people.client.ok('GET', one, projectChapterResponse)
    await api.database
      .owner`update public.manuscript_items set title = 'x', text = 'x', content = null where id = ${a}`
    expect(await people.client.ok('GET', one, projectChapterResponse)).toEqual(before)
    await api.database.owner`delete from public.manuscripts where id = ${id}`
    expect(await people.manager.ok('GET', one, projectChapterResponse)).toEqual(before)
  })

  it('are downloaded as plain text, with a file name that cannot break a header', async () => {
    const { id } = await createManuscript(api, 'client')
    const item = await createItem(api, 'client', id, { title: 'L’été "à" (moi)', content: doc('soleil') })
    const { project: after } = await freeze(id, item.id)
    const answer = await people.client.send('GET', `${path()}/${after.attachments[0]?.id}?format=txt`)
    expect(answer.text).toBe('soleil')
    const response = await api.request(`/api${path()}/${after.attachments[0]?.id}?format=txt`, {
      headers: { authorization: `Bearer ${await api.token(PEOPLE.client)}` },
    })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''L%E2%80%99%C3%A9t%C3%A9%20%22%C3%A0%22%20%28moi%29.txt",
    )
  })

  it('keep their footnotes, in the text as [1], and no comments (R-917)', async () => {
    const { id, a } = await book()
    const { owner } = api.database
    const note = crypto.randomUUID()
    const text = (value: string, marks: object[] = []) => ({ type: 'text', text: value, marks })
    const content = [text('one', [{ type: 'footnote', attrs: { id: note } }]), text(' two')]
    await owner`
      update public.manuscript_items set text = 'one two',
        content = ${owner.json({ type: 'doc', content: [{ type: 'paragraph', content }] } as never)} where id = ${a}`
    await owner`
      insert into public.item_comments (id, item_id, manuscript_id, kind, body)
      values (${note}, ${a}, ${id}, 'footnote', 'The first'), (gen_random_uuid(), ${a}, ${id}, 'comment', 'Private')`
    const { project: after } = await freeze(id, a)
    const one = `${path()}/${after.attachments[0]?.id}`
    const { chapter } = await people.manager.ok('GET', one, projectChapterResponse)
    expect(chapter.footnotes).toEqual([{ id: note, body: 'The first' }])
    expect([chapter.text, chapter.language]).toEqual(['one[1] two\n\nDeep\n\ndeep\n\n[1] The first\n', 'en'])
    await owner`update public.item_comments set body = 'Another' where id = ${note}`
    expect((await freeze(id, a)).project.attachments).toHaveLength(2)
  })

  it('keep the language of their text, and of each text where they have several (R-979)', async () => {
    const { id, part, a, deep } = await book()
    const { owner } = api.database
    const languagesOf = async () => {
      const { project: after } = await freeze(id, part)
      const one = `${path()}/${after.attachments.at(-1)?.id}`
      const { chapter } = await people.client.ok('GET', one, projectChapterResponse)
      await owner`delete from public.project_chapters`
      return { language: chapter.language, languages: chapter.languages }
    }
    expect(await languagesOf()).toEqual({ language: 'en', languages: [] })
    await owner`update public.manuscript_items set language = 'fr' where id = any (${[a, deep]})`
    expect(await languagesOf()).toEqual({
      language: 'en',
      languages: [
        { blocks: 1, language: 'en' },
        { blocks: 2, language: 'fr' },
        { blocks: 2, language: 'fr' },
        { blocks: 2, language: 'en' },
      ],
    })
    await owner`update public.manuscript_items set text = '', content = null where id = ${part}`
    expect((await languagesOf()).language).toBe('fr')
    await owner`update public.manuscript_items set language = 'fr' where manuscript_id = ${id}`
    expect(await languagesOf()).toEqual({ language: 'fr', languages: [] })
  })

  it('are attached once when sent twice, and again when they have changed', async () => {
    const { id, a, b } = await book()
    await freeze(id, a, b)
    expect((await freeze(id, a, b)).project.attachments).toHaveLength(2)
    await api.database.owner`update public.manuscript_items set text = 'new' where id = ${b}`
    expect((await freeze(id, a, b)).project.attachments).toHaveLength(3)
  })

  it('are stored with a new project, or the project is not created', async () => {
    const { id, a, gone } = await book()
    const made = await people.client.file({ chapters: { manuscriptId: id, itemIds: [a] } })
    expect(made.attachments.map((each) => each.name)).toEqual(['First.txt'])
    const body = requestBody({ chapters: { manuscriptId: id, itemIds: [a, gone] } })
    expect((await people.client.send('POST', '/projects', body)).body).toMatchObject({
      error: { fields: { chapters: 'no_chapter' } },
    })
    expect((await people.client.send('GET', `/projects/${body.id}`)).status).toBe(404)
  })

  it('must be of a manuscript of the caller: shared, foreign and unknown ones are refused alike', async () => {
    const { id } = await createManuscript(api, 'auth')
    const item = await createItem(api, 'auth', id, { content: doc('not yours') })
    await shareManuscript(api, 'auth', id, 'client', 'editor')
    const own = await book()
    const refusals = []
    for (const body of [
      { manuscriptId: id, itemIds: [item.id] },
      { manuscriptId: UNKNOWN_ID, itemIds: [UNKNOWN_ID] },
      { manuscriptId: own.id, itemIds: [item.id] },
    ]) {
      refusals.push((await people.client.send('POST', path(), body)).text)
    }
    expect(new Set(refusals).size).toBe(1)
    expect(refusals[0]).toContain('no_chapter')
    expect(
      (
        await people.client.send('POST', path(), {
          manuscriptId: own.id,
          itemIds: Array.from({ length: 201 }, () => own.a),
        })
      ).status,
    ).toBe(422)
  })

  it('R-694: can be added by the client also after work has begun', async () => {
    const { id, a } = await book()
    await begin(project)
    expect((await people.client.send('POST', path(), { manuscriptId: id, itemIds: [a] })).status).toBe(201)
    await assign(project)
    expect((await people.auth.send('POST', path(), { manuscriptId: id, itemIds: [a] })).status).toBe(403)
  })

  it('are found in their own project only', async () => {
    const { id, a } = await book()
    const { project: after } = await freeze(id, a)
    const other = await people.client.file()
    expect(
      (await people.client.send('GET', `/projects/${other.id}/chapters/${after.attachments[0]?.id}`)).status,
    ).toBe(404)
  })
})
