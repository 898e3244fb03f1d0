import { importList } from '../../supabase/functions/_shared/contract/imports.ts'
import { itemList } from '../../supabase/functions/_shared/contract/items.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { picturesOfItems } from '../../supabase/functions/_shared/scrivener/write/pictures-of-items.ts'
import { writeScriv } from '../../supabase/functions/_shared/scrivener/write/write-scriv.ts'
import { type ExportAccess, readFullItems, readPictures } from './export-access.ts'
import { ImportFailure } from './import-failure.ts'

/** Writes a copy of the archive that a manuscript was imported from, with its present state. */
export async function exportScriv(
  id: string,
  userId: string,
  { call, read, log }: ExportAccess,
): Promise<Uint8Array<ArrayBuffer>> {
  const { manuscript } = manuscriptResponse.parse(await call('GET', `/manuscripts/${id}`))
  const { imports } = importList.parse(await call('GET', `/imports?manuscriptId=${id}`))
  const record = imports.find(({ status }) => status === 'completed')
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
  const { labels, statuses, keywordColours, customFields, deletedFields, templatesFolderId } = manuscript
  return writeScriv(archive, record.fileName, {
    items: all,
    labels,
    statuses,
    keywordColours,
    customFields,
    deletedFields,
    templatesFolderId,
    picture: (path) => pictures.get(path) ?? null,
  })
}
