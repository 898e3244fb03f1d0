import type { DocNode } from '../../supabase/functions/_shared/contract/document.ts'
import { type ImportRecord, importList } from '../../supabase/functions/_shared/contract/imports.ts'
import { type Item, itemList } from '../../supabase/functions/_shared/contract/items.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { writeScriv } from '../../supabase/functions/_shared/scrivener/write/write-scriv.ts'
import type { CallApi } from './call-api.ts'
import { type ExportAccess, readFullItems, readPictures } from './export-access.ts'
import { ImportFailure } from './import-failure.ts'

/** Writes a copy of the archive that a manuscript was imported from, with its present state. */
export async function exportScriv(
  id: string,
  userId: string,
  { call, read, log }: ExportAccess,
): Promise<Uint8Array<ArrayBuffer>> {
  const { manuscript } = manuscriptResponse.parse(await call('GET', `/manuscripts/${id}`))
  const record = await findImport(call, id)
  const archive = record && (await read(`${userId}/${record.id}.zip`, 'archives'))
  if (!record || !archive) {
    throw new ImportFailure(
      'Only the person who imported a Scrivener project can export a copy of it as .scriv.',
    )
  }
  const { items } = itemList.parse(await call('GET', `/manuscripts/${id}/items`))
  const full = await readFullItems(
    call,
    id,
    items.map((item) => item.id),
    log,
  )
  const all = items.flatMap((item) => full.get(item.id) ?? [])
  const pictures = await readPictures(picturesOfItems(all), read)
  const { labels, statuses, keywordColours, customFields, templatesFolderId } = manuscript
  return writeScriv(archive, record.fileName, {
    items: all,
    labels,
    statuses,
    keywordColours,
    customFields,
    templatesFolderId,
    picture: (path) => pictures.get(path) ?? null,
  })
}

const PAGE = 100

async function findImport(call: CallApi, manuscriptId: string): Promise<ImportRecord | null> {
  for (let page = 1, seen = 0; ; page += 1) {
    const { imports, total } = importList.parse(
      await call('GET', `/imports?page=${page}&itemsPerPage=${PAGE}`),
    )
    const found = imports.find(
      (one) => one.manuscriptId === manuscriptId && one.isOwn && one.status === 'completed',
    )
    seen += imports.length
    if (found || imports.length === 0 || seen >= total) return found ?? null
  }
}

/** The paths of the pictures in the texts and notes of items, each once. */
export function picturesOfItems(items: readonly Pick<Item, 'content' | 'notesContent'>[]): string[] {
  const paths = new Set<string>()
  const visit = (node: DocNode) => {
    if (node.type === 'image') paths.add(node.attrs.path)
    if ('content' in node) node.content?.forEach(visit)
  }
  for (const { content, notesContent } of items)
    for (const doc of [content, notesContent]) doc?.content.forEach(visit)
  return [...paths]
}
