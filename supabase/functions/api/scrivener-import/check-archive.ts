import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

/** Throws when the archive of an import is not uploaded or does not have the announced size. */
export async function checkArchive(tx: Tx, id: string): Promise<void> {
  const [row] = await tx<{ started: boolean; announced: number; arrived: number | null }[]>`
    select i.started, i.file_size as announced, (o.metadata ->> 'size')::float8 as arrived
      from public.imports i
      left join storage.objects o on o.bucket_id = 'archives' and o.name = i.owner_id || '/' || i.id || '.zip'
     where i.id = ${id}`
  if (!row) throw notFound()
  if (row.started) return
  if (row.arrived === null) {
    throw new HttpError('wrong_state', { message: 'The archive has not been uploaded yet.' })
  }
  if (row.arrived !== row.announced) {
    throw new HttpError('wrong_state', { message: 'The uploaded file does not have the declared size.' })
  }
}
