import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFile } from '../../src/features/text-import/model/read-file.ts'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { accountStorage } from '../../supabase/functions/_shared/contract/account.ts'
import {
  exportList,
  exportResponse,
  MAX_SERVER_WORDS,
  type ManuscriptExport,
} from '../../supabase/functions/_shared/contract/exports.ts'
import { outputList, outputResponse } from '../../supabase/functions/_shared/contract/outputs.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let manuscript: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  manuscript = await makeEmptyManuscript(api, 'auth', 'The: Harbour')
  path = `/manuscripts/${manuscript}/exports`
  const chapter = await createItem(api, 'auth', manuscript, { type: 'chapter', title: 'Arrival' })
  const scene = { parentId: chapter.id, title: 'Scene' }
  await createItem(api, 'auth', manuscript, { ...scene, content: doc('She left at noon.') })
  await createItem(api, 'auth', manuscript, { ...scene, content: doc('Secret.'), includeInCompile: false })
})
afterAll(() => api.close())

const write = async (body: Record<string, unknown>) =>
  (await api.ok('auth', 'POST', path, { status: 201, schema: exportResponse, body })).export
const list = async (as: Person = 'auth') => (await api.ok(as, 'GET', path, { schema: exportList })).exports
const bytesOf = ({ objectPath }: ManuscriptExport) => api.stored.get(objectPath) ?? new Uint8Array()
const makeOutput = async (body: Record<string, unknown>) =>
  (
    await api.ok('auth', 'POST', `/manuscripts/${manuscript}/outputs`, {
      status: 201,
      schema: outputResponse,
      body: {
        name: 'Output',
        preset: 'reading',
        format: 'md',
        choices: presetChoices('reading', 'en'),
        ...body,
      },
    })
  ).output

describe('POST /manuscripts/:id/exports (R-885)', () => {
  it.each(['docx', 'epub', 'md', 'txt'] as const)(
    'writes the book as %s and keeps the file',
    async (format) => {
      const kept = await write({ format })
      expect(kept).toMatchObject({ name: `The: Harbour.${format}`, format, outputId: null })
      expect(kept.objectPath).toBe(`${manuscript}/${kept.id}`)
      expect(kept.size).toBe(bytesOf(kept).length)
      expect((await list())[0]).toEqual(kept)
      if (format === 'epub') return
      const { blocks } = await readFile(`book.${format}`, bytesOf(kept))
      const text = JSON.stringify(blocks.map(({ node }) => node))
      expect(text).toContain('She left at noon.')
      expect(text).not.toContain('Secret.')
    },
  )

  it('writes an output with its choices and records when', async () => {
    const choices = { ...presetChoices('reading', 'en'), ignoresFlag: true, separator: '~~~' }
    const output = await makeOutput({ choices })
    const id = crypto.randomUUID()
    const kept = await write({ id, outputId: output.id })
    expect(kept).toMatchObject({ id, format: 'md', outputId: output.id })
    expect(new TextDecoder().decode(bytesOf(kept))).toMatch(/She left at noon\.\n\n.*~.*\n\nSecret\./)
    const before = api.stored.size
    expect(await write({ id, outputId: output.id })).toEqual(kept)
    expect(api.stored.size).toBe(before)
    const outputs = `/manuscripts/${manuscript}/outputs`
    const stored = (await api.ok('auth', 'GET', outputs, { schema: outputList })).outputs
    const exportedAt = Date.parse(stored.find((one) => one.id === output.id)?.exportedAt ?? '')
    expect(exportedAt).toBeLessThanOrEqual(Date.parse(kept.createdAt))
    expect((await api.send('auth', 'GET', `${outputs}/${output.id}/changes`)).body).toEqual({
      itemIds: [],
      total: 0,
    })
  })

  it('refuses what the server cannot write, with the reason, and stores nothing', async () => {
    const pdf = await makeOutput({ format: 'pdf' })
    const parts = { by: 'label', id: crypto.randomUUID() }
    const nothing = await makeOutput({ choices: { ...presetChoices('reading', 'en'), parts } })
    const before = api.stored.size
    for (const [body, reason] of [
      [{ outputId: pdf.id }, 'export_in_app'],
      [{ outputId: nothing.id }, 'no_chapter'],
    ] as const)
      expect(await api.refused('auth', 'POST', path, body)).toEqual({
        status: 422,
        code: 'invalid',
        fields: { outputId: reason },
      })
    expect(await api.refused('auth', 'POST', path, { format: 'pdf' })).toMatchObject({ status: 422 })
    expect(await api.refused('auth', 'POST', path, { outputId: UNKNOWN_ID })).toMatchObject({ status: 404 })
    const long = await makeEmptyManuscript(api, 'auth', 'Long')
    const { id } = await createItem(api, 'auth', long, { content: doc('One.') })
    await api.database.owner`
      update public.manuscript_items set word_count = ${MAX_SERVER_WORDS.docx + 1} where id = ${id}`
    const { body, status } = await api.send('auth', 'POST', `/manuscripts/${long}/exports`, {
      format: 'docx',
    })
    expect(status).toBe(413)
    expect(body).toMatchObject({ error: { code: 'too_large', reason: 'export_in_app' } })
    expect(api.stored.size).toBe(before)
    await api.send('auth', 'POST', `/manuscripts/${long}/exports`, { format: 'txt' })
    expect(api.stored.size).toBe(before + 1)
  })
})

describe('/manuscripts/:id/exports (R-884)', () => {
  const upload = async (id: string, owner: Person) => {
    const metadata = api.database.owner.json({ size: 12 })
    await api.database.owner`
      insert into storage.objects (bucket_id, name, owner_id, metadata)
      values ('manuscript-files', ${`${manuscript}/${id}`}, ${PEOPLE[owner]}, ${metadata})`
  }
  const body = { outputId: null, name: 'Harbour.pdf', format: 'pdf' }

  it('PUT keeps an uploaded file with its size, once, and no other object', async () => {
    const id = crypto.randomUUID()
    const noFile = { status: 422, code: 'invalid', fields: { exportId: 'no_file' } }
    expect(await api.refused('auth', 'PUT', `${path}/${id}`, body)).toEqual(noFile)
    await upload(id, 'auth')
    const put = () => api.ok('auth', 'PUT', `${path}/${id}`, { schema: exportResponse, body })
    expect((await put()).export).toMatchObject({ id, size: 12, name: 'Harbour.pdf' })
    await put()
    expect((await list()).filter((one) => one.id === id)).toHaveLength(1)
    const foreign = crypto.randomUUID()
    await upload(foreign, 'manager')
    expect(await api.refused('auth', 'PUT', `${path}/${foreign}`, body)).toEqual(noFile)
  })

  it('counts toward the storage of the person who keeps it, and no other', async () => {
    const used = async (as: Person) =>
      (await api.ok(as, 'GET', '/account/storage', { schema: accountStorage })).used
    const before = { editor: await used('manager'), owner: await used('auth') }
    await shareManuscript(api, 'auth', manuscript, 'manager', 'editor')
    const id = crypto.randomUUID()
    await upload(id, 'manager')
    await api.ok('manager', 'PUT', `${path}/${id}`, { schema: exportResponse, body })
    const { export: written } = await api.ok('manager', 'POST', path, {
      status: 201,
      schema: exportResponse,
      body: { format: 'txt' },
    })
    expect(await used('manager')).toBe(before.editor + 12 + written.size)
    expect(await used('auth')).toBe(before.owner)
  })

  it('DELETE removes the row and lists the object for deletion', async () => {
    const { id, objectPath } = await write({ format: 'txt' })
    await api.done('auth', 'DELETE', `${path}/${id}`)
    expect((await list()).some((one) => one.id === id)).toBe(false)
    const noted = await api.database.owner`
      select from private.objects_to_remove where bucket_id = 'manuscript-files' and name = ${objectPath}`
    expect(noted).toHaveLength(1)
    expect(await api.refused('auth', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
  })

  it('an object that is kept is in use', async () => {
    const { objectPath } = await write({ format: 'txt' })
    const [row] = await api.database
      .owner`select private.is_object_used('manuscript-files', ${objectPath}) as used`
    expect(row?.used).toBe(true)
  })

  it('are read by a viewer, who keeps and deletes none; others find no manuscript', async () => {
    const { id } = await write({ format: 'txt' })
    await shareManuscript(api, 'auth', manuscript, 'manager', 'viewer')
    expect((await list('manager')).map((one) => one.id)).toContain(id)
    const calls = [
      ['POST', path, { format: 'txt' }],
      ['PUT', `${path}/${id}`, body],
      ['DELETE', `${path}/${id}`, undefined],
    ] as const
    for (const [method, at, given] of calls) {
      expect(await api.refused('manager', method, at, given)).toMatchObject({ status: 403 })
      expect(await api.refused('client', method, at, given)).toMatchObject({ status: 404 })
    }
  })
})
