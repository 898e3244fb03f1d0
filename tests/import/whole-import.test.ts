import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docSchema } from '../../supabase/functions/_shared/contract/document.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { startImporter, type TestImporter } from './support/importer.ts'
import { NOVEL, NOVEL_IDS } from './support/novel.ts'

let importer: TestImporter
let id: string
let manuscript: string

beforeAll(async () => {
  importer = await startImporter()
  id = await importer.enqueue(writeProject(NOVEL), { fileName: 'Novel.scriv.zip' })
  await importer.drain()
  const [row] = await importer.owner`select manuscript_id from public.imports where id = ${id}`
  manuscript = row?.manuscript_id
})
afterAll(() => importer.close())

async function item(sourceId: string) {
  const [row] = await importer.owner`
    select i.*, p.source_id as parent_source, l.name as label_name, l.colour as label_colour, s.name as status_name
      from public.manuscript_items i
      left join public.manuscript_items p on p.id = i.parent_id
      left join public.manuscript_labels l on l.id = i.label_id
      left join public.manuscript_statuses s on s.id = i.status_id
     where i.manuscript_id = ${manuscript} and i.source_id = ${sourceId}`
  if (!row) throw new Error(`${sourceId} did not come in`)
  return row
}

describe('an import (R-002, R-068)', () => {
  it('completes, with every file counted', async () => {
    const [row] = await importer.owner`select * from public.imports where id = ${id}`
    expect(row).toMatchObject({ status: 'completed', error: null, current: '' })
    expect(row?.done).toBe(row?.total)
    expect(row?.finished_at).toBeInstanceOf(Date)
    expect(importer.log).toEqual([])
  })

  it('creates a manuscript of the owner with title, target, fields and source', async () => {
    const [row] = await importer.owner`select * from public.manuscripts where id = ${manuscript}`
    expect(row).toMatchObject({ owner_id: importer.writer, title: 'Novel', target: 80000 })
    expect(row?.custom_fields).toEqual([{ id: 'pov', title: 'Point de vue', type: 'text', options: [] }])
    expect(row?.source_identifier).toMatch(/\S/)
  })

  it('creates the whole binder in order, with parents', async () => {
    const rows = await importer.owner`
      with recursive tree as (
        select i.id, i.source_id, array[i.position] as path from public.manuscript_items i
         where i.manuscript_id = ${manuscript} and i.parent_id is null
        union all
        select i.id, i.source_id, t.path || i.position from public.manuscript_items i join tree t on i.parent_id = t.id)
      select source_id from tree order by path`
    expect(rows.map((row) => row.source_id)).toEqual(Object.values(NOVEL_IDS))
    expect((await item(NOVEL_IDS.harbour)).parent_source).toBe(NOVEL_IDS.part)
  })

  it('keeps titles, types, flags and dates', async () => {
    expect(await item(NOVEL_IDS.part)).toMatchObject({
      title: 'Part “One”',
      type: 'chapter',
      include_in_compile: true,
    })
    expect(await item(NOVEL_IDS.storm)).toMatchObject({
      type: 'scene',
      include_in_compile: false,
      in_trash: false,
    })
    expect(await item(NOVEL_IDS.anais)).toMatchObject({ type: 'character' })
    expect(await item(NOVEL_IDS.map)).toMatchObject({ type: 'research', source_type: 'PDF' })
    expect(await item(NOVEL_IDS.cut)).toMatchObject({ in_trash: true })
    expect((await item(NOVEL_IDS.cut)).source_created_at).toEqual(new Date('2024-01-02T02:04:05Z'))
  })

  it('keeps the colours of keywords, also of nested ones (R-972)', async () => {
    const [row] =
      await importer.owner`select keyword_colours from public.manuscripts where id = ${manuscript}`
    expect(row?.keyword_colours).toEqual({ mer: '#0000ff', tempête: '#3333ff' })
  })

  it('keeps label, status, keywords, custom field, section type and target', async () => {
    expect(await item(NOVEL_IDS.harbour)).toMatchObject({
      label_name: 'Intrigue',
      label_colour: '#ff8000',
      status_name: 'Premier jet',
      keywords: ['mer', 'tempête'],
      custom: { 'Point de vue': 'Anaïs' },
      section_type: 'Scene',
      target: 1200,
      synopsis: 'A ship\ncomes in',
      notes: 'Check the tides.',
    })
    // A target in characters is no number of words.
    expect(await item(NOVEL_IDS.storm)).toMatchObject({ target: null, details: { characterTarget: '5000' } })
  })

  it('keeps collections with their items in the order of the project, each item once', async () => {
    const rows = await importer.owner`
      select c.name, array_agg(i.source_id order by m.position) filter (where i.id is not null) as items
        from public.manuscript_collections c
        left join public.collection_items m on m.collection_id = c.id
        left join public.manuscript_items i on i.id = m.item_id
       where c.manuscript_id = ${manuscript} group by c.id order by c.position`
    expect([...rows]).toEqual([
      { name: 'To revise', items: [NOVEL_IDS.storm, NOVEL_IDS.harbour, NOVEL_IDS.anais] },
      { name: '#2', items: null },
    ])
  })

  it('lists the saved searches it does not import (R-958)', async () => {
    const [row] = await importer.owner`select warnings from public.imports where id = ${id}`
    expect(row?.warnings).toContainEqual({
      code: 'saved_searches',
      message: 'Saved searches are not imported: Says “ship”',
      values: { names: 'Says “ship”' },
    })
  })

  it('imports template sheets as notes of their folder', async () => {
    expect(await item(NOVEL_IDS.sheet)).toMatchObject({
      title: 'Sheet',
      type: 'note',
      text: 'Name:',
      in_trash: false,
      parent_source: NOVEL_IDS.templates,
    })
    expect(await item(NOVEL_IDS.templates)).toMatchObject({ title: 'Templates', type: 'folder' })
  })

  it('keeps the text exactly, in documents that match the contract', async () => {
    const harbour = await item(NOVEL_IDS.harbour)
    expect(harbour.text.split('\n').filter(Boolean)).toEqual([
      'The harbour was dark and cold, never always.',
      'A ship came in.',
      'See the storm and the sea.',
      'Nobody who was there? spoke.',
      'The end’s near.',
    ])
    expect((await item(NOVEL_IDS.storm)).text).toBe('暴风雨来了。\nעברית ועוד\n« Déjà ? »')
    const rows = await importer.owner`
      select content, notes_content from public.manuscript_items where manuscript_id = ${manuscript} and content is not null`
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const { content, notes_content } of rows) {
      docSchema.parse(content)
      if (notes_content) docSchema.parse(notes_content)
    }
  })

  it('keeps formatting, internal links, external links and annotations as marks', async () => {
    const marks = marksOf((await item(NOVEL_IDS.harbour)).content)
    for (const type of ['bold', 'italic', 'underline', 'strike', 'annotation']) {
      expect(marks.map((mark) => mark.type)).toContain(type)
    }
    expect(marks).toContainEqual({ type: 'link', attrs: { href: 'https://example.org/sea' } })
    const storm = await item(NOVEL_IDS.storm)
    expect(marks).toContainEqual({ type: 'itemLink', attrs: { itemId: storm.id } })
  })

  it('keeps comments and footnotes, each with the mark of its id', async () => {
    const harbour = await item(NOVEL_IDS.harbour)
    const rows =
      await importer.owner`select * from public.item_comments where item_id = ${harbour.id} order by created_at`
    expect(rows).toMatchObject([
      { kind: 'comment', body: 'Which ship? La Mouette.', colour: '#ffff00', author_id: null },
      { kind: 'footnote', body: 'In 1897, not 1898.' },
    ])
    const anchors = marksOf(harbour.content).filter(({ type }) => type === 'comment' || type === 'footnote')
    expect(anchors.map(({ attrs }) => attrs?.id)).toEqual(rows.map((row) => row.id))
  })

  it('keeps pictures as files that the text references', async () => {
    const harbour = await item(NOVEL_IDS.harbour)
    const [picture] =
      await importer.owner`select * from public.raw_files where item_id = ${harbour.id} and role = 'image'`
    expect(picture).toMatchObject({ mime: 'image/png' })
    expect(JSON.stringify(harbour.content)).toContain(picture?.object_path)
    expect(picture?.object_path).toMatch(new RegExp(`^${manuscript}/${id}/\\d+-1\\.png$`))
    expect(importer.store.objects.get(`manuscript-files/${picture?.object_path}`)?.bytes.length).toBe(
      Number(picture?.size),
    )
  })

  it('keeps snapshots as revisions with their titles and dates', async () => {
    const harbour = await item(NOVEL_IDS.harbour)
    const rows =
      await importer.owner`select * from public.item_revisions where item_id = ${harbour.id} order by created_at`
    expect(rows).toMatchObject([
      {
        kind: 'snapshot',
        name: 'First',
        text: 'An older harbour.',
        created_at: new Date('2024-05-06T05:08:09Z'),
      },
      { kind: 'snapshot', name: 'Second', text: 'A newer harbour.', word_count: 3 },
    ])
  })

  it('keeps research, card images, packages and unknown files readable', async () => {
    const rows = await importer.owner`select f.*, i.source_id as source from public.raw_files f
      left join public.manuscript_items i on i.id = f.item_id where f.manuscript_id = ${manuscript} order by f.path`
    const files = rows.map(({ role, name, mime, source }) => ({ role, name, mime, source }))
    expect(files).toContainEqual({
      role: 'main',
      name: 'Map.pdf',
      mime: 'application/pdf',
      source: NOVEL_IDS.map,
    })
    expect(files).toContainEqual({
      role: 'main',
      name: 'Photo.png',
      mime: 'image/png',
      source: NOVEL_IDS.photo,
    })
    expect(files).toContainEqual({
      role: 'card',
      name: 'card-image.png',
      mime: 'image/png',
      source: NOVEL_IDS.anais,
    })
    expect(files).toContainEqual({
      role: 'package',
      name: 'data.xml',
      mime: 'application/xml',
      source: NOVEL_IDS.map,
    })
    expect(
      files
        .filter(({ role }) => role === 'raw')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['content.rtf', 'notes-of-mine.xyz'])
    for (const row of rows)
      expect(importer.store.objects.has(`manuscript-files/${row.object_path}`)).toBe(true)
    const map = rows.find(({ name }) => name === 'Map.pdf')
    const bytes = importer.store.objects.get(`manuscript-files/${map?.object_path}`)?.bytes
    expect(new TextDecoder().decode(bytes)).toBe('%PDF-1.4 map')
  })

  it('lists every file of the archive on the receipt with its outcome', async () => {
    const rows = await importer.owner`select * from public.import_entries where import_id = ${id} order by n`
    const [record] = await importer.owner`select total from public.imports where id = ${id}`
    expect(rows).toHaveLength(record?.total)
    expect(rows.filter(({ outcome }) => outcome === null)).toEqual([])
    const of = (end: string) => rows.find(({ path }) => path.endsWith(end))
    expect(of(`${NOVEL_IDS.harbour}/content.rtf`)).toMatchObject({ outcome: 'converted', word_count: 26 })
    expect(of(`${NOVEL_IDS.harbour}/content.comments`)).toMatchObject({
      outcome: 'imported',
      detail: '2 comments and footnotes.',
      reason: 'comments',
      reason_values: { count: 2 },
    })
    expect(of('Novel.scrivx')).toMatchObject({ outcome: 'imported' })
    expect(of('Settings/ui.plist')).toMatchObject({ outcome: 'skipped', reason: 'settings' })
    expect(of('QuickLook/Preview.html')).toMatchObject({ outcome: 'skipped', reason: 'quick_look' })
    expect(of('notes-of-mine.xyz')).toMatchObject({ outcome: 'kept_raw', reason: null, reason_values: {} })
    expect(of(`${NOVEL_IDS.map}/content.pdf`)?.item_id).toBe((await item(NOVEL_IDS.map)).id)
    expect(rows.some(({ reason }) => reason === 'not_reached')).toBe(false)
    for (const { detail, reason } of rows) expect(detail === '').toBe(reason === null)
  })

  it('notifies the owner, deletes its work rows and keeps the archive', async () => {
    const rows =
      await importer.owner`select user_id, kind, payload from public.notifications where payload ->> 'importId' = ${id}`
    expect(rows).toMatchObject([
      {
        user_id: importer.writer,
        kind: 'import_completed',
        payload: { importId: id, manuscriptId: manuscript, fileName: 'Novel.scriv.zip', title: 'Novel' },
      },
    ])
    expect(await importer.owner`select from private.import_jobs`).toHaveLength(0)
    expect(await importer.owner`select from private.import_work`).toHaveLength(0)
    expect(importer.store.objects.has(`archives/${importer.writer}/${id}.zip`)).toBe(true)
  })
})

type Mark = { type: string; attrs?: Record<string, unknown> }
function marksOf(node: unknown): Mark[] {
  const { marks = [], content = [] } = node as { marks?: Mark[]; content?: unknown[] }
  return [...marks, ...content.flatMap(marksOf)]
}
