import {
  COLLEAGUE,
  emptyCollectionOf,
  exportOf,
  itemOf,
  MANUSCRIPTS,
  OTHER,
  SEARCH,
  SUBJECT,
  savedSearchOf,
} from '../support/ids.ts'
import { defineTable, READERS, type Rule, type TableSpec, WRITERS } from './types.ts'

type Relation = keyof typeof MANUSCRIPTS
const relations = Object.keys(MANUSCRIPTS) as Relation[]

const reads: Rule<string> = (role, relation) =>
  role === 'admin' || (READERS.includes(role) && ['own', 'viewer', 'editor', 'self'].includes(relation))
const writes: Rule<string> = (role, relation) =>
  role === 'admin' || (WRITERS.includes(role) && ['own', 'editor'].includes(relation))
const owns: Rule<string> = (role, relation) =>
  role === 'admin' || (WRITERS.includes(role) && relation === 'own')

/** A table of a manuscript: readable and writable with it. */
function partOf(
  table: string,
  parts: { columns: string; values: (id: string) => string; set?: string; verbs?: string[] },
): TableSpec {
  const may: TableSpec['may'] = { select: reads }
  for (const verb of parts.verbs ?? ['insert', 'update', 'delete']) may[verb as 'insert'] = writes
  return defineTable<Relation>({
    table,
    relations,
    rows: (relation) => `manuscript_id = '${MANUSCRIPTS[relation]}'`,
    insert: (relation) =>
      `insert into ${table} (manuscript_id, ${parts.columns}) values ('${MANUSCRIPTS[relation]}', ${parts.values(MANUSCRIPTS[relation])})`,
    may,
    ...(parts.set ? { set: parts.set } : {}),
    // Moves to a manuscript the person may only view: read access must not be enough.
    ...(parts.set && may.update
      ? {
          rehome: {
            statement: `update ${table} set manuscript_id = '${MANUSCRIPTS.viewer}'`,
            changes: writes,
          },
        }
      : {}),
  })
}

/** A table of what a person has in a manuscript; others neither see nor change it. */
function ownIn(table: string, parts: { columns: string; values: string; set?: string }): TableSpec {
  const may =
    (rule: Rule<string>): Rule<Relation | 'foreign'> =>
    (role, relation) =>
      relation !== 'foreign' && rule(role, relation)
  return defineTable<Relation | 'foreign'>({
    table,
    // Foreign: a row of another person in a manuscript that the person may edit.
    relations: [...relations, 'foreign'],
    rows: (relation) =>
      relation === 'foreign'
        ? `manuscript_id = '${MANUSCRIPTS.editor}' and user_id = '${OTHER}'`
        : `manuscript_id = '${MANUSCRIPTS[relation]}' and user_id = '${SUBJECT}'`,
    insert: (relation) => {
      const id = MANUSCRIPTS[relation === 'foreign' ? 'editor' : relation]
      const user = relation === 'foreign' ? [', user_id', `, '${OTHER}'`] : ['', '']
      return `insert into ${table} (manuscript_id, ${parts.columns}${user[0]}) values ('${id}', ${parts.values}${user[1]})`
    },
    ...(parts.set ? { set: parts.set } : {}),
    may: { select: may(reads), insert: may(writes), ...(parts.set ? { update: may(writes) } : {}) },
    ...(parts.set
      ? {
          rehome: {
            statement: `update ${table} set manuscript_id = '${MANUSCRIPTS.viewer}'`,
            changes: may(writes),
          },
        }
      : {}),
  })
}

export const manuscriptTables: readonly TableSpec[] = [
  defineTable<Relation>({
    table: 'public.manuscripts',
    relations,
    rows: (relation) => `id = '${MANUSCRIPTS[relation]}'`,
    insert: (relation) =>
      relation === 'own'
        ? // Returned too, because another term of the policy covers new rows.
          `insert into public.manuscripts (title) values ('New') returning id`
        : `insert into public.manuscripts (title, owner_id) values ('New', '${relation === 'company' ? COLLEAGUE : OTHER}')`,
    set: 'title = title',
    may: {
      select: reads,
      insert: (role, relation) => relation === 'own' && WRITERS.includes(role),
      update: writes,
      delete: owns,
    },
    rehome: { statement: 'update public.manuscripts set id = gen_random_uuid()', changes: writes },
  }),
  defineTable<Relation | 'self'>({
    table: 'public.manuscript_members',
    relations: [...relations.filter((relation) => relation !== 'company'), 'self'],
    rows: (relation) =>
      relation === 'self'
        ? `manuscript_id = '${MANUSCRIPTS.viewer}' and user_id = '${SUBJECT}'`
        : `manuscript_id = '${MANUSCRIPTS[relation]}' and user_id = '${COLLEAGUE}'`,
    set: 'role = role',
    may: {
      select: reads,
      update: owns,
      delete: (role, relation) => owns(role, relation) || (relation === 'self' && READERS.includes(role)),
    },
    rehome: {
      statement: `update public.manuscript_members set manuscript_id = '${MANUSCRIPTS.editor}'`,
      changes: owns,
    },
  }),
  partOf('public.manuscript_labels', { columns: 'name', values: () => `'New'`, set: 'name = name' }),
  partOf('public.manuscript_statuses', { columns: 'name', values: () => `'New'`, set: 'name = name' }),
  // The search of a saved one.
  partOf('public.manuscript_collections', {
    columns: 'name, search',
    values: () => `'New', '${SEARCH}'`,
    set: 'name = name',
  }),
  //
  partOf('public.manuscript_outputs', {
    columns: 'name, preset, format, choices',
    values: () => `'New', 'manuscript', 'docx', '{}'`,
    set: 'name = name',
  }),
  //
  partOf('public.manuscript_exports', {
    columns: 'id, name, format',
    values: (id) => `'${exportOf(id)}', 'New', 'docx'`,
    verbs: ['insert', 'delete'],
  }),
  {
    ...partOf('public.collection_items', {
      columns: 'collection_id, item_id',
      values: (id) => `'${emptyCollectionOf(id)}', '${itemOf(id)}'`,
      set: 'position = position',
    }),
    // No item is added to a saved search, also not by the owner and administrators.
    sweeps: [
      {
        statement: `insert into public.collection_items (manuscript_id, collection_id, item_id) values ('${MANUSCRIPTS.own}', '${savedSearchOf(MANUSCRIPTS.own)}', '${itemOf(MANUSCRIPTS.own)}')`,
        rows: () => -1,
      },
    ],
  },
  partOf('public.manuscript_items', { columns: 'type', values: () => `'scene'`, set: 'title = title' }),
  // Others' comments, which only their author and the owner of the manuscript delete (R-941).
  defineTable<Relation | 'others'>({
    table: 'public.item_comments',
    relations: [...relations, 'others'],
    rows: (relation) =>
      relation === 'others'
        ? `manuscript_id = '${MANUSCRIPTS.editor}' and author_id = '${OTHER}'`
        : `manuscript_id = '${MANUSCRIPTS[relation]}' and (author_id is null or author_id = '${SUBJECT}' or '${relation}' <> 'editor')`,
    insert: (relation) => {
      const id = MANUSCRIPTS[relation === 'others' ? 'editor' : relation]
      return `insert into public.item_comments (manuscript_id, item_id, body) values ('${id}', '${itemOf(id)}', 'New')`
    },
    set: 'body = body',
    may: {
      select: (role, relation) => reads(role, relation === 'others' ? 'editor' : relation),
      insert: (role, relation) => writes(role, relation === 'others' ? 'editor' : relation),
      update: (role, relation) => writes(role, relation === 'others' ? 'editor' : relation),
      delete: writes,
    },
    rehome: {
      statement: `update public.item_comments set manuscript_id = '${MANUSCRIPTS.viewer}'`,
      changes: (role, relation) => writes(role, relation === 'others' ? 'editor' : relation),
    },
  }),
  partOf('public.item_revisions', {
    columns: 'item_id, kind',
    values: (id) => `'${itemOf(id)}', 'named'`,
    set: 'name = name',
    verbs: ['insert'],
  }),
  defineTable<Relation | 'foreign'>({
    table: 'public.item_saves',
    // Foreign: a save by another person in a manuscript that the person may edit.
    relations: [...relations, 'foreign'],
    rows: (relation) =>
      relation === 'foreign'
        ? `manuscript_id = '${MANUSCRIPTS.editor}' and user_id = '${OTHER}'`
        : `manuscript_id = '${MANUSCRIPTS[relation]}' and user_id = '${SUBJECT}'`,
    insert: (relation) => {
      const id = MANUSCRIPTS[relation === 'foreign' ? 'editor' : relation]
      const user = relation === 'foreign' ? [', user_id', `, '${OTHER}'`] : ['', '']
      return `insert into public.item_saves (manuscript_id, item_id, id${user[0]}) values ('${id}', '${itemOf(id)}', gen_random_uuid()${user[1]})`
    },
    may: {
      select: (role, relation) => relation !== 'foreign' && reads(role, relation),
      insert: (role, relation) => relation !== 'foreign' && writes(role, relation),
    },
  }),
  ownIn('public.writing_days', { columns: 'day', values: "'2026-01-02'", set: 'words = words' }),
  ownIn('public.writing_targets', { columns: 'unit', values: "'words'" }),
  partOf('public.raw_files', {
    columns: 'path, name, object_path',
    values: (id) => `'new', 'new', '${id}/new'`,
    set: 'name = name',
    verbs: ['insert', 'delete'],
  }),
]
