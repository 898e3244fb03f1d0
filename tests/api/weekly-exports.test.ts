import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import {
  exportList,
  MAX_SERVER_WORDS,
  type WeeklyExportResult,
} from '../../supabase/functions/_shared/contract/exports.ts'
import { type Output, outputList, outputResponse } from '../../supabase/functions/_shared/contract/outputs.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, TIMER_KEY } from './support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Calls the API as the timer does. */
const call = async (): Promise<WeeklyExportResult> => {
  const init = { method: 'POST', headers: { apikey: TIMER_KEY } }
  const response = await api.request('/api/weekly-exports', init)
  return ((await response.json()) as { result: WeeklyExportResult }).result
}

/** Calls the API as the timer does, and expects that the timer knows whether a weekly export is due. */
const run = async (): Promise<WeeklyExportResult> => {
  const [timer] = await api.database.owner<{ isDue: boolean }[]>`
    select private.weekly_export_is_due() as "isDue"`
  const result = await call()
  expect(timer?.isDue, result).toBe(result !== 'none')
  return result
}

/** A manuscript with one scene and a weekly output; the other weekly outputs of this file are not due. */
async function makeWeekly({ content = 'The lamp is lit.', weeklyOf = 'auth' as Person } = {}) {
  const { owner } = api.database
  await owner`update public.manuscript_outputs set weekly_next_at = now() + interval '1 year' where weekly_by is not null`
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const scene = await createItem(api, 'auth', id, { title: 'Arrival', content: doc(content) })
  const path = `/manuscripts/${id}/outputs`
  const choices = presetChoices('manuscript', 'en')
  const body = { name: 'For the agent', preset: 'manuscript', format: 'md', choices } as const
  const { output } = await api.ok('auth', 'POST', path, { status: 201, schema: outputResponse, body })
  const change = async (changes: Record<string, unknown>, as: Person = 'auth') =>
    (await api.ok(as, 'PATCH', `${path}/${output.id}`, { schema: outputResponse, body: changes })).output
  if (weeklyOf !== 'auth') await shareManuscript(api, 'auth', id, weeklyOf, 'editor')
  await change({ isWeekly: true }, weeklyOf)
  const read = async () =>
    (await api.ok('auth', 'GET', path, { schema: outputList })).outputs.find(
      (one) => one.id === output.id,
    ) as Output
  const files = async () =>
    (await api.ok('auth', 'GET', `/manuscripts/${id}/exports`, { schema: exportList })).exports
  const makeDue = () =>
    owner`update public.manuscript_outputs set weekly_next_at = now() where id = ${output.id}`
  let revision = scene.revision
  const write = async (text: string) => {
    const saved = await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${scene.id}`, {
      revision,
      content: doc(text),
    })
    revision = (saved.body as { revision: number }).revision
  }
  return { id, path: `${path}/${output.id}`, outputId: output.id, change, read, files, makeDue, write }
}

const told = (person: Person) => api.database.owner<{ payload: Record<string, string> }[]>`
  select payload from public.notifications where user_id = ${PEOPLE[person]} and kind = 'weekly_export_failed'`

describe('a weekly export', () => {
  it('is due at once, then after a week, and is kept as a file of the person (R-920, R-922)', async () => {
    const { id, outputId, read, files, makeDue, write } = await makeWeekly()
    expect(await read()).toMatchObject({ weekly: { lastAt: null, failure: null } })
    expect(await run()).toBe('kept')
    const [file, ...others] = await files()
    expect(others).toEqual([])
    expect(file).toMatchObject({ outputId, name: 'The Harbour.md', format: 'md', isWeekly: true })
    expect(file?.size).toBeGreaterThan(0)
    const { weekly } = await read()
    expect(weekly).toMatchObject({ isMine: true, byName: file?.createdByName })
    expect(Date.parse(weekly?.nextAt ?? '') - Date.parse(weekly?.lastAt ?? '')).toBe(7 * 86_400_000)
    const [object] = await api.database.owner<{ owner_id: string }[]>`
      select owner_id from storage.objects where bucket_id = 'manuscript-files' and name = ${`${id}/${file?.id}`}`
    expect(object?.owner_id).toBe(PEOPLE.auth)
    expect(await run()).toBe('none')
    await write('The lamp is out.')
    expect(await run()).toBe('none')
    await makeDue()
    expect(await run()).toBe('kept')
    expect(await files()).toHaveLength(2)
    // The date of the last export by a person, with what changed since, is theirs.
    expect((await read()).exportedAt).toBeNull()
  })

  it('makes no file in a week without a change of the book or the format (R-921)', async () => {
    const { files, makeDue, read, change } = await makeWeekly()
    await run()
    await makeDue()
    expect(await run()).toBe('unchanged')
    expect(await files()).toHaveLength(1)
    expect(Date.parse((await read()).weekly?.nextAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    await change({ format: 'txt' })
    await makeDue()
    expect(await run()).toBe('kept')
    expect((await files()).map(({ format }) => format)).toEqual(['txt', 'md'])
  })

  it('keeps the last eight weekly files of the output, and every other file (R-922)', async () => {
    const { id, outputId, files, makeDue, write } = await makeWeekly()
    const body = { outputId }
    const own = await api.send('auth', 'POST', `/manuscripts/${id}/exports`, body)
    expect(own.status).toBe(201)
    await run()
    const ofOther = crypto.randomUUID()
    await api.database
      .owner`update public.manuscript_exports set output_id = ${ofOther} where manuscript_id = ${id} and is_weekly`
    for (let week = 1; week <= 9; week += 1) {
      await write(`Week ${week}.`)
      await makeDue()
      expect(await run()).toBe('kept')
      await api.database
        .owner`update public.manuscript_exports set created_at = created_at - interval '7 days' where manuscript_id = ${id}`
    }
    const kept = (await files()).filter((file) => file.outputId === outputId)
    expect(kept.map(({ isWeekly }) => isWeekly)).toEqual([...Array(8).fill(true), false])
    expect(Date.parse(kept[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 8 * 86_400_000)
    expect((await files()).some((file) => file.outputId === ofOther)).toBe(true)
  })

  it('waits while its output has a format that only the app writes, and is not started for one (R-923)', async () => {
    const { change, path, read } = await makeWeekly()
    await change({ format: 'pdf' })
    expect((await read()).weekly).not.toBeNull()
    expect(await run()).toBe('none')
    await change({ isWeekly: false })
    expect(await api.refused('auth', 'PATCH', path, { isWeekly: true })).toMatchObject({
      status: 422,
      fields: { isWeekly: 'export_in_app' },
    })
    expect((await change({ isWeekly: true, format: 'epub' })).weekly).not.toBeNull()
    await change({ format: 'pdf' })
    await change({ format: 'txt' })
    expect(await run()).toBe('kept')
    expect((await change({ isWeekly: false })).weekly).toBeNull()
    // One that starts again has its first file at once, also of the same book (R-920).
    await change({ isWeekly: true })
    expect(await run()).toBe('kept')
  })

  it('that fails is told once to its person, is tried again in a week, and forgets the failure then (R-924)', async () => {
    const { id, outputId, change, makeDue, read } = await makeWeekly({ weeklyOf: 'manager' })
    await change({ choices: { parts: { by: 'label', id: crypto.randomUUID() } } })
    expect(await run()).toBe('failed')
    const { weekly } = await read()
    expect(weekly).toMatchObject({ failure: 'no_chapter', lastAt: null })
    expect(Date.parse(weekly?.nextAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect([...(await told('manager'))]).toEqual([
      { payload: { manuscriptId: id, outputId, title: 'The Harbour' } },
    ])
    await makeDue()
    expect(await run()).toBe('failed')
    expect(await told('manager')).toHaveLength(1)
    expect(await told('auth')).toEqual([])
    await change({ choices: { parts: { by: 'all' } } })
    await makeDue()
    expect(await run()).toBe('kept')
    expect((await read()).weekly?.failure).toBeNull()
    await api.database.owner`
      update public.manuscript_items set word_count = ${MAX_SERVER_WORDS.md + 1} where manuscript_id = ${id}`
    await makeDue()
    expect(await run()).toBe('failed')
    expect((await read()).weekly?.failure).toBe('too_large')
    expect(await told('manager')).toHaveLength(2)
  })

  it('whose cause may pass is tried three times before it counts as a failure (R-924)', async () => {
    const { read, write, makeDue } = await makeWeekly()
    // A week that succeeded counts as no try.
    expect(await run()).toBe('kept')
    await write('Changed.')
    await makeDue()
    const { owner } = api.database
    await owner`alter table public.manuscript_exports add constraint no_room check (not is_weekly) not valid`
    try {
      expect(await run()).toBe('again')
      // Another timer leaves it alone for ten minutes.
      expect(await run()).toBe('none')
      await makeDue()
      expect(await run()).toBe('again')
      await makeDue()
      expect(await run()).toBe('failed')
      expect((await read()).weekly?.failure).toBe('unavailable')
      expect(api.logs.splice(0).map(({ code }) => code)).toEqual(Array(3).fill('weekly_export_failed'))
    } finally {
      await owner`alter table public.manuscript_exports drop constraint no_room`
    }
  })

  it('is written once by two timers at once (R-920)', async () => {
    const { files } = await makeWeekly()
    expect((await Promise.all([call(), call()])).sort()).toEqual(['kept', 'none'])
    expect(await files()).toHaveLength(1)
  })

  it('waits while its manuscript is in the trash, and ends with its output until that is back (R-925)', async () => {
    const { id, path, makeDue, write, read, outputId } = await makeWeekly()
    await run()
    await write('Changed.')
    await makeDue()
    await api.done('auth', 'DELETE', `/manuscripts/${id}`)
    expect(await run()).toBe('none')
    await api.send('auth', 'POST', `/manuscripts/${id}/restore`)
    expect(await run()).toBe('kept')
    await makeDue()
    const { name, preset, format, choices } = await read()
    await api.done('auth', 'DELETE', path)
    expect(await run()).toBe('none')
    const body = { id: outputId, name, preset, format, choices, isWeekly: true }
    await api.ok('auth', 'POST', `/manuscripts/${id}/outputs`, { status: 201, schema: outputResponse, body })
    expect(await run()).toBe('kept')
  })

  it('ends with the right to edit: at once with a share, at the next one with the account (R-925)', async () => {
    const { owner } = api.database
    const shared = await makeWeekly({ weeklyOf: 'manager' })
    expect((await shared.read()).weekly).toMatchObject({ isMine: false, byName: expect.any(String) })
    await owner`
      update public.manuscript_members set role = 'viewer' where manuscript_id = ${shared.id} and user_id = ${PEOPLE.manager}`
    expect((await shared.read()).weekly).toBeNull()
    await shared.change({ isWeekly: true })
    const leave = (id: string) =>
      owner`delete from public.manuscript_members where manuscript_id = ${id} and user_id = ${PEOPLE.manager}`
    await leave(shared.id)
    // That of another person goes on.
    expect((await shared.read()).weekly).not.toBeNull()
    const ended = await makeWeekly({ weeklyOf: 'manager' })
    await leave(ended.id)
    expect((await ended.read()).weekly).toBeNull()
    const own = await makeWeekly()
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.auth}`
    try {
      expect(await run()).toBe('ended')
    } finally {
      await owner`update public.profiles set status = 'active' where id = ${PEOPLE.auth}`
    }
    expect((await own.read()).weekly).toBeNull()
    expect(await own.files()).toEqual([])
  })

  it('is chosen by those who edit, always for themselves, and runs by the key of the timer only (R-920, R-925)', async () => {
    const { id, path, outputId, read } = await makeWeekly()
    await shareManuscript(api, 'auth', id, 'manager', 'viewer')
    expect(await api.refused('manager', 'PATCH', path, { isWeekly: false })).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'PATCH', path, { isWeekly: false })).toMatchObject({ status: 404 })
    for (const person of [null, 'auth', 'admin'] as const)
      expect(await api.refused(person, 'POST', '/weekly-exports')).toMatchObject({ status: 403 })
    const { owner } = api.database
    // A caller who writes another person's id into the column gets their own.
    await owner.begin(async (tx) => {
      await tx`update public.manuscript_outputs set weekly_by = null where id = ${outputId}`
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: PEOPLE.auth, role: 'authenticated', aal: 'aal1' })}, true)`
      await tx`set local role authenticated`
      await tx`update public.manuscript_outputs set weekly_by = ${PEOPLE.admin} where id = ${outputId}`
    })
    const [row] = await owner`select weekly_by from public.manuscript_outputs where id = ${outputId}`
    expect(row?.weekly_by).toBe(PEOPLE.auth)
    expect((await read()).weekly).not.toBeNull()
  })

  it('is refused where the storage of its person is full (R-924)', async () => {
    const { read } = await makeWeekly()
    const { owner } = api.database
    const [before] = await owner`select pg_get_functiondef('private.may_upload(jsonb)'::regprocedure) as text`
    await owner.unsafe(`create or replace function private.may_upload(p_metadata jsonb) returns boolean
      language plpgsql stable security definer set search_path = '' as $$
      begin raise insufficient_privilege using message = 'full'; end $$`)
    try {
      expect(await run()).toBe('failed')
    } finally {
      await owner.unsafe(before?.text)
    }
    expect((await read()).weekly?.failure).toBe('storage_full')
  })
})
