import { describe, expect, it } from 'vitest'
import { REFUSED_ARCHIVES, withHostileFile } from '../../../../tests/support/scrivener/hostile-archives.ts'
import {
  type Packing,
  projectFiles,
  type SampleProject,
  sampleUuid,
  writeProject,
} from '../../../../tests/support/scrivener/write-project.ts'
import { writeZip } from '../../../../tests/support/scrivener/write-zip.ts'
import { convertText } from './convert-text.ts'
import { type OpenedProject, openProject } from './open-project.ts'
import { readSynopsis } from './synopsis.ts'
import type { ItemFiles, ScrivenerItem } from './types.ts'
import { bytesSource } from './zip/byte-source.ts'
import { readEntry } from './zip/read-entry.ts'
import type { ZipEntry } from './zip/zip-entry.ts'

const open = (project?: SampleProject, packing?: Packing): Promise<OpenedProject> =>
  openProject(bytesSource(writeProject(project, packing)))
const itemOf = (opened: OpenedProject, title: string): ScrivenerItem =>
  opened.project.items.find((item) => item.title === title) as ScrivenerItem
const filesOf = (opened: OpenedProject, title: string): ItemFiles =>
  opened.plan.items[itemOf(opened, title).index] as ItemFiles
const bytesOf = (opened: OpenedProject, entry: number | undefined): Promise<Uint8Array> =>
  readEntry(opened.archive, opened.entries[entry as number] as ZipEntry)

const VERSIONS = ['1.0', '1.5', '2.0'] as const
const DIALECTS = ['mac', 'windows'] as const

describe.each(VERSIONS.flatMap((version) => DIALECTS.map((dialect) => ({ version, dialect }))))(
  'a project of format $version from $dialect',
  (kind) => {
    it('gives every item in binder order with its parent', async () => {
      const { project } = await open(kind)
      expect(project.items.map((item) => [item.title, item.parent, item.position])).toEqual([
        ['Ébauche', null, 0],
        ['Chapitre premier', 0, 0],
        ['L’arrivée', 1, 0],
        ['Sans texte', 1, 1],
        ['Personnages', null, 1],
        ['Anaïs', 4, 0],
        ['Recherche', null, 2],
        ['Carte', 6, 0],
        ['Corbeille', null, 3],
        ['Coupé', 8, 0],
      ])
      expect(project.version).toBe(kind.version)
      expect(project.title).toBe('Sample')
      expect(project.warnings).toEqual([])
    })

    it('gives names instead of numbers', async () => {
      expect(itemOf(await open(kind), 'L’arrivée')).toMatchObject({
        type: 'scene',
        label: { name: 'Intrigue', colour: '#ff8000' },
        status: 'Premier jet',
        keywords: ['mer', 'tempête'],
        custom: [{ id: 'pov', name: 'Point de vue', value: 'Anaïs' }],
        target: { goal: 1200, unit: 'words' },
        includeInCompile: true,
        created: '2024-01-02T02:04:05.000Z',
      })
      expect(itemOf(await open(kind), 'Sans texte').includeInCompile).toBe(false)
    })

    it('finds the text, notes, synopsis, research file and snapshots', async () => {
      const opened = await open(kind)
      const files = filesOf(opened, 'L’arrivée')
      const text = convertText(await bytesOf(opened, files.text))
      expect(text.text).toBe('Il pleuvait sur le port — encore.\n« Déjà ? » dit-elle…\n\nŒuvre à €5.')
      expect(text.outcome).toBe('converted')
      expect(convertText(await bytesOf(opened, files.notes)).text).toBe('À revoir.')
      expect(readSynopsis(await bytesOf(opened, files.synopsis))).toBe('Arrivée\nau port')
      expect(files.snapshots).toHaveLength(1)
      expect(filesOf(opened, 'Carte').research).toBeTypeOf('number')
      expect(filesOf(opened, 'Sans texte')).toEqual({})
    })

    it('uses the UUID as source id, or the ID where there is none', async () => {
      const item = itemOf(await open(kind), 'L’arrivée')
      expect(item.sourceId).toBe(kind.version === '1.0' ? '2' : sampleUuid(2))
    })
  },
)

describe('however it is packed', () => {
  const PACKINGS: [string, Packing][] = [
    ['with its folder', {}],
    ['without a folder', { folder: '' }],
    ['in another folder', { folder: 'Mes livres/Roman.scriv/' }],
    ['with backslashes', { backslashes: true }],
    ['stored, with data descriptors', { file: { stored: true, descriptor: true } }],
    ['as zip64', { file: { zip64: true }, zip: { zip64: true } }],
  ]
  it.each(PACKINGS)('is opened %s', async (_, packing) => {
    const opened = await open({}, packing)
    expect(convertText(await bytesOf(opened, filesOf(opened, 'Anaïs').text)).text).toBe('Capitaine.')
  })

  it('lists every file of the archive once', async () => {
    const extraFiles = [
      { name: '../__MACOSX/Sample.scriv/._x', data: 'x' },
      { name: 'Files/binder.autosave', data: 'PK' },
      { name: 'Settings/ui.plist', data: 'x' },
    ]
    const { plan, entries } = await open({ extraFiles })
    expect(plan.files.map((file) => file.entryIndex).sort((a, b) => a - b)).toEqual(
      entries.map((entry) => entry.index),
    )
    expect(plan.files.filter((file) => file.action === 'skip').map((file) => file.reason)).toEqual([
      'version',
      'backup',
      'settings',
    ])
    expect(plan.files.filter((file) => file.action === 'refuse').map((file) => file.reason)).toEqual([
      'unsafe_name',
    ])
  })

  it('skips what macOS adds and titles a bare project after its archive', async () => {
    const files = projectFiles()
    const bytes = writeZip([
      ...files,
      { name: '__MACOSX/._Sample.scrivx', data: 'x' },
      { name: '.DS_Store', data: 'x' },
    ])
    const { plan, project } = await openProject(bytesSource(bytes), { archiveName: 'Mon roman.scriv.zip' })
    expect(project.title).toBe('Mon roman')
    expect(plan.files.filter((file) => file.role === 'system')).toHaveLength(2)
  })

  it('prefers the binder named like the folder to a conflicted copy', async () => {
    const copy = projectFiles({ items: [{ title: 'old' }] })[0]
    const extraFiles = [{ name: 'Sample (conflicted copy 2024-01-01).scrivx', data: copy?.data }]
    const { project } = await open({ extraFiles })
    expect(project.items[0]?.title).toBe('Ébauche')
    expect(project.warnings.map((warning) => warning.code)).toEqual(['several_binders'])
  })

  it.each([
    ['1.0', '<BinderIDs><BinderID>3</BinderID><BinderID>99</BinderID><BinderID>2</BinderID></BinderIDs>'],
    ['2.0', `<BinderUUIDs>${sampleUuid(3)}, ${sampleUuid(2).toLowerCase()}</BinderUUIDs>`],
  ] as const)('reads collections in their order from format %s', async (version, ids) => {
    const settings = `<Collections><Collection Type="Binder"><Title>Binder</Title></Collection>
      <Collection Type="RecentSearch"><Title>Search</Title></Collection>
      <Collection Type="Arbitrary"><Title>To revise</Title>${ids}</Collection>
      <Collection Type="SavedSearch"><Title>Harbour</Title></Collection></Collections>`
    const { project } = await open({ version, settings })
    const titles = new Map(project.items.map((item) => [item.sourceId, item.title]))
    expect(
      project.collections.map(({ title, itemIds }) => [title, ...itemIds.map((id) => titles.get(id))]),
    ).toEqual([['To revise', 'Sans texte', 'L’arrivée']])
    expect(project.savedSearches).toEqual(['Harbour'])
  })

  it('gives the same plan again', async () => {
    const bytes = writeProject()
    const [one, two] = [await openProject(bytesSource(bytes)), await openProject(bytesSource(bytes))]
    expect(JSON.stringify([one.project, one.plan])).toBe(JSON.stringify([two.project, two.plan]))
  })
})

describe('a hostile archive', () => {
  it.each(REFUSED_ARCHIVES)('with $name ends in $code', async ({ make, code }) => {
    const bytes = make()
    await expect(openProject(bytesSource(bytes))).rejects.toMatchObject({ name: 'ArchiveError', code })
  })

  it('names each of several projects', async () => {
    const two = REFUSED_ARCHIVES.find(({ code }) => code === 'several_projects')
    await expect(openProject(bytesSource(two?.make() ?? new Uint8Array()))).rejects.toThrow(
      'A.scriv, B.scriv',
    )
  })

  it.each([
    ['a link', { name: 'Files/Docs/1.rtf', data: '/etc/passwd', mode: 0o120777 }, 'link'],
    ['a name that leaves the folder', { name: '../../evil.rtf', data: 'x' }, 'unsafe_name'],
    [
      'an absolute name',
      { name: 'x', rawName: new TextEncoder().encode('/etc/cron.d/x'), data: 'x' },
      'unsafe_name',
    ],
    ['an unknown method', { name: 'Files/Docs/1.rtf', data: 'x', method: 95 }, 'unsupported_method'],
    ['a bomb', { name: 'Files/Docs/1.rtf', data: 'x', claimSize: 200 * 1024 * 1024 }, 'suspicious_ratio'],
  ])('with %s comes in without that file and says so', async (_, file, reason) => {
    const { plan, project } = await openProject(bytesSource(withHostileFile(file)))
    expect(
      plan.files.filter((planned) => planned.action === 'refuse').map((planned) => planned.reason),
    ).toEqual([reason])
    expect(project.warnings.map((warning) => warning.code)).toEqual(['refused_file'])
    expect(project.items).toHaveLength(10)
  })

  it('keeps a text no item owns as a file', async () => {
    const { plan, project } = await open({
      extraFiles: [{ name: 'Files/Data/NOBODY/content.rtf', data: '{\\rtf1 x}' }],
    })
    expect(plan.files.find((file) => file.role === 'orphan')).toMatchObject({
      action: 'keep',
      itemIndex: null,
    })
    expect(project.warnings.map((warning) => warning.code)).toEqual(['orphan_file'])
  })

  it('gives two items of one id two source ids, and the text to the first', async () => {
    const opened = await open({
      items: [
        { title: 'A', uuid: 'SAME', text: ['a'] },
        { title: 'B', uuid: 'same' },
      ],
    })
    expect(opened.project.items.map((item) => item.sourceId)).toEqual(['SAME', 'same#2'])
    expect(opened.project.warnings.map((warning) => warning.code)).toEqual(['duplicate_id'])
    expect(filesOf(opened, 'B')).toEqual({})
  })

  it.each(['../../etc/passwd', 'a/b', '..', 'C:\\x', '__proto__', 'constructor'])(
    'only compares the id %j',
    async (uuid) => {
      const opened = await open({ items: [{ title: 'A', uuid, text: ['a'] }] })
      expect(opened.project.items[0]?.sourceId).toBe(uuid)
      expect(opened.project.items).toHaveLength(1)
    },
  )

  it('takes markup and control characters in a title as text', async () => {
    const { project } = await open({ items: [{ title: '<b>\u0000\u0007A & B</b>\ud800 "c"' }] })
    expect(project.items[0]?.title).toBe('<b>A & B</b>\ufffd "c"')
  })

  it('warns of an unknown version and continues', async () => {
    const bytes = writeZip([
      {
        name: 'P.scriv/P.scrivx',
        data: '<ScrivenerProject Version="1.7"><Binder><BinderItem ID="0" Type="Text"/></Binder></ScrivenerProject>',
      },
    ])
    const { project } = await openProject(bytesSource(bytes))
    expect(project.warnings.map((warning) => warning.code)).toEqual(['unknown_version'])
    expect(project.items).toHaveLength(1)
  })

  it('reports the position of the damage in the binder', async () => {
    const bytes = writeZip([
      { name: 'P.scriv/P.scrivx', data: '<ScrivenerProject Version="2.0">\n<Binder>\n<BinderItem></Binder>' },
    ])
    await expect(openProject(bytesSource(bytes))).rejects.toMatchObject({
      values: { line: 3, path: 'P.scriv/P.scrivx' },
    })
  })
})
