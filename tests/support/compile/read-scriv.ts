import type { ItemComment } from '../../../supabase/functions/_shared/contract/items.ts'
import { readComments } from '../../../supabase/functions/_shared/scrivener/comments.ts'
import { convertText } from '../../../supabase/functions/_shared/scrivener/convert-text.ts'
import { openProject } from '../../../supabase/functions/_shared/scrivener/open-project.ts'
import {
  readProjectStyles,
  readStyleIds,
  styleTable,
} from '../../../supabase/functions/_shared/scrivener/styles.ts'
import { readSynopsis } from '../../../supabase/functions/_shared/scrivener/synopsis.ts'
import type {
  ScrivItem,
  ScrivSource,
} from '../../../supabase/functions/_shared/scrivener/write/scriv-source.ts'
import { writeScriv } from '../../../supabase/functions/_shared/scrivener/write/write-scriv.ts'
import { readEntry } from '../../../supabase/functions/_shared/scrivener/zip/read-entry.ts'
import { SAMPLE_ITEMS, type SampleProject, writeProject } from '../scrivener/write-project.ts'
import { itemId, samplePicture } from './sample-book.ts'

/** A project as the import stores it, without the database. */
export type ReadProject = Omit<ScrivSource, 'picture' | 'items'> & { items: ScrivItem[] }

/** The sample project in each version and dialect, with its name. */
export const SCRIV_FORMATS: [string, SampleProject][] = (['1.0', '1.5', '2.0'] as const).flatMap((version) =>
  (['mac', 'windows'] as const).map((dialect): [string, SampleProject] => [
    `${version} of ${dialect}`,
    { version, dialect, items: SAMPLE_ITEMS },
  ]),
)

export const packScriv = (project: SampleProject) => writeProject(project) as Uint8Array<ArrayBuffer>

/** Exports a manuscript as a copy of an archive. */
export const copyScriv = (
  archive: Uint8Array<ArrayBuffer>,
  source: ReadProject,
  picture: ScrivSource['picture'] = () => samplePicture(),
) => writeScriv(archive, 'Sample.zip', { ...source, picture })

/** The content of a manuscript, without the ids that every import generates. */
export const shownItems = ({ items }: Pick<ReadProject, 'items'>) =>
  items.map(({ id: _, parentId, createdAt: _c, updatedAt: _u, sourceId: _s, ...item }) => ({
    ...item,
    parent: items.find((one) => one.id === parentId)?.title ?? null,
  }))

/** Imports an archive into memory. */
export async function readScriv(archive: Uint8Array): Promise<ReadProject> {
  const source = {
    size: archive.length,
    read: async (start: number, end: number) => archive.subarray(start, end),
  }
  const opened = await openProject(source, { archiveName: 'Sample.zip' })
  const { project, plan, entries } = opened
  const bytes = async (index: number | undefined) => {
    const entry = entries.find((one) => one.index === index)
    return entry ? readEntry(opened.archive, entry) : null
  }
  const styleFile = await bytes(plan.projectStyles ?? undefined)
  const projectStyles = styleFile ? readProjectStyles(styleFile, 'styles') : new Map()
  const ids = new Map(project.items.map(({ sourceId, index }) => [sourceId.toUpperCase(), itemId(index)]))
  const items: ScrivItem[] = []
  for (const item of project.items) {
    const files = plan.items[item.index]
    const commentFile = await bytes(files?.comments)
    const comments = commentFile ? readComments(commentFile, 'comments').comments : []
    const convert = (file: Uint8Array | null, styles: Uint8Array | null) =>
      file &&
      convertText(file, {
        ...(styles && { styles: styleTable(readStyleIds(styles), projectStyles) }),
        resolveComment: (sourceId) => {
          const at = comments.findIndex((one) => one.sourceId === sourceId)
          return at < 0 ? null : { id: itemId(500 + at), kind: comments[at]?.kind ?? 'comment' }
        },
        resolveItem: (sourceId) => ids.get(sourceId) ?? null,
        resolveAsset: ({ ref }) => `m/${ref}.png`,
      })
    const text = convert(await bytes(files?.text), await bytes(files?.styles))
    const notes = convert(await bytes(files?.notes), await bytes(files?.notesStyles))
    const synopsis = await bytes(files?.synopsis)
    items.push({
      id: itemId(item.index),
      parentId: item.parent === null ? null : itemId(item.parent),
      position: item.position,
      type: item.type,
      title: item.title,
      synopsis: synopsis ? readSynopsis(synopsis) : '',
      notes: notes?.text ?? '',
      status: item.status,
      statusId: null,
      label: item.label,
      labelId: null,
      includeInCompile: item.includeInCompile,
      keywords: item.keywords,
      custom: Object.fromEntries(item.custom.map(({ name, value }) => [name, value])),
      target: item.target?.unit === 'words' ? item.target.goal : null,
      sectionType: item.sectionType,
      language: null,
      headline: null,
      aliases: null,
      wordCount: text?.wordCount ?? 0,
      characterCount: text?.text.length ?? 0,
      hasText: (text?.text ?? '') !== '',
      inTrash: item.isTrash,
      sourceId: item.sourceId,
      sourceType: item.scrivenerType,
      revision: 1,
      createdAt: '2026-01-01T00:00:00+00:00',
      updatedAt: '2026-01-01T00:00:00+00:00',
      content: text?.doc ?? null,
      notesContent: notes && notes.text.trim() !== '' ? notes.doc : null,
      comments: comments.map(
        ({ kind, text: body, colour }, at): ItemComment => ({
          id: itemId(500 + at),
          kind,
          body,
          colour,
          parentId: null,
          authorName: null,
          isFromFile: false,
          isOwn: true,
          resolvedAt: null,
          resolvedByName: null,
          createdAt: '2026-01-01T00:00:00+00:00',
        }),
      ),
    })
  }
  return {
    items,
    labels: project.labels,
    statuses: project.statuses,
    customFields: project.customFields,
    deletedFields: [],
    keywordColours: Object.fromEntries(
      project.keywords.flatMap(({ name, colour }) => (colour ? [[name, colour]] : [])),
    ),
  }
}
