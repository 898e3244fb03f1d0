import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../support/database.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { startImporter, type TestImporter } from './support/importer.ts'
import { NOVEL, NOVEL_IDS } from './support/novel.ts'

let importer: TestImporter
beforeAll(async () => {
  importer = await startImporter()
})
afterAll(() => importer.close())

async function run(choices: Record<string, unknown>, replaces?: string) {
  const id = await importer.enqueue(writeProject(NOVEL), { choices, ...(replaces ? { replaces } : {}) })
  await importer.drain()
  const [record] = await importer.owner`select * from public.imports where id = ${id}`
  const items =
    await importer.owner`select * from public.manuscript_items where manuscript_id = ${record?.manuscript_id}`
  const entries = await importer.owner`select * from public.import_entries where import_id = ${id}`
  return { id, record, items, entries, manuscript: record?.manuscript_id as string }
}

describe('choices in the preview', () => {
  it('set types and title', async () => {
    const { items, manuscript } = await run({
      title: 'Salt',
      types: { [NOVEL_IDS.storm]: 'note', nothing: 'scene' },
    })
    const [row] = await importer.owner`select title from public.manuscripts where id = ${manuscript}`
    expect(row?.title).toBe('Salt')
    expect(items.find(({ source_id }) => source_id === NOVEL_IDS.storm)?.type).toBe('note')
    expect(items.find(({ source_id }) => source_id === NOVEL_IDS.harbour)?.type).toBe('scene')
  })

  it('keep the templates folder unless it is left out (R-980)', async () => {
    const folderOf = async (manuscript: string) => {
      const [row] = await importer.owner`
        select i.source_id from public.manuscripts m
          left join public.manuscript_items i on i.id = m.templates_folder_id where m.id = ${manuscript}`
      return row?.source_id
    }
    expect(await folderOf((await run({})).manuscript)).toBe(NOVEL_IDS.templates)
    expect(await folderOf((await run({ exclude: [NOVEL_IDS.templates] })).manuscript)).toBeNull()
  })

  it('omit a branch with all items below, and list every file and one warning', async () => {
    const { items, entries, record } = await run({ exclude: [NOVEL_IDS.research, NOVEL_IDS.storm] })
    const left = [NOVEL_IDS.research, NOVEL_IDS.map, NOVEL_IDS.photo, NOVEL_IDS.storm]
    expect(items.map(({ source_id }) => source_id).sort()).toEqual(
      Object.values(NOVEL_IDS)
        .filter((id) => !left.includes(id))
        .sort(),
    )
    const files = entries.filter(({ path }) => left.some((id) => path.includes(id)))
    expect(files).toHaveLength(4)
    for (const file of files) expect(file).toMatchObject({ outcome: 'skipped', item_id: null })
    expect(files.map(({ detail }) => detail).sort()).toEqual([
      'Not imported, together with “Research”.',
      'Not imported, together with “Research”.',
      'Not imported, together with “Research”.',
      'Not imported, together with “The storm”.',
    ])
    expect(record?.warnings).toContainEqual({
      code: 'left_out',
      message: '“Research” and 2 below it were not imported.',
      values: { title: 'Research', below: 2 },
    })
    expect(record?.done).toBe(record?.total)
  })

  it('remove omitted items from the collections too', async () => {
    const { manuscript } = await run({ exclude: [NOVEL_IDS.storm] })
    const rows = await importer.owner`
      select i.source_id from public.collection_items m join public.manuscript_items i on i.id = m.item_id
       where m.manuscript_id = ${manuscript} order by m.position`
    expect(rows.map(({ source_id }) => source_id)).toEqual([NOVEL_IDS.harbour, NOVEL_IDS.anais])
  })

  it('keep the text of a link to an omitted item, without the link', async () => {
    const { items } = await run({ exclude: [NOVEL_IDS.storm] })
    const harbour = items.find(({ source_id }) => source_id === NOVEL_IDS.harbour)
    expect(harbour?.text).toContain('See the storm')
    expect(JSON.stringify(harbour?.content)).not.toContain('itemLink')
  })

  it('replace a manuscript after the import completes: the old one is trashed, its guests are copied', async () => {
    const first = await run({})
    const guest = await userId(importer.owner, 'user@demo.com')
    await importer.owner`insert into public.manuscript_members (manuscript_id, user_id, role) values (${first.manuscript}, ${guest}, 'editor')`
    const second = await run({}, first.manuscript)
    expect(second.manuscript).not.toBe(first.manuscript)
    const [old] =
      await importer.owner`select deleted_at from public.manuscripts where id = ${first.manuscript}`
    expect(old?.deleted_at).toBeInstanceOf(Date)
    const members =
      await importer.owner`select user_id, role from public.manuscript_members where manuscript_id = ${second.manuscript}`
    expect(members).toMatchObject([{ user_id: guest, role: 'editor' }])
    for (const { manuscript } of [first, second]) {
      const lists =
        await importer.owner`select name from public.manuscript_collections where manuscript_id = ${manuscript} order by position`
      expect(lists.map(({ name }) => name)).toEqual(['To revise', '#2'])
    }
    const [a] =
      await importer.owner`select source_identifier from public.manuscripts where id = ${first.manuscript}`
    const [b] =
      await importer.owner`select source_identifier from public.manuscripts where id = ${second.manuscript}`
    expect(a).toEqual(b)
  })

  it('move open invitations of a replaced manuscript, without notifying anyone again', async () => {
    const { owner } = importer
    const first = await run({})
    const [offer] = await owner`insert into private.manuscript_invitations (manuscript_id, email, role)
      values (${first.manuscript}, 'user@demo.com', 'viewer') returning id`
    const notifications = () => owner`select from public.notifications where kind = 'manuscript_shared'`
    const before = (await notifications()).length
    const second = await run({}, first.manuscript)
    const offers = await owner`select id, manuscript_id as manuscript, email, role
      from private.manuscript_invitations where manuscript_id in ${owner([first.manuscript, second.manuscript])}`
    expect(offers).toEqual([
      { id: offer?.id, manuscript: second.manuscript, email: 'user@demo.com', role: 'viewer' },
    ])
    expect(await notifications()).toHaveLength(before)
  })

  it('never replace a manuscript of another person', async () => {
    const other = await userId(importer.owner, 'client@demo.com')
    const [foreign] =
      await importer.owner`insert into public.manuscripts (owner_id, title) values (${other}, 'Theirs') returning id`
    await run({}, foreign?.id)
    const [row] = await importer.owner`select deleted_at from public.manuscripts where id = ${foreign?.id}`
    expect(row?.deleted_at).toBeNull()
  })
})
