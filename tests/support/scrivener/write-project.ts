import { type RtfDialect, writeRtf } from './write-rtf.ts'
import { writeZip, type ZipFile, type ZipOptions } from './write-zip.ts'

/** One binder item to write; only the title is required. */
export interface SampleItem {
  title?: string
  type?: string
  uuid?: string
  id?: number
  text?: readonly (string | { rtf: string })[] | string
  notes?: readonly string[]
  synopsis?: string
  labelId?: string
  statusId?: string
  includeInCompile?: boolean
  keywordIds?: readonly string[]
  custom?: Readonly<Record<string, string>>
  /** The target in words. */
  target?: number
  characterTarget?: number
  sectionType?: string
  icon?: string
  /** Content of `content.comments` or `N.comments`. */
  comments?: string
  styles?: string
  /** A research file: extension and bytes. */
  file?: { extension: string; data: Uint8Array | string }
  snapshots?: readonly { title: string; date: string; fileDate?: string; text: readonly string[] }[]
  children?: readonly SampleItem[]
}

/** A project to write. */
export interface SampleProject {
  name?: string
  version?: '1.0' | '1.5' | '2.0'
  dialect?: RtfDialect
  items?: readonly SampleItem[]
  /** XML after the binder: labels, statuses, keywords, … */
  settings?: string
  creator?: string
  templateFolder?: string
  /** Name of the `.scrivx`, if it differs from the project. */
  binderName?: string
  extraFiles?: readonly ZipFile[]
}

/** The packing of a project. */
export interface Packing {
  /** Prefix of every name; default is the `.scriv` folder, empty for none. */
  folder?: string
  backslashes?: boolean
  file?: Partial<ZipFile>
  zip?: ZipOptions
}

/** Labels, statuses, keywords and fields used by the samples. */
export const SAMPLE_SETTINGS = `<LabelSettings><Title>Fil</Title><Labels><Label ID="-1">No Label</Label><Label ID="3" Color="1.0 0.5 0.0">Intrigue</Label></Labels></LabelSettings>
<StatusSettings><Title>État</Title><StatusItems><Status ID="-1">No Status</Status><Status ID="2">Premier jet</Status></StatusItems></StatusSettings>
<Keywords><Keyword ID="5"><Title>mer</Title><Color>0.0 0.0 1.0</Color><Children><Keyword ID="6"><Title>tempête</Title><Color>0.2 0.2 1.0</Color></Keyword></Children></Keyword></Keywords>
<CustomMetaDataSettings><MetaDataField ID="pov" Type="Text"><Title>Point de vue</Title></MetaDataField></CustomMetaDataSettings>
<SectionTypes><TypeDefinitions><Type ID="D2E24F2F-E4A2-49D0-BACA-26098774C8F9">Scene</Type></TypeDefinitions></SectionTypes>`

/** A small project with every kind of content. */
export const SAMPLE_ITEMS: readonly SampleItem[] = [
  {
    title: 'Ébauche',
    type: 'DraftFolder',
    children: [
      {
        title: 'Chapitre premier',
        type: 'Folder',
        includeInCompile: true,
        children: [
          {
            title: 'L’arrivée',
            text: ['Il pleuvait sur le port — encore.', '« Déjà ? » dit-elle…', '', 'Œuvre à €5.'],
            synopsis: 'Arrivée\rau port',
            notes: ['À revoir.'],
            labelId: '3',
            statusId: '2',
            keywordIds: ['5', '6'],
            custom: { pov: 'Anaïs' },
            target: 1200,
            includeInCompile: true,
            snapshots: [{ title: 'Avant', date: '2024-05-06 07:08:09 +0200', text: ['Première version.'] }],
          },
          { title: 'Sans texte' },
        ],
      },
    ],
  },
  { title: 'Personnages', type: 'Folder', children: [{ title: 'Anaïs', text: ['Capitaine.'] }] },
  {
    title: 'Recherche',
    type: 'ResearchFolder',
    children: [{ title: 'Carte', type: 'PDF', file: { extension: 'pdf', data: '%PDF-1.4 sample' } }],
  },
  { title: 'Corbeille', type: 'TrashFolder', children: [{ title: 'Coupé', text: ['Supprimé.'] }] },
]

/** The deterministic id of an item without one. */
export function sampleUuid(id: number): string {
  return `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0').toUpperCase()}`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Numbered {
  item: SampleItem
  id: number
  uuid: string
}

/** The files of a project, with names relative to its folder. */
export function projectFiles(project: SampleProject = {}): ZipFile[] {
  const { name = 'Sample', version = '2.0', dialect = 'mac', items = SAMPLE_ITEMS } = project
  const files: ZipFile[] = []
  let next = 0
  const writeItem = (item: SampleItem): string => {
    const id = item.id ?? next++
    const numbered = { item, id, uuid: item.uuid ?? sampleUuid(id) }
    files.push(...itemFiles(numbered, version, dialect))
    return itemXml(numbered, version, dialect, (item.children ?? []).map(writeItem).join(''))
  }
  const binder = items.map(writeItem).join('\n')
  const creator = project.creator ?? (dialect === 'mac' ? 'SCRMAC-3.3-15400' : 'SCRWIN-3.1.5.1')
  const template = project.templateFolder
    ? `<TemplateFolderUUID>${project.templateFolder}</TemplateFolderUUID>`
    : ''
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<ScrivenerProject Version="${version}" Creator="${creator}">\n<Binder>${binder}</Binder>\n${project.settings ?? SAMPLE_SETTINGS}${template}</ScrivenerProject>\n`
  return [
    { name: project.binderName ?? `${name}.scrivx`, data: xml },
    { name: 'Files/version.txt', data: version === '2.0' ? '23' : version === '1.5' ? '18' : '16' },
    ...files,
    ...(project.extraFiles ?? []),
  ]
}

function itemXml(
  { item, id, uuid }: Numbered,
  version: string,
  dialect: RtfDialect,
  children: string,
): string {
  const key =
    version === '2.0' ? `UUID="${uuid}"` : version === '1.5' ? `ID="${id}" UUID="${uuid}"` : `ID="${id}"`
  const windows = dialect === 'windows' ? 'Template="No" ' : ''
  const meta = [
    item.labelId === undefined ? '' : `<LabelID>${item.labelId}</LabelID>`,
    item.statusId === undefined ? '' : `<StatusID>${item.statusId}</StatusID>`,
    item.sectionType ? `<SectionType>${item.sectionType}</SectionType>` : '',
    item.includeInCompile ? '<IncludeInCompile>Yes</IncludeInCompile>' : '',
    item.file ? `<FileExtension>${item.file.extension}</FileExtension>` : '',
    item.icon ? `<IconFileName>${escapeXml(item.icon)}</IconFileName>` : '',
    item.custom
      ? `<CustomMetaData>${Object.entries(item.custom)
          .map(
            ([field, value]) =>
              `<MetaDataItem><FieldID>${field}</FieldID><Value>${escapeXml(value)}</Value></MetaDataItem>`,
          )
          .join('')}</CustomMetaData>`
      : '',
  ].join('')
  const keywords = item.keywordIds?.map((keyword) => `<KeywordID>${keyword}</KeywordID>`).join('')
  return [
    `<BinderItem ${windows}${key} Type="${item.type ?? 'Text'}" Created="2024-01-02 03:04:05 +0100" Modified="2024-02-03 04:05:06 +0100">`,
    item.title === undefined ? '' : `<Title>${escapeXml(item.title)}</Title>`,
    meta ? `<MetaData>${meta}</MetaData>` : '',
    item.target ? `<TextSettings><Target Type="Words">${item.target}</Target></TextSettings>` : '',
    item.characterTarget
      ? `<TextSettings><Target Type="Characters">${item.characterTarget}</Target></TextSettings>`
      : '',
    keywords ? `<Keywords>${keywords}</Keywords>` : '',
    children ? `<Children>${children}</Children>` : '',
    '</BinderItem>',
  ].join('')
}

function itemFiles({ item, id, uuid }: Numbered, version: string, dialect: RtfDialect): ZipFile[] {
  const isNew = version === '2.0'
  const at = (modern: string, old: string): string =>
    isNew ? `Files/Data/${uuid}/${modern}` : `Files/Docs/${id}${old}`
  const files: ZipFile[] = []
  const add = (name: string, data: Uint8Array | string): void => void files.push({ name, data })
  if (item.text !== undefined) {
    add(at('content.rtf', '.rtf'), typeof item.text === 'string' ? item.text : writeRtf(item.text, dialect))
  }
  if (item.notes) add(at('notes.rtf', '_notes.rtf'), writeRtf(item.notes, dialect))
  if (item.synopsis !== undefined) add(at('synopsis.txt', '_synopsis.txt'), item.synopsis)
  if (item.comments) add(at('content.comments', '.comments'), item.comments)
  if (item.styles) add(at('content.styles', '.styles'), item.styles)
  if (item.file) add(at(`content.${item.file.extension}`, `.${item.file.extension}`), item.file.data)
  if (item.snapshots) {
    const folder = `Snapshots/${isNew ? uuid : id}.snapshots`
    const lines = item.snapshots.map(
      ({ title, date }) => `<Snapshot><Title>${escapeXml(title)}</Title><Date>${date}</Date></Snapshot>`,
    )
    add(`${folder}/index.xml`, `<?xml version="1.0"?><Snapshots>${lines.join('')}</Snapshots>`)
    for (const snapshot of item.snapshots) {
      const file = (snapshot.fileDate ?? snapshot.date)
        .replace(' ', '-')
        .replaceAll(':', '-')
        .replace(' ', '')
      add(`${folder}/${file}.rtf`, writeRtf(snapshot.text, dialect))
    }
  }
  return files
}

/** A packed project, valid by default. */
export function writeProject(project: SampleProject = {}, packing: Packing = {}): Uint8Array {
  const folder = packing.folder ?? `${project.name ?? 'Sample'}.scriv/`
  const files = projectFiles(project).map((file) => {
    const name = `${folder}${file.name}`
    return { ...packing.file, ...file, name: packing.backslashes ? name.replaceAll('/', '\\') : name }
  })
  return writeZip(files, packing.zip)
}
