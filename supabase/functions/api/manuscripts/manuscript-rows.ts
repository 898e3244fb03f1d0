import type { ManuscriptDetail } from '../../_shared/contract/manuscripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment, ListDefinition } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'

const ITEM_COUNT = `
  (select count(*)::int from public.manuscript_items i where i.manuscript_id = m.id and not i.in_trash)`
/** The words of templates, which are no part of the book. */
const TEMPLATE_WORDS = `
  case when m.templates_folder_id is null then 0
    else (select l.words from private.template_length(m.id, m.templates_folder_id) l) end`
const WORD_COUNT = `
  (select coalesce(sum(i.word_count), 0)::int from public.manuscript_items i
    where i.manuscript_id = m.id and not i.in_trash and i.include_in_compile and i.type in ('chapter', 'scene'))
  - ${TEMPLATE_WORDS}`
const UPDATED_AT = `
  greatest(m.updated_at, (select i.updated_at from public.manuscript_items i
    where i.manuscript_id = m.id order by i.updated_at desc limit 1))`

/** Both counts from one index-only scan. */
const TALLY = `
  cross join lateral (
    select count(*)::int as items,
      coalesce(sum(i.word_count) filter (where i.include_in_compile and i.type in ('chapter', 'scene')), 0)::int as words
      from public.manuscript_items i where i.manuscript_id = m.id and not i.in_trash) t`

const COLUMNS = `
  m.id, m.title, m.author, m.description, m.language, m.target, private.manuscript_access(m.id, m.owner_id) as access,
  coalesce(private.name_of(m.owner_id), '') as owner_name, t.items as item_count, t.words - ${TEMPLATE_WORDS} as word_count,
  m.source_identifier, m.revision, m.deleted_at, m.created_at,
  ${UPDATED_AT} as updated_at`

/** The fields that are not deleted, and the titles of the others. */
export const CUSTOM_FIELDS = `
  jsonb_path_query_array(m.custom_fields, '$[*] ? (!exists(@.deletedAt))') as custom_fields,
  jsonb_path_query_array(m.custom_fields, '$[*] ? (exists(@.deletedAt)).title') as deleted_fields`

/** `GET /api/manuscripts`. */
export const manuscriptListDefinition: ListDefinition = {
  from: 'public.manuscripts',
  alias: 'm',
  select: COLUMNS,
  join: TALLY,
  search: ['m.title', 'm.author'],
  sort: {
    title: 'private.fold(m.title)',
    words: WORD_COUNT,
    items: ITEM_COUNT,
    createdAt: 'm.created_at',
    updatedAt: UPDATED_AT,
  },
  defaultSort: { by: 'updatedAt', order: 'desc' },
  tieBreak: 'm.id desc',
}

/** Returns whether the caller may read the manuscripts of all people. */
export async function seesAll(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ all: boolean }[]>`select private.can('manage', 'all') as all`
  return row?.all ?? false
}

/**
 * Limits a list to own and shared manuscripts; the OR in row-level security would prevent the use of the owner's
 * index.
 */
export function isOwnOrShared(tx: Tx, uid: string): Fragment {
  return tx`m.id = any (array(
    select o.id from public.manuscripts o where o.owner_id = ${uid}
    union select mm.manuscript_id from public.manuscript_members mm where mm.user_id = ${uid}))`
}

/** Returns a manuscript with its labels, statuses, fields and colours of keywords; throws 404 when the caller may not read it. */
export async function readManuscript(tx: Tx, id: string): Promise<ManuscriptDetail> {
  const [row] = await tx<ManuscriptDetail[]>`
    select ${tx.unsafe(COLUMNS)}, ${tx.unsafe(CUSTOM_FIELDS)}, m.keyword_colours, m.templates_folder_id,
      coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'colour', l.colour) order by l.position, l.id)
        from public.manuscript_labels l where l.manuscript_id = m.id), '[]') as labels,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id)
        from public.manuscript_statuses s where s.manuscript_id = m.id), '[]') as statuses
      from public.manuscripts m ${tx.unsafe(TALLY)} where m.id = ${id}`
  if (!row) throw notFound()
  return row
}
