import type { ImportRecord } from '@contract/imports.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { picturesOfItems } from '@scrivener/write/pictures-of-items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { itemsQuery } from '@/features/manuscripts/api/items.ts'
import { downloadArchive } from '@/features/scrivener-import/api/archive-files.ts'
import { loadItems, loadPictures } from '../api/export-sources.ts'
import { writeScrivFile } from '../model/write-file.ts'
import { useExportRun } from './use-export-run.ts'

/**
 * Exports a copy of the Scrivener project that the manuscript was imported from: loads the archive and all items,
 * writes the copy in a worker and downloads it.
 */
export function useScrivExport(manuscript: ManuscriptDetail, { id: importId, fileName }: ImportRecord) {
  const client = useQueryClient()
  const { state, run, cancel } = useExportRun()
  const { id, title, labels, statuses, keywordColours, customFields, deletedFields, templatesFolderId } =
    manuscript
  const start = () =>
    run(async ({ signal, show, save }) => {
      show({ step: 'loading', done: 0, total: 0 })
      const archive = await downloadArchive(importId)
      const list = await client.fetchQuery({ ...itemsQuery(id), staleTime: 0 })
      const ids = list.map((item) => item.id)
      const items = await loadItems(client, id, ids, {
        signal,
        onLoaded: (done) => show({ step: 'loading', done, total: ids.length }),
      })
      show({ step: 'writing', share: 0 })
      const pictures = await loadPictures(picturesOfItems(items), signal)
      const lists = { labels, statuses, keywordColours, customFields, deletedFields, templatesFolderId }
      save(
        title,
        await writeScrivFile(
          { archive, archiveName: fileName, source: { items, ...lists }, pictures },
          { signal },
        ),
      )
    })
  return { state, start, cancel }
}
