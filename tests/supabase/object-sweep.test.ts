import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageObject } from '../../local/testing/storage-setup.ts'
import { createAsService } from '../../supabase/functions/_shared/db/as-service.ts'
import { createObjectStore } from '../../supabase/functions/_shared/storage/object-store.ts'
import { sweepObjects } from '../../supabase/functions/scrivener-import/worker/sweep-objects.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'
import { insertMessage } from './mail-rows.ts'

// The sweep on the embedded Storage: files on disk, rows in storage.objects, and the real client.
const CLIENT = '00000000-0000-4000-8000-000000000005'
let supabase: TestSupabase
let deps: Parameters<typeof sweepObjects>[0]
let admin: Sql
let project: string
let manuscript: string
beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: '/nonexistent', without: ['realtime'] })
  const { database, url } = supabase
  admin = database.connect('supabaseAdmin', { max: 1 })
  deps = {
    asService: createAsService(database.connect('worker')),
    store: createObjectStore({ url, key: database.keys.secretKey }),
    log: () => undefined,
  }
  const [row] = await sql()<{ project: string; manuscript: string }[]>`
    select (select id from public.projects where client_id = ${CLIENT} limit 1) as project,
      (select id from public.manuscripts limit 1) as manuscript`
  project = row?.project ?? ''
  manuscript = row?.manuscript ?? ''
})
beforeEach(async () => {
  // The scan is complete and nothing is recorded, so each test sees its objects only.
  await sql()`delete from private.objects_to_remove`
  await sql()`update private.object_sweep set looked_at = now(), at_bucket = '', at_name = ''`
})
afterAll(() => supabase.close())

const sql = () => supabase.database.owner
const sweep = () => sweepObjects(deps)
const bucketOf = (name: string) => name.slice(0, name.indexOf('/'))
const pathOf = (name: string) => name.slice(name.indexOf('/') + 1)

const age = (path: string, hours: number) => ageObject(admin, path, hours)

/** Creates an object of a given age in hours, named `<bucket>/<path>`. */
async function put(name: string, hoursAgo = 0): Promise<string> {
  const { error } = await supabase
    .service()
    .storage.from(bucketOf(name))
    .upload(pathOf(name), new Uint8Array([1, 2, 3]), {
      contentType: name.startsWith('avatars') ? 'image/png' : 'text/plain',
    })
  if (error) throw error
  await age(pathOf(name), hoursAgo)
  return name
}
/** Returns whether the content can be downloaded. */
async function isThere(name: string): Promise<boolean> {
  const { data } = await supabase.service().storage.from(bucketOf(name)).download(pathOf(name))
  return data !== null
}
const attach = (id: string) => sql()`
  insert into public.project_attachments (id, project_id, kind, name) values (${id}, ${project}, 'source', 'x.txt')`
const walkIsDue = () => sql()`update private.object_sweep set looked_at = '-infinity'`
const isDue = async () => (await sql()<{ due: boolean }[]>`select private.objects_are_due() as due`)[0]?.due

const sendMail = (holders: string[], paths: string[]) => insertMessage(sql(), CLIENT, holders, paths)

describe('an object without a reference', () => {
  it('is removed: of a project, a manuscript, a message without holders, an avatar', async () => {
    const file = randomUUID()
    const one = await put(`project-files/${project}/${file}`)
    await attach(file)
    const raw = `${manuscript}/${randomUUID()}`
    const two = await put(`manuscript-files/${raw}`)
    await sql()`insert into public.raw_files (manuscript_id, path, name, object_path) values (${manuscript}, ${raw}, 'x', ${raw})`
    const three = await put(`mail-files/${CLIENT}/${randomUUID()}`)
    const message = await sendMail([CLIENT], [pathOf(three)])
    const face = `${CLIENT}/${randomUUID()}.png`
    const four = await put(`avatars/${face}`)
    await sql()`update public.profiles set avatar_path = ${face} where id = ${CLIENT}`
    expect(await sweep()).toEqual({ removed: 0, failed: 0 })

    await sql()`delete from public.project_attachments where id = ${file}`
    await sql()`delete from public.raw_files where object_path = ${raw}`
    await sql()`update public.messages set holders = '{}' where id = ${message}`
    await sql()`update public.profiles set avatar_path = null where id = ${CLIENT}`
    for (const name of [one, two, three, four]) expect(await isThere(name), name).toBe(true)
    expect(await isDue()).toBe(true)
    expect(await sweep()).toEqual({ removed: 4, failed: 0 })
    for (const name of [one, two, three, four]) expect(await isThere(name), name).toBe(false)
    // A second run does nothing.
    expect(await sweep()).toEqual({ removed: 0, failed: 0 })
    expect(await isDue()).toBe(false)
  })

  it('stays while another row references it: a forwarded file, a file of a duplicate', async () => {
    const mail = await put(`mail-files/${CLIENT}/${randomUUID()}`)
    const first = await sendMail([CLIENT], [pathOf(mail)])
    await sendMail([CLIENT], [pathOf(mail)])
    const raw = `${manuscript}/${randomUUID()}`
    const shared = await put(`manuscript-files/${raw}`)
    for (const path of ['one', 'two'])
      await sql()`insert into public.raw_files (manuscript_id, path, name, object_path) values (${manuscript}, ${raw + path}, 'x', ${raw})`
    await sql()`update public.messages set holders = '{}' where id = ${first}`
    await sql()`delete from public.raw_files where path = ${`${raw}one`}`
    expect(await sweep()).toEqual({ removed: 0, failed: 0 })
    expect([await isThere(mail), await isThere(shared)]).toEqual([true, true])
    await sql()`delete from public.raw_files where path = ${`${raw}two`}`
    expect(await sweep()).toEqual({ removed: 1, failed: 0 })
    expect([await isThere(mail), await isThere(shared)]).toEqual([true, false])
  })

  it('stays while a text, its notes or a revision still shows it', async () => {
    for (const column of ['content', 'notes_content', 'revision'] as const) {
      const raw = `${manuscript}/${randomUUID()}`
      const picture = await put(`manuscript-files/${raw}`)
      await sql()`insert into public.raw_files (manuscript_id, path, name, object_path) values (${manuscript}, ${raw}, 'x', ${raw})`
      const node = sql().json({ type: 'doc', content: [{ type: 'image', attrs: { src: raw } }] })
      const [item] = await sql()<{ id: string }[]>`
        insert into public.manuscript_items (manuscript_id, type) values (${manuscript}, 'scene') returning id`
      const id = item?.id ?? ''
      if (column === 'content')
        await sql()`update public.manuscript_items set content = ${node} where id = ${id}`
      if (column === 'notes_content')
        await sql()`update public.manuscript_items set notes_content = ${node} where id = ${id}`
      if (column === 'revision')
        await sql()`insert into public.item_revisions (item_id, manuscript_id, kind, content) values (${id}, ${manuscript}, 'named', ${node})`
      await sql()`delete from public.raw_files where object_path = ${raw}`
      expect(await sweep(), column).toEqual({ removed: 0, failed: 0 })
      expect(await isThere(picture), column).toBe(true)
    }
  })

  it('stays when a row references it again before the sweep, and when it was uploaded again', async () => {
    const file = randomUUID()
    const kept = await put(`project-files/${project}/${file}`)
    await attach(file)
    await sql()`delete from public.project_attachments where id = ${file}`
    await attach(file)
    const other = randomUUID()
    const anew = `project-files/${project}/${other}`
    await put(anew)
    await attach(other)
    await sql()`delete from public.project_attachments where id = ${other}`
    await sql()`update storage.objects set updated_at = now() where name = ${pathOf(anew)}`
    expect(await sweep()).toEqual({ removed: 0, failed: 0 })
    expect([await isThere(kept), await isThere(anew)]).toEqual([true, true])
  })
})

describe('an upload without a reference', () => {
  it('is removed after a day, and not before', async () => {
    const old = await put(`project-files/${randomUUID()}/${randomUUID()}`, 25)
    const letter = await put(`mail-files/${CLIENT}/${randomUUID()}`, 25)
    const young = await put(`project-files/${randomUUID()}/${randomUUID()}`, 23)
    await walkIsDue()
    expect(await sweep()).toEqual({ removed: 2, failed: 0 })
    expect([await isThere(old), await isThere(letter), await isThere(young)]).toEqual([false, false, true])
  })

  it('stays at any age while a row references it: a project, a message, a draft, an import, an avatar', async () => {
    const file = randomUUID()
    const draft = randomUUID()
    const names = await Promise.all([
      put(`project-files/${project}/${file}`, 100),
      put(`mail-files/${CLIENT}/${randomUUID()}`, 100),
      put(`mail-files/${CLIENT}/${draft}`, 100),
      put(`avatars/${CLIENT}/${randomUUID()}.png`, 100),
    ])
    await attach(file)
    await sendMail([CLIENT], [pathOf(names[1])])
    await sql()`insert into public.mail_drafts (user_id, id, content)
      values (${CLIENT}, ${randomUUID()}, ${sql().json({ attachments: [{ id: draft, name: 'x', size: 3, mime: '' }] })})`
    await sql()`update public.profiles set avatar_path = ${pathOf(names[3])} where id = ${CLIENT}`
    const [run] = await sql()<{ id: string }[]>`
      insert into public.imports (owner_id, file_name, file_size) values (${CLIENT}, 'x.zip', 3) returning id`
    const archive = `archives/${CLIENT}/${run?.id}.zip`
    await supabase
      .service()
      .storage.from('archives')
      .upload(pathOf(archive), new Uint8Array([1]), { contentType: 'application/zip' })
    await age(pathOf(archive), 200)
    await walkIsDue()
    expect((await sweep()).failed).toBe(0)
    for (const name of [...names, archive]) expect(await isThere(name), name).toBe(true)
  })

  it('stays in an unknown bucket or under an unknown name', async () => {
    await sql()`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`
    const names = [
      await put(`elsewhere/${randomUUID()}/${randomUUID()}`, 100),
      await put('project-files/readme.txt', 100),
      await put(`manuscript-files/${CLIENT}.txt`, 100),
    ]
    await walkIsDue()
    expect((await sweep()).failed).toBe(0)
    for (const name of names) expect(await isThere(name), name).toBe(true)
  })

  it('is searched in bounded batches that cover every object', async () => {
    await sql()`insert into storage.objects (bucket_id, name, created_at, updated_at)
      select 'project-files', md5('lost' || n)::uuid || '/' || md5('file' || n)::uuid, now() - interval '2 days', now() - interval '2 days'
        from generate_series(1, 2300) n`
    const noted = async () =>
      (await sql()<{ n: number }[]>`select count(*)::int as n from private.objects_to_remove`)[0]?.n ?? 0
    const counts: number[] = []
    for (let run = 0; run < 4; run += 1) {
      await walkIsDue()
      await sql()`select private.note_unregistered(1000)`
      counts.push(await noted())
    }
    expect(counts[0]).toBeLessThanOrEqual(1000)
    expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBeLessThanOrEqual(1000)
    expect(counts[3]).toBe(2300)
    // The scan is not due.
    await sql()`delete from private.objects_to_remove`
    await sql()`select private.note_unregistered(1000)`
    expect(await noted()).toBe(0)
    await sql()`select set_config('storage.allow_delete_query', 'true', false)`
    await sql()`delete from storage.objects where bucket_id = 'project-files' and created_at < now() - interval '1 day'`
  })
})

describe('between claim and removal', () => {
  const claim = () =>
    deps.asService((tx) => tx<{ name: string }[]>`select name from private.claim_objects(10)`)

  async function claimed(): Promise<{ id: string; name: string }> {
    const id = randomUUID()
    const name = await put(`project-files/${project}/${id}`)
    await attach(id)
    await sql()`delete from public.project_attachments where id = ${id}`
    expect((await claim()).map((each) => each.name)).toEqual([pathOf(name)])
    return { id, name }
  }

  it('no row can reference the object, and a new upload of its name can be referenced', async () => {
    const { id, name } = await claimed()
    await expect(attach(id)).rejects.toMatchObject({
      code: '23514',
      constraint_name: 'project_attachments_object',
    })
    await deps.store.remove('project-files', [pathOf(name)])
    await deps.asService((tx) => tx`select private.objects_removed('project-files', ${[pathOf(name)]})`)
    await expect(attach(id)).rejects.toMatchObject({ code: '23514' })
    await put(name)
    await attach(id)
    await walkIsDue()
    await sweep()
    expect(await isThere(name)).toBe(true)
  })

  it('a transaction that references an object delays the sweep until it commits', async () => {
    const id = randomUUID()
    const name = await put(`project-files/${project}/${id}`, 48)
    await sql()`insert into private.objects_to_remove (bucket_id, name) values ('project-files', ${pathOf(name)})`
    await sql().begin(async (tx) => {
      await tx`insert into public.project_attachments (id, project_id, kind, name) values (${id}, ${project}, 'source', 'x.txt')`
      expect(await sweep()).toEqual({ removed: 0, failed: 0 })
    })
    await walkIsDue()
    expect((await sweep()).failed).toBe(0)
    expect(await isThere(name)).toBe(true)
  })

  it('the objects of a dead worker are claimed again after ten minutes', async () => {
    const { name } = await claimed()
    expect(await claim()).toEqual([])
    expect(await isThere(name)).toBe(true)
    await sql()`update private.objects_to_remove set claimed_at = now() - interval '11 minutes'`
    expect(await sweep()).toEqual({ removed: 1, failed: 0 })
    expect(await isThere(name)).toBe(false)
  })

  it('a failing Storage call is retried', async () => {
    const id = randomUUID()
    const name = await put(`project-files/${project}/${id}`)
    await attach(id)
    await sql()`delete from public.project_attachments where id = ${id}`
    const broken = { ...deps, store: { ...deps.store, remove: () => Promise.reject(new Error('down')) } }
    expect(await sweepObjects(broken)).toEqual({ removed: 0, failed: 1 })
    await sql()`update private.objects_to_remove set claimed_at = now() - interval '11 minutes'`
    expect(await sweep()).toEqual({ removed: 1, failed: 0 })
    expect(await isThere(name)).toBe(false)
  })
})

it('only the service role may call the functions', async () => {
  const rows = await sql()<{ name: string }[]>`
    select p.proname as name from pg_proc p where p.pronamespace = 'private'::regnamespace
      and p.proname in ('claim_objects', 'objects_removed', 'note_unregistered', 'is_object_used', 'objects_are_due')
      and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))`
  expect(rows).toEqual([])
})
