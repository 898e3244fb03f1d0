import type { Doc } from '../../_shared/contract/document.ts'
import type { ImportWarning } from '../../_shared/contract/imports.ts'
import type { Job } from './lease.ts'
import type { Reason } from './reasons.ts'
import { asJson, type Tx } from './rows.ts'
import type { RawRole } from './work-units.ts'

export type EntryOutcome = 'imported' | 'converted' | 'kept_raw' | 'refused'
type ItemTexts = {
  id: string
  content?: Doc
  text?: string
  word_count?: number
  synopsis?: string
  notes?: string
  notes_content?: Doc
}
type CommentRow = {
  id: string
  item_id: string
  kind: string
  body: string
  colour: string | null
  position: number
}
type RevisionRow = {
  id: string
  item_id: string
  name: string
  title: string
  content: Doc
  text: string
  word_count: number
  source_id: string
  created_at: string | null
}
type RawFileRow = {
  id: string
  item_id: string | null
  role: RawRole
  path: string
  name: string
  mime: string
  size: number
  object_path: string
}

type EntryUpdate = {
  n: number
  outcome: EntryOutcome
  detail: string
  reason: string | null
  reason_values: Reason['values']
  word_count: number | null
}

/** The rows that a slice will write, collected first and written in one transaction with its cursor. */
export class SliceWrites {
  readonly items: ItemTexts[] = []
  readonly comments: CommentRow[] = []
  readonly revisions: RevisionRow[] = []
  readonly rawFiles: RawFileRow[] = []
  readonly warnings: ImportWarning[] = []
  readonly entries = new Map<number, EntryUpdate>()
  /** The approximate size of the queued text. */
  bytes = 0

  /** Records the outcome of a file. */
  recordOutcome(n: number, outcome: EntryOutcome, reason: Reason | null, words?: number): void {
    this.entries.set(n, {
      n,
      outcome,
      detail: reason?.text ?? '',
      reason: reason?.code ?? null,
      reason_values: reason?.values ?? {},
      word_count: words ?? null,
    })
  }

  /** Writes all rows, except those whose item was deleted during the import. */
  async flush(tx: Tx, job: Job, manuscript: string, current: string): Promise<void> {
    await this.#writeItems(tx, manuscript)
    await this.#writeComments(tx, manuscript)
    await this.#writeRevisions(tx, manuscript)
    await this.#writeRawFiles(tx, job, manuscript)
    await tx`
      update public.import_entries e set outcome = x.outcome, detail = x.detail, reason = x.reason,
          reason_values = x.reason_values, word_count = x.word_count
        from jsonb_to_recordset(${asJson([...this.entries.values()])}::text::jsonb)
          as x(n integer, outcome text, detail text, reason text, reason_values jsonb, word_count integer)
       where e.import_id = ${job.importId} and e.n = x.n`
    await tx`
      update public.imports set current = ${current},
        done = (select count(*) from public.import_entries e where e.import_id = ${job.importId} and e.outcome is not null),
        warnings = case when jsonb_array_length(warnings) > 1000 then warnings
          else warnings || ${asJson(this.warnings)}::text::jsonb end
       where id = ${job.importId}`
  }

  async #writeItems(tx: Tx, manuscript: string): Promise<void> {
    if (this.items.length === 0) return
    await this.#keepImported(tx, manuscript)
    await tx`
      update public.manuscript_items i set
        content = coalesce(i.content, x.content),
        text = case when i.content is null then coalesce(x.text, i.text) else i.text end,
        word_count = case when i.content is null then coalesce(x.word_count, i.word_count) else i.word_count end,
        synopsis = case when i.synopsis = '' then coalesce(x.synopsis, '') else i.synopsis end,
        notes = case when i.notes_content is null then coalesce(x.notes, i.notes) else i.notes end,
        notes_content = coalesce(i.notes_content, x.notes_content)
        from jsonb_to_recordset(${asJson(this.items)}::text::jsonb) as x(id uuid, content jsonb, text text, word_count integer,
          synopsis text, notes text, notes_content jsonb)
       where i.id = x.id and i.manuscript_id = ${manuscript}`
  }

  /**
   * A user may have written in an item before its text arrived: their text stays, the imported one becomes a
   * revision.
   */
  async #keepImported(tx: Tx, manuscript: string): Promise<void> {
    const ids = this.items.filter(({ content }) => content).map(({ id }) => id)
    const taken = await tx<{ id: string }[]>`
      select id from public.manuscript_items
       where manuscript_id = ${manuscript} and id = any (${ids}::uuid[]) and content is not null`
    if (taken.length === 0) return
    const rows = this.items.filter((item) => taken.some(({ id }) => id === item.id))
    await tx`
      insert into public.item_revisions (item_id, manuscript_id, kind, name, title, content, text, word_count, source_id)
      select i.id, i.manuscript_id, 'snapshot', '', i.title, x.content, x.text, x.word_count, 'import'
        from jsonb_to_recordset(${asJson(rows)}::text::jsonb) as x(id uuid, content jsonb, text text, word_count integer)
        join public.manuscript_items i on i.id = x.id and i.manuscript_id = ${manuscript}
      on conflict (item_id, source_id) do nothing`
  }

  async #writeComments(tx: Tx, manuscript: string): Promise<void> {
    if (this.comments.length === 0) return
    // In file order, because the creation time determines the display order.
    await tx`
      insert into public.item_comments (id, item_id, manuscript_id, kind, body, colour, created_at)
      select x.id, i.id, i.manuscript_id, x.kind, x.body, x.colour, i.created_at + make_interval(secs => x.position * 0.001)
        from jsonb_to_recordset(${asJson(this.comments)}::text::jsonb)
          as x(id uuid, item_id uuid, kind text, body text, colour text, position integer)
        join public.manuscript_items i on i.id = x.item_id and i.manuscript_id = ${manuscript}
      on conflict (id) do nothing`
  }

  async #writeRevisions(tx: Tx, manuscript: string): Promise<void> {
    if (this.revisions.length === 0) return
    await tx`
      insert into public.item_revisions (id, item_id, manuscript_id, kind, name, title, content, text, word_count,
        author_id, source_id, created_at)
      select x.id, i.id, i.manuscript_id, 'snapshot', x.name, x.title, x.content, x.text, x.word_count, null, x.source_id,
        coalesce(x.created_at, i.created_at)
        from jsonb_to_recordset(${asJson(this.revisions)}::text::jsonb) as x(id uuid, item_id uuid, name text, title text,
          content jsonb, text text, word_count integer, source_id text, created_at timestamptz)
        join public.manuscript_items i on i.id = x.item_id and i.manuscript_id = ${manuscript}
      on conflict (item_id, source_id) do nothing`
  }

  async #writeRawFiles(tx: Tx, job: Job, manuscript: string): Promise<void> {
    if (this.rawFiles.length === 0) return
    await tx`
      insert into public.raw_files (id, manuscript_id, import_id, item_id, role, path, name, mime, size, object_path)
      select x.id, ${manuscript}, ${job.importId}, i.id, x.role, x.path, x.name, x.mime, x.size, x.object_path
        from jsonb_to_recordset(${asJson(this.rawFiles)}::text::jsonb) as x(id uuid, item_id uuid, role text, path text,
          name text, mime text, size bigint, object_path text)
        left join public.manuscript_items i on i.id = x.item_id and i.manuscript_id = ${manuscript}
      on conflict do nothing`
  }
}
