import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changedTexts,
  manuscriptHistory,
} from '../../supabase/functions/_shared/contract/manuscript-history.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, doc, makeEmptyManuscript, saveTextAt, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Person = 'auth' | 'user'
const ZONE = 'timeZone=UTC'
const days = async (id: string, query = ZONE, as: Person = 'auth') =>
  (await api.ok(as, 'GET', `/manuscripts/${id}/history?${query}`, { schema: manuscriptHistory })).days
const texts = async (id: string, query: string, as: Person = 'auth') =>
  (await api.ok(as, 'GET', `/manuscripts/${id}/history/texts?${ZONE}&${query}`, { schema: changedTexts }))
    .texts

/** A text with the words "first" until March 2, "first second" until late on March 3, then "third" by another person. */
async function makeHistory() {
  const manuscript = await makeEmptyManuscript(api, 'auth')
  await shareManuscript(api, 'auth', manuscript, 'user', 'editor')
  const item = await createItem(api, 'auth', manuscript, { title: 'Harbour', content: doc('first') })
  const second = await saveTextAt(api, '2026-03-02T10:00Z', manuscript, item, 'first second')
  const third = await saveTextAt(api, '2026-03-03T23:30Z', manuscript, second, 'third', 'user')
  return { manuscript, item: third }
}
const nameOf = async (email: string) =>
  (await api.database.owner`select full_name as name from public.profiles where email = ${email}`)[0]?.name

describe('R-966: the days of a manuscript', () => {
  it('are those of the time zone on which texts were changed, with the names of those who changed them', async () => {
    const { manuscript } = await makeHistory()
    const [writer, editor] = [await nameOf('auth@demo.com'), await nameOf('user@demo.com')]
    expect(await days(manuscript)).toEqual([
      { day: '2026-03-03', texts: 1, authors: [editor] },
      { day: '2026-03-02', texts: 1, authors: [writer] },
    ])
    const paris = await days(manuscript, 'timeZone=Europe/Paris')
    expect(paris.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-02'])
  })

  it('count no revision that was only named, no text in the trash and no text that lost a conflict', async () => {
    const { manuscript, item } = await makeHistory()
    const path = `/manuscripts/${manuscript}/items/${item.id}`
    await api.send('auth', 'POST', `${path}/revisions`, { name: 'Draft' })
    await api.database
      .owner`insert into public.item_revisions (item_id, manuscript_id, kind, content, text) values (${item.id}, ${manuscript}, 'conflict', null, 'lost')`
    expect(await days(manuscript)).toHaveLength(2)
    await api.send('auth', 'POST', `${path}/trash`)
    expect(await days(manuscript)).toEqual([])
    expect(await texts(manuscript, 'day=2026-03-02&compare=since')).toEqual([])
  })

  it('are read by a viewer and by nobody else, and in UTC without a known time zone', async () => {
    const manuscript = await makeEmptyManuscript(api, 'auth')
    expect((await api.send('user', 'GET', `/manuscripts/${manuscript}/history?${ZONE}`)).status).toBe(404)
    await shareManuscript(api, 'auth', manuscript, 'user', 'viewer')
    expect(await days(manuscript, ZONE, 'user')).toEqual([])
    const { manuscript: changed } = await makeHistory()
    const inUtc = await days(changed)
    for (const zone of ['', 'Nowhere/Far', '%2B02:00'])
      expect(await days(changed, `timeZone=${zone}`)).toEqual(inUtc)
  })
})

describe('R-967: the texts that differ', () => {
  it('on a day are compared between its start and its end', async () => {
    const { manuscript, item } = await makeHistory()
    const [text, ...others] = await texts(manuscript, 'day=2026-03-02&compare=day')
    expect(others).toEqual([])
    expect(text).toMatchObject({
      itemId: item.id,
      title: 'Harbour',
      before: { words: 1 },
      after: { words: 2 },
    })
    expect(text?.after.revisionId).not.toBeNull()
    expect(await texts(manuscript, 'day=2026-03-01&compare=day')).toEqual([])
  })

  it('since a day are compared between its end and now, and the revision restores the end of the day', async () => {
    const { manuscript, item } = await makeHistory()
    const [text] = await texts(manuscript, 'day=2026-03-02&compare=since')
    expect(text).toMatchObject({
      revision: item.revision,
      before: { words: 2 },
      after: { revisionId: null, title: 'Harbour', words: 1 },
    })
    const path = `/manuscripts/${manuscript}/items/${item.id}`
    await api.send('auth', 'POST', `${path}/revisions/${text?.before.revisionId}/restore`, {
      revision: text?.revision,
    })
    const [row] = await api.database.owner`select text from public.manuscript_items where id = ${item.id}`
    expect(row?.text).toBe('first second')
    expect(await texts(manuscript, 'day=2026-03-02&compare=since')).toEqual([])
    expect(await texts(manuscript, 'day=2026-03-03&compare=since')).toMatchObject([{ before: { words: 1 } }])
  })

  it('contain a text whose title alone was changed, and none that is as before', async () => {
    const manuscript = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', manuscript, { title: 'Old', content: doc('one') })
    const there = await saveTextAt(api, '2026-03-02T10:00Z', manuscript, item, 'two')
    await saveTextAt(api, '2026-03-04T10:00Z', manuscript, there, 'one')
    expect(await texts(manuscript, 'day=2026-03-01&compare=since')).toEqual([])
    await api.database.owner`update public.manuscript_items set title = 'New' where id = ${item.id}`
    expect(await texts(manuscript, 'day=2026-03-01&compare=since')).toMatchObject([
      { before: { title: 'Old' }, after: { title: 'New' } },
    ])
  })
})
