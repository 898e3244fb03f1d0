import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { docSchema } from '../../supabase/functions/_shared/contract/document.ts'
import { REFUSED_ARCHIVES, withHostileFile } from '../support/scrivener/hostile-archives.ts'
import { projectFiles, sampleUuid, writeProject } from '../support/scrivener/write-project.ts'
import { writeZip, type ZipFile } from '../support/scrivener/write-zip.ts'
import { startImporter, type TestImporter } from './support/importer.ts'

let importer: TestImporter

beforeAll(async () => {
  importer = await startImporter()
  await importer.enqueue(writeProject(), { fileName: 'Mine.zip' })
  await importer.drain()
})
afterAll(() => importer.close())
afterEach(async () => {
  importer.log.length = 0
})

/** Everything in the database and in Storage except the rows and objects of one import. */
async function fingerprint(id: string): Promise<string> {
  const tables = await importer.owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'storage', 'auth') order by 1`
  const hash = createHash('sha1')
  for (const { name } of tables) {
    const rows = await importer.owner<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${importer.owner.unsafe(name)} t order by 1`
    for (const { row } of rows) if (!row.includes(id)) hash.update(row)
  }
  for (const [path, { bytes }] of [...importer.store.objects].sort()) {
    if (!path.includes(id)) hash.update(path).update(bytes)
  }
  return hash.digest('hex')
}

describe('an archive is refused', () => {
  // An empty file cannot be registered, so it is not tested here.
  it.each(REFUSED_ARCHIVES.filter(({ code }) => code !== 'empty_file'))(
    '$name ends as $code, and nothing else changes',
    async ({ code, make }) => {
      const id = crypto.randomUUID()
      const before = await fingerprint(id)
      await importer.enqueue(make(), { id })
      const results = await importer.drain()
      expect(results.map(({ status }) => status)).toEqual(['failed'])
      const [row] = await importer.owner`select * from public.imports where id = ${id}`
      expect(row).toMatchObject({
        status: 'failed',
        error_code: code,
        manuscript_id: null,
        done: 0,
        total: 0,
      })
      expect(row?.error.length).toBeGreaterThan(10)
      expect(row?.finished_at).toBeInstanceOf(Date)
      const notified =
        await importer.owner`select kind from public.notifications where payload ->> 'importId' = ${id}`
      expect(notified.map(({ kind }) => kind)).toEqual(['import_failed'])
      expect(importer.log).toEqual([])
      expect(await importer.owner`select from private.import_jobs`).toHaveLength(0)
      expect(await fingerprint(id)).toBe(before)
    },
  )
})

const at = (name: string) => `Files/Data/${sampleUuid(2)}/${name}`
const other = (name: string) => `Files/Data/${sampleUuid(3)}/${name}`
type Damaged = { name: string; file: ZipFile; outcome: string; detail?: RegExp; reason?: string }
const DAMAGED: readonly Damaged[] = [
  {
    name: 'a path that climbs out',
    file: { name: '../../../etc/passwd', data: 'x' },
    outcome: 'refused',
    detail: /name/,
    reason: 'unsafe_name',
  },
  {
    name: 'a symbolic link',
    file: { name: at('content.pdf'), data: '/etc/passwd', mode: 0o120777 },
    outcome: 'refused',
    detail: /link/,
    reason: 'link',
  },
  {
    name: 'a wrong checksum',
    file: { name: at('card-image.png'), data: 'png', claimCrc: 7 },
    outcome: 'refused',
    detail: /checksum/,
    reason: 'entry_damaged',
  },
  {
    name: 'a file larger than it says',
    file: { name: at('content.pdf'), data: 'a'.repeat(5000), claimSize: 10 },
    outcome: 'refused',
    detail: /larger/,
    reason: 'entry_damaged',
  },
  {
    name: 'an unknown compression',
    file: { name: at('content.pdf'), data: 'abc', claimMethod: 99 - 1 },
    outcome: 'refused',
    reason: 'unsupported_method',
  },
  {
    name: 'comments that are no XML',
    file: { name: at('content.comments'), data: '<Comments><Comment' },
    outcome: 'refused',
    reason: 'file_damaged',
  },
  {
    name: 'comments with entities',
    file: { name: at('content.comments'), data: '<!DOCTYPE x [<!ENTITY a "b">]><Comments>&a;</Comments>' },
    outcome: 'refused',
  },
  {
    name: 'a text that is no RTF',
    file: { name: other('content.rtf'), data: new Uint8Array([200, 0, 201, 0]) },
    outcome: 'kept_raw',
    detail: /Rich Text/,
    reason: 'damage',
  },
  {
    name: 'a text of a million groups',
    file: {
      name: other('content.rtf'),
      data: `{\\rtf1 ${'{'.repeat(1_000_000)}deep${'}'.repeat(1_000_000)}}`,
    },
    outcome: 'converted',
  },
]

describe('a damaged file in a valid archive', () => {
  it.each(DAMAGED)(
    '$name: is listed on the receipt, and the rest is imported',
    async ({ file, outcome, detail, reason }) => {
      const id = await importer.enqueue(withHostileFile({ ...file }))
      await importer.drain()
      const [record] = await importer.owner`select * from public.imports where id = ${id}`
      expect(record).toMatchObject({ status: 'completed', error: null })
      expect(record?.done).toBe(record?.total)
      const entries =
        await importer.owner`select * from public.import_entries where import_id = ${id} order by n`
      const mine = entries.at(-1)
      expect(mine).toMatchObject({ outcome })
      if (detail) expect(mine?.detail).toMatch(detail)
      if (reason) expect(mine?.reason).toBe(reason)
      const [arrival] = await importer.owner`
      select text, synopsis from public.manuscript_items where manuscript_id = ${record?.manuscript_id} and source_id = ${sampleUuid(2)}`
      expect(arrival?.text).toContain('Il pleuvait sur le port — encore.')
    },
  )

  it('is refused with an absolute path', async () => {
    const files = projectFiles().map((file) => ({ ...file, name: `Sample.scriv/${file.name}` }))
    const id = await importer.enqueue(writeZip([...files, { name: '/etc/passwd', data: 'x' }]))
    await importer.drain()
    const rows =
      await importer.owner`select outcome, path from public.import_entries where import_id = ${id} and path like '%passwd'`
    expect(rows).toMatchObject([{ outcome: 'refused' }])
  })

  it('is stored beside the text that could be read of it', async () => {
    const items = [
      {
        title: 'Draft',
        type: 'DraftFolder',
        children: [{ title: 'Torn', text: '{\\rtf1 Once upon {\\b a time' }],
      },
    ]
    const id = await importer.enqueue(writeProject({ items }))
    await importer.drain()
    const [record] = await importer.owner`select * from public.imports where id = ${id}`
    const [torn] =
      await importer.owner`select * from public.manuscript_items where manuscript_id = ${record?.manuscript_id} and title = 'Torn'`
    expect(torn?.text).toBe('Once upon a time')
    const raw = await importer.owner`select * from public.raw_files where item_id = ${torn?.id}`
    expect(raw).toMatchObject([{ role: 'raw', name: 'Torn.rtf' }])
    expect(record?.warnings).toMatchObject([{ code: 'damaged_text' }])
  })

  it('is stored with a download-only type when a browser would run it', async () => {
    const file = { extension: 'html', data: '<script>alert(1)</script>' }
    const items = [
      {
        title: 'Research',
        type: 'ResearchFolder',
        children: [{ title: '<b>Page</b>', type: 'Other', file }],
      },
    ]
    const id = await importer.enqueue(writeProject({ items }))
    await importer.drain()
    const [raw] = await importer.owner`select * from public.raw_files where import_id = ${id}`
    expect(raw).toMatchObject({ mime: 'text/html', name: '<b>Page</b>.html' })
    expect(importer.store.objects.get(`manuscript-files/${raw?.object_path}`)?.mime).toBe(
      'application/octet-stream',
    )
    expect(raw?.object_path).toMatch(/^[\w-]+\/[\w-]+\/\d+\.html$/)
  })

  it('cannot import a text that breaks the contract', async () => {
    const evil =
      '{\\rtf1 {\\field{\\*\\fldinst{HYPERLINK "javascript:alert(1)"}}{\\fldrslt click}} \\u0 \\u55357 ok}'
    const items = [{ title: 'Draft', type: 'DraftFolder', children: [{ title: 'Evil', text: evil }] }]
    const id = await importer.enqueue(writeProject({ items }))
    await importer.drain()
    const [row] = await importer.owner`select i.content from public.manuscript_items i
      join public.imports m on m.manuscript_id = i.manuscript_id where m.id = ${id} and i.title = 'Evil'`
    docSchema.parse(row?.content)
    expect(JSON.stringify(row?.content)).not.toContain('javascript:')
  })
})
