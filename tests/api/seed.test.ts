import { afterAll, beforeAll, expect, it } from 'vitest'
import { docSchema } from '../../supabase/functions/_shared/contract/document.ts'
import { docText, wordCount } from '../../supabase/functions/_shared/contract/document-text.ts'
import { itemList } from '../../supabase/functions/_shared/contract/items.ts'
import { manuscriptList } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { outline } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const list = async (as: 'admin' | 'auth' | 'manager' | 'user' | 'client') =>
  (await api.ok(as, 'GET', '/manuscripts?sortBy=title', { schema: manuscriptList })).manuscripts

it('the demo seed gives each demo account something to open', async () => {
  const seen = async (as: 'auth' | 'manager' | 'user' | 'client') =>
    (await list(as)).map(({ title, access }) => [title, access])
  expect(await seen('auth')).toEqual([
    ['Le Dernier Étage', 'owner'],
    ['The Tidewarden', 'owner'],
  ])
  expect(await seen('manager')).toEqual([['The Tidewarden', 'viewer']])
  expect(await seen('user')).toEqual([['The Tidewarden', 'editor']])
  expect(await seen('client')).toEqual([['Old Harbour audio guide', 'owner']])
  expect(await list('admin')).toHaveLength(3)
})

it('item bodies match the contract, and their counts those of the API', async () => {
  const rows = await api.database
    .owner`select title, content, text, word_count, notes_content, notes from public.manuscript_items where content is not null or notes_content is not null`
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows) {
    if (row.content) {
      const body = docSchema.strict().parse(row.content)
      expect(row.text, row.title).toBe(docText(body))
      expect(row.word_count, row.title).toBe(wordCount(row.text))
    }
    if (row.notes_content) expect(row.notes).toBe(docText(docSchema.strict().parse(row.notes_content)))
  }
})

it('texts and counts match values counted by hand', async () => {
  const rows = await api.database.owner<{ text: string; word_count: number }[]>`
    select text, word_count from public.manuscript_items where id = '00000000-0000-4000-8000-00000000d102'`
  const text = rows[0]?.text ?? ''
  expect(text).toContain('She read it again from the other side')
  expect(text).toContain('One metre eighteen. The table on the wall said one metre twenty-two.')
  expect(text.endsWith('She dipped the pen and wrote it down as it was.')).toBe(true)
  expect(text.split('\n').filter((line) => line !== '')).toHaveLength(5)
  expect(rows[0]?.word_count).toBe(200)
})

it('each comment and footnote has its mark, and no reply has one', async () => {
  const loose = await api.database.owner`
    select c.id from public.item_comments c join public.manuscript_items i on i.id = c.item_id
     where (i.content::text not like '%' || c.id || '%') = (c.parent_id is null)`
  expect([...loose]).toEqual([])
})

it('the binder is in order and matches the contract', async () => {
  const [tidewarden] = await list('user')
  const id = tidewarden?.id as string
  const titles = await outline(api, 'user', id)
  expect(titles.slice(0, 4)).toEqual([
    'One: Low Water',
    '  The gauge',
    '  A boat without a name',
    'Two: The Causeway',
  ])
  const { items } = await api.ok('user', 'GET', `/manuscripts/${id}/items`, { schema: itemList })
  expect(items.find((item) => item.title === 'The gauge')).toMatchObject({
    status: 'Done',
    label: { name: 'Maren', colour: '#2f6f73' },
    hasText: true,
  })
})

it('no two mail labels have the same colour', async () => {
  const labels = await api.database.owner<{ name: string; colour: string }[]>`
    select name, colour from public.mail_labels order by name`
  expect(labels.length).toBeGreaterThan(4)
  expect(new Set(labels.map(({ colour }) => colour)).size).toBe(labels.length)
})

it('R-824, R-815, R-698: a request of the demo client has three languages in different states, a price and an answered question', async () => {
  const { projects } = await api.ok('client', 'GET', '/projects?language=nl', { schema: projectList })
  const id = projects[0]?.id as string
  const { project } = await api.ok('client', 'GET', `/projects/${id}`, { schema: projectResponse })
  expect(project.targets.map(({ language, state }) => `${language} ${state}`)).toEqual([
    'fr accepted',
    'de in_progress',
    'nl delivered',
  ])
  expect(project).toMatchObject({
    title: 'Museum labels, room 4',
    status: 'in_progress',
    turn: { of: 'agency', reason: 'correction' },
    prices: [{ state: 'accepted', amount: '240.00' }],
  })
  const { comments } = await api.ok('client', 'GET', `/projects/${id}/comments`, {
    schema: projectCommentList,
  })
  expect(comments[0]).toMatchObject({ isQuestion: true, answeredAt: comments[1]?.createdAt })
})
