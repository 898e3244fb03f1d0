import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeResponse } from '../../supabase/functions/_shared/contract/home.ts'
import { type Item, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { type WritingTargets, writingProgress } from '../../supabase/functions/_shared/contract/writing.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Person = 'auth' | 'user'
const today = new Date().toISOString().slice(0, 10)
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
const NO_TARGETS: WritingTargets = {
  unit: 'words',
  session: null,
  day: null,
  total: null,
  deadline: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  inFooter: false,
}

const progress = (id: string, as: Person = 'auth', on = today) =>
  api.ok(as, 'GET', `/manuscripts/${id}/writing?today=${on}`, { schema: writingProgress })
const setTargets = (id: string, targets: Partial<WritingTargets>, as: Person = 'auth') =>
  api.done(as, 'PUT', `/manuscripts/${id}/writing`, { ...NO_TARGETS, ...targets })
const save = (id: string, item: Pick<Item, 'id' | 'revision'>, body: object, as: Person = 'auth') =>
  api.ok(as, 'PATCH', `/manuscripts/${id}/items/${item.id}`, {
    schema: savedItem,
    body: { revision: item.revision, ...body },
  })

async function setDays(id: string, days: Record<string, number>) {
  const { owner } = api.database
  for (const [day, words] of Object.entries(days))
    await owner`insert into public.writing_days (user_id, manuscript_id, day, words, characters)
      select owner_id, id, ${day}, ${words}, ${words * 6} from public.manuscripts where id = ${id}`
}

describe('the words of a day (R-932)', () => {
  it('are those that saves add to chapters and scenes, less those removed', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', id, { content: doc('one two') })
    const writtenOn = today
    const first = await save(id, item, { content: doc('one two three four'), writtenOn })
    expect((await progress(id)).today).toEqual({ words: 2, characters: 11 })
    await save(id, { ...item, ...first }, { content: doc('one'), writtenOn })
    expect((await progress(id)).today).toEqual({ words: -1, characters: -4 })
    const chapter = await createItem(api, 'auth', id, { type: 'chapter', content: doc('a') })
    await save(id, chapter, { content: doc('a b'), writtenOn })
    expect((await progress(id)).today).toEqual({ words: 0, characters: -2 })
    const note = await createItem(api, 'auth', id, { type: 'note', content: doc('a') })
    await save(id, note, { content: doc('a b c'), writtenOn })
    expect((await progress(id)).today.words).toBe(0)
  })

  it('count a repeated save once, and none without a day, of another day or of another person', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    await shareManuscript(api, 'auth', id, 'user', 'editor')
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const body = { content: doc('one two'), saveId: randomUUID(), writtenOn: today }
    const first = await save(id, item, body)
    await save(id, item, body)
    const second = await save(id, { ...item, ...first }, { content: doc('one two three') })
    const third = await save(
      id,
      { ...item, ...second },
      { content: doc('1 2 3 4 5'), writtenOn: '2020-01-01' },
    )
    await save(id, { ...item, ...third }, { content: doc('1 2 3 4 5 6 7 8'), writtenOn: today }, 'user')
    expect((await progress(id)).today.words).toBe(1)
    expect((await progress(id, 'user')).today.words).toBe(3)
  })

  it('do not count a restored revision', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', id, { content: doc('one two three') })
    const keepAs = { id: randomUUID(), name: 'Before' }
    const { revision } = await save(id, item, { content: doc('one'), keepAs })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${item.id}/revisions/${keepAs.id}/restore`, {
      revision,
    })
    expect((await progress(id)).days).toEqual([])
  })

  it('are on the home page, of all manuscripts (R-936)', async () => {
    const home = () => api.ok('auth', 'GET', `/home?today=${today}`, { schema: homeResponse })
    const before = (await home()).wordsToday ?? 0
    // Those of another day do not count.
    await setDays(await makeEmptyManuscript(api, 'auth'), { [dayBefore(today, 1)]: 100 })
    for (const text of ['one two', 'one two three']) {
      const id = await makeEmptyManuscript(api, 'auth')
      const item = await createItem(api, 'auth', id)
      await save(id, item, { content: doc(text), writtenOn: today })
    }
    // Also of one that belongs to another person.
    const shared = await makeEmptyManuscript(api, 'user')
    await shareManuscript(api, 'user', shared, 'auth', 'editor')
    const item = await createItem(api, 'auth', shared)
    await save(shared, item, { content: doc('one two three four'), writtenOn: today })
    expect((await home()).wordsToday).toBe(before + 9)
  })
})

describe('writing targets (R-933)', () => {
  it('are those of the caller, and only who may write sets them', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    const targets = { ...NO_TARGETS, session: 300, day: 500, weekdays: [1, 3], inFooter: true }
    await setTargets(id, { day: 100 })
    await setTargets(id, targets)
    expect((await progress(id)).targets).toEqual(targets)
    expect((await progress(id, 'user')).targets).toEqual(NO_TARGETS)
    expect((await api.refused('user', 'PUT', `/manuscripts/${id}/writing`, targets)).status).toBe(403)
    const wrong = { ...targets, weekdays: [] }
    expect(await api.refused('auth', 'PUT', `/manuscripts/${id}/writing`, wrong)).toMatchObject({
      fields: { weekdays: 'required' },
    })
  })

  it('need the rest on each writing day until the deadline', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    await createItem(api, 'auth', id, { content: doc('one two three four'), includeInCompile: true })
    // The total counts neither items that are left out of the book nor notes.
    await createItem(api, 'auth', id, { content: doc('left out'), includeInCompile: false })
    await createItem(api, 'auth', id, { type: 'note', content: doc('a note'), includeInCompile: true })
    const gone = await createItem(api, 'auth', id, { content: doc('in the trash'), includeInCompile: true })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${gone.id}/trash`)
    // 23 November 2026 is a Monday; six writing days are left until Friday of the next week.
    const monday = '2026-11-23'
    await setTargets(id, { total: 28, deadline: '2026-12-04', weekdays: [1, 3, 5] })
    expect(await progress(id, 'auth', monday)).toMatchObject({ total: 4, daysLeft: 6, neededPerDay: 4 })
    // The words of today belong to the share of today.
    await setDays(id, { [monday]: 4 })
    expect((await progress(id, 'auth', monday)).neededPerDay).toBe(5)
    expect(await progress(id, 'auth', '2026-12-06')).toMatchObject({ daysLeft: 0, neededPerDay: null })
    await setTargets(id, { total: 3, deadline: '2026-12-04' })
    expect((await progress(id, 'auth', '2026-11-24')).neededPerDay).toBe(0)
    await setTargets(id, { unit: 'characters', total: 100, deadline: monday })
    expect(await progress(id, 'auth', monday)).toMatchObject({ total: 18, daysLeft: 1 })
  })
})

describe('the streak (R-934)', () => {
  const monday = '2026-11-23'
  const ago = (days: number) => dayBefore(monday, days)

  it('is the number of successive writing days, also before something is written today', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    expect((await progress(id, 'auth', monday)).streak).toEqual({ current: 0, longest: 0 })
    await setDays(id, { [ago(1)]: 10, [ago(2)]: 10, [ago(4)]: 10, [ago(5)]: 10, [ago(6)]: 10 })
    expect((await progress(id, 'auth', monday)).streak).toEqual({ current: 2, longest: 3 })
    await setDays(id, { [monday]: 1 })
    expect((await progress(id, 'auth', monday)).streak).toEqual({ current: 3, longest: 3 })
  })

  it('is broken by a writing day below its target, not by another day', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    // Friday, then the weekend without a word.
    await setDays(id, { [ago(3)]: 100, [ago(4)]: 100, [monday]: 100 })
    expect((await progress(id, 'auth', monday)).streak.current).toBe(1)
    await setTargets(id, { weekdays: [1, 2, 3, 4, 5] })
    expect((await progress(id, 'auth', monday)).streak.current).toBe(3)
    await setTargets(id, { weekdays: [1, 2, 3, 4, 5], day: 101 })
    expect((await progress(id, 'auth', monday)).streak).toEqual({ current: 0, longest: 0 })
  })
})
