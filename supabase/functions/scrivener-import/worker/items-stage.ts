import { createIds } from './ids.ts'
import { advance, type Lease } from './lease.ts'
import { asJson, type Tx } from './rows.ts'
import type { MemberRow, Unit } from './work-units.ts'

/** Units of 200 items per slice: a large binder takes several short slices. */
const UNITS_AT_ONCE = 5

/** Inserts the binder items, parents before children, then the collections; a later stage adds texts. */
export async function itemsStage(lease: Lease): Promise<void> {
  const { job } = lease
  const end = job.state.itemUnits ?? 0
  const upTo = Math.min(end, job.cursor + UNITS_AT_ONCE)
  const manuscript = createIds(job.importId).manuscript
  await lease.commit(async (tx) => {
    const rows = await tx<{ payload: Unit }[]>`
      select payload from private.import_work
       where import_id = ${job.importId} and n >= ${job.cursor} and n < ${upTo} order by n`
    for (const { payload } of rows) {
      if (payload.kind === 'members') {
        await writeMembers(tx, manuscript, payload.members)
        continue
      }
      if (payload.kind !== 'items') throw new Error(`unit of kind ${payload.kind} in the stage items`)
      await tx`
        insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, label_id, status_id,
          include_in_compile, keywords, custom, details, target, section_type, source_id, source_type,
          source_created_at, source_modified_at, in_trash)
        select x.id, ${manuscript}, x.parent_id, x.position, x.type, x.title, x.label_id, x.status_id,
          x.include_in_compile, x.keywords, x.custom, x.details, x.target, x.section_type, x.source_id, x.source_type,
          x.source_created_at, x.source_modified_at, x.in_trash
        from jsonb_to_recordset(${asJson(payload.items)}::text::jsonb) as x(id uuid, parent_id uuid, position double precision,
          type text, title text, label_id uuid, status_id uuid, include_in_compile boolean, keywords text[], custom jsonb,
          details jsonb, target integer, section_type text, source_id text, source_type text,
          source_created_at timestamptz, source_modified_at timestamptz, in_trash boolean)
        on conflict (id) do nothing`
      await tx`
        update public.import_entries e set item_id = x.item_id
          from jsonb_to_recordset(${asJson(payload.owned)}::text::jsonb) as x(n integer, item_id uuid)
         where e.import_id = ${job.importId} and e.n = x.n`
    }
    if (upTo === end && job.state.templatesFolderId) {
      // A person may have deleted the folder in the meantime.
      await tx`
        update public.manuscripts m set templates_folder_id = i.id from public.manuscript_items i
         where m.id = ${manuscript} and i.manuscript_id = m.id and i.id = ${job.state.templatesFolderId}`
    }
    await advance(tx, job, { stage: upTo < end ? 'items' : 'files', cursor: upTo, state: job.state })
  })
}

/** Skips items and collections that were deleted after the import began. */
async function writeMembers(tx: Tx, manuscript: string, members: readonly MemberRow[]): Promise<void> {
  await tx`
    insert into public.collection_items (collection_id, item_id, manuscript_id, position)
    select c.id, i.id, ${manuscript}, x.position
      from jsonb_to_recordset(${asJson(members)}::text::jsonb) as x(collection_id uuid, item_id uuid, position double precision)
      join public.manuscript_collections c on c.id = x.collection_id and c.manuscript_id = ${manuscript}
      join public.manuscript_items i on i.id = x.item_id and i.manuscript_id = ${manuscript}
    on conflict (collection_id, item_id) do nothing`
}
