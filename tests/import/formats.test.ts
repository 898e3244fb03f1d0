import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Packing, type SampleProject, writeProject } from '../support/scrivener/write-project.ts'
import { startImporter, type TestImporter } from './support/importer.ts'

let importer: TestImporter
beforeAll(async () => {
  importer = await startImporter()
})
afterAll(() => importer.close())

const KINDS: [string, SampleProject, Packing][] = [
  ['1.0 of macOS', { version: '1.0', dialect: 'mac' }, {}],
  ['1.0 of Windows, without a folder', { version: '1.0', dialect: 'windows' }, { folder: '' }],
  ['1.5 of Windows, with backslashes', { version: '1.5', dialect: 'windows' }, { backslashes: true }],
  [
    '1.5 of macOS, behind other bytes',
    { version: '1.5', dialect: 'mac' },
    { zip: { prefix: new Uint8Array(300) } },
  ],
  ['2.0 of macOS, zip64', { version: '2.0', dialect: 'mac' }, { zip: { zip64: true } }],
  ['2.0 of Windows, streamed', { version: '2.0', dialect: 'windows' }, { file: { descriptor: true } }],
  ['2.0, stored', { version: '2.0', binderName: 'project.scrivx' }, { file: { stored: true } }],
]

describe('every format and packing', () => {
  it.each(KINDS)('%s is imported completely', async (_name, project, packing) => {
    const id = await importer.enqueue(writeProject(project, packing))
    await importer.drain()
    const [record] = await importer.owner`select * from public.imports where id = ${id}`
    expect(record).toMatchObject({ status: 'completed', error: null, warnings: [] })
    const items = await importer.owner`
      select i.title, i.type, i.text, i.synopsis, i.notes, i.in_trash, i.target, i.keywords, i.custom, l.name as label, s.name as status,
        (select count(*)::int from public.item_revisions r where r.item_id = i.id) as revisions
      from public.manuscript_items i
      left join public.manuscript_labels l on l.id = i.label_id left join public.manuscript_statuses s on s.id = i.status_id
      where i.manuscript_id = ${record?.manuscript_id}`
    const of = (title: string) => items.find((row) => row.title === title)
    expect(of('L’arrivée')).toMatchObject({
      text: 'Il pleuvait sur le port — encore.\n« Déjà ? » dit-elle…\n\nŒuvre à €5.',
      synopsis: 'Arrivée\nau port',
      notes: 'À revoir.',
      target: 1200,
      keywords: ['mer', 'tempête'],
      custom: { 'Point de vue': 'Anaïs' },
      label: 'Intrigue',
      status: 'Premier jet',
      revisions: 1,
    })
    expect(of('Coupé')).toMatchObject({ in_trash: true, text: 'Supprimé.' })
    expect(items).toHaveLength(10)
    const [file] =
      await importer.owner`select name from public.raw_files where import_id = ${id} and role = 'main'`
    expect(file?.name).toBe('Carte.pdf')
    const open =
      await importer.owner`select path from public.import_entries where import_id = ${id} and (outcome is null or outcome = 'refused')`
    expect(open).toEqual([])
  })
})
