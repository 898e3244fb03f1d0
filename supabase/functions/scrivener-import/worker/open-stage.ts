import { openProject } from '../../_shared/scrivener/open-project.ts'
import { sourceIdentifier } from '../../_shared/scrivener/source-identifier.ts'
import { archiveSource } from './archive-source.ts'
import { readChoices } from './choices.ts'
import type { SliceDeps } from './deps.ts'
import { createIds } from './ids.ts'
import { advance, type Job, type Lease } from './lease.ts'
import { planWork, type WorkPlan } from './plan-work.ts'
import { asJson, inChunks, type Tx } from './rows.ts'

/**
 * The first slice: opens the archive, creates the manuscript, and stores the receipt and the units of work.
 */
export async function openStage(deps: SliceDeps, lease: Lease): Promise<void> {
  const { job } = lease
  const source = archiveSource(deps, job, lease.signal)
  const opened = await openProject(source, { archiveName: job.fileName }).catch((error: unknown) => {
    throw source.failure ?? error
  })
  const ids = createIds(job.importId)
  const work = planWork(opened, ids, readChoices(job.options), job.fileName)
  const identifier = await sourceIdentifier(opened.project)
  await lease.commit(async (tx) => {
    await insertManuscript(tx, job, ids.manuscript, identifier, work)
    await insertReceipt(tx, job, work)
    await insertWork(tx, job, work)
    await tx`
      update public.imports set manuscript_id = ${ids.manuscript}, total = ${work.entries.length},
        done = ${work.entries.filter(({ outcome }) => outcome !== null).length},
        warnings = ${asJson(work.warnings)}::text::jsonb
       where id = ${job.importId}`
    const { itemUnits, templatesFolderId } = work
    await advance(tx, job, { stage: 'items', cursor: 0, state: { itemUnits, templatesFolderId } })
  })
}

async function insertManuscript(
  tx: Tx,
  job: Job,
  id: string,
  identifier: string,
  work: WorkPlan,
): Promise<void> {
  const { title, author, target, custom_fields, keyword_colours } = work.manuscript
  await tx`
    insert into public.manuscripts (id, owner_id, title, author, target, custom_fields, keyword_colours, source_identifier)
    values (${id}, ${job.ownerId}, ${title}, ${author}, ${target}, ${asJson(custom_fields)}::text::jsonb,
      ${asJson(keyword_colours)}::text::jsonb, ${identifier})
    on conflict (id) do nothing`
  await tx`
    insert into public.manuscript_labels (id, manuscript_id, name, colour, position)
    select x.id, ${id}, x.name, x.colour, x.position
      from jsonb_to_recordset(${asJson(work.labels)}::text::jsonb)
        as x(id uuid, name text, colour text, position double precision)
    on conflict (id) do nothing`
  await tx`
    insert into public.manuscript_statuses (id, manuscript_id, name, position)
    select x.id, ${id}, x.name, x.position
      from jsonb_to_recordset(${asJson(work.statuses)}::text::jsonb) as x(id uuid, name text, position double precision)
    on conflict (id) do nothing`
  await tx`
    insert into public.manuscript_collections (id, manuscript_id, name, position)
    select x.id, ${id}, x.name, x.position
      from jsonb_to_recordset(${asJson(work.collections)}::text::jsonb) as x(id uuid, name text, position double precision)
    on conflict (id) do nothing`
}

async function insertReceipt(tx: Tx, job: Job, work: WorkPlan): Promise<void> {
  await inChunks(
    work.entries,
    (rows) => tx`
      insert into public.import_entries (import_id, n, path, size, outcome, detail, reason, reason_values)
      select ${job.importId}, x.n, x.path, x.size, x.outcome, x.detail, x.reason, x.reason_values
        from jsonb_to_recordset(${rows}::text::jsonb)
          as x(n integer, path text, size bigint, outcome text, detail text, reason text, reason_values jsonb)
      on conflict (import_id, n) do nothing`,
  )
}

async function insertWork(tx: Tx, job: Job, work: WorkPlan): Promise<void> {
  const rows = [
    { n: -1, payload: work.lookup as unknown },
    ...work.units.map((payload, n) => ({ n, payload })),
  ]
  await inChunks(
    rows,
    (some) => tx`
      insert into private.import_work (import_id, n, payload)
      select ${job.importId}, x.n, x.payload
        from jsonb_to_recordset(${some}::text::jsonb) as x(n integer, payload jsonb)
      on conflict (import_id, n) do nothing`,
  )
}
