import type { ManuscriptExport } from '../../_shared/contract/exports.ts'
import type { OutputFormat } from '../../_shared/contract/outputs.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'

const SELECT = `
  select e.id, e.output_id, e.name, e.format, e.size, e.is_weekly, e.object_path, private.name_of(e.created_by) as created_by_name, e.created_at
    from public.manuscript_exports e`

/** Returns the kept files of a manuscript, newest first. */
export async function readExports(tx: Tx, manuscriptId: string): Promise<ManuscriptExport[]> {
  return tx<ManuscriptExport[]>`
    ${tx.unsafe(SELECT)} where e.manuscript_id = ${manuscriptId} order by e.created_at desc, e.id`
}

/** Returns one kept file; throws 404 when the manuscript has none with this id. */
export async function readExport(tx: Tx, manuscriptId: string, id: string): Promise<ManuscriptExport> {
  const [row] = await tx<ManuscriptExport[]>`
    ${tx.unsafe(SELECT)} where e.manuscript_id = ${manuscriptId} and e.id = ${id}`
  if (!row) throw notFound()
  return row
}

type KeptFile = { id: string; outputId: string | null; name: string; format: OutputFormat }

/** Keeps an uploaded file; the database refuses one that the caller did not upload. A repeated call changes nothing. */
export async function insertExport(tx: Tx, manuscriptId: string, file: KeptFile): Promise<ManuscriptExport> {
  const { id, outputId, name, format } = file
  await tx`
    insert into public.manuscript_exports (id, manuscript_id, output_id, name, format)
    values (${id}, ${manuscriptId}, ${outputId}, ${name}, ${format}) on conflict (id) do nothing`
  return readExport(tx, manuscriptId, id)
}
