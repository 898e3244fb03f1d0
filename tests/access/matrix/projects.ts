import { FIXTURE_FILES, PROJECTS, VIEWS } from '../support/fixture-projects.ts'
import { COMPANY, OTHER, OTHER_COMPANY, SUBJECT } from '../support/ids.ts'
import { projectObjects } from './project-objects.ts'
import {
  type CommentRow,
  CREATORS,
  commented,
  commentOf,
  commentRowOf,
  commentRows,
  comments,
  edits,
  type File,
  handles,
  PROJECT_READERS,
  projectFileOf,
  type Relation,
  reads,
  readsComment,
  relations,
  SEES_ALL,
  undelivered,
  works,
} from './project-rules.ts'
import { defineTable, type MatrixRole, STAFF, type TableSpec } from './types.ts'

/** A table that is readable with its project and written by no role. */
function readWith(table: string, insert: (id: string) => string, set: string, rows = ''): TableSpec {
  return defineTable<Relation>({
    table,
    relations,
    rows: (relation) => `project_id = '${PROJECTS[relation]}'${rows}`,
    insert: (relation) => insert(PROJECTS[relation]),
    set,
    may: { select: reads },
  })
}

/** The topics of lists: all projects, the caller's company, another company. */
const LISTS = {
  list_all: 'projects:all',
  list_own: `projects:company:${COMPANY}`,
  list_other: `projects:company:${OTHER_COMPANY}`,
} as const
type List = keyof typeof LISTS
const isList = (relation: string): relation is List => relation in LISTS
const hearsList = (role: MatrixRole, list: List) =>
  list === 'list_all' ? SEES_ALL.includes(role) : list === 'list_own' && PROJECT_READERS.includes(role)

type Topic = List | `${'project' | 'work' | 'room'}_${Relation}`
const withinTopic = (relation: Topic) => relation.slice(relation.indexOf('_') + 1)
const TOPIC_PREFIXES = { project: 'project', work: 'project-work', room: 'room:project' } as const
const prefixOf = (relation: string) =>
  TOPIC_PREFIXES[relation.slice(0, relation.indexOf('_')) as keyof typeof TOPIC_PREFIXES]

type View = keyof typeof VIEWS
const isSharedView = (view: View) => view === 'shared' || view === 'sharedMine'
/** Clients read and share no view of staff. */
const readsView = (role: MatrixRole, view: View) =>
  PROJECT_READERS.includes(role) && (view === 'own' || (isSharedView(view) && STAFF.includes(role)))
const changesView = (role: MatrixRole, view: View) =>
  readsView(role, view) && (view !== 'shared' || role === 'admin')

export const projectTables: readonly TableSpec[] = [
  defineTable<View>({
    table: 'public.project_views',
    relations: Object.keys(VIEWS) as View[],
    rows: (view) => `id = '${VIEWS[view]}'`,
    insert: (view) =>
      isSharedView(view)
        ? `insert into public.project_views (name, is_shared) values ('x', true)`
        : view === 'own'
          ? `insert into public.project_views (name) values ('x')`
          : `insert into public.project_views (name, owner_id) values ('x', '${OTHER}')`,
    set: 'name = name',
    may: { select: readsView, insert: readsView, update: changesView, delete: changesView },
    rehome: {
      statement: `update public.project_views set owner_id = '${OTHER}', is_shared = false`,
      changes: changesView,
    },
    sweeps: [
      {
        statement: 'update public.project_views set is_shared = true',
        rows: (role) =>
          role === 'anon' || role === 'client' ? -1 : role === 'admin' ? 3 : STAFF.includes(role) ? 2 : 0,
      },
      {
        statement: 'delete from public.project_views',
        rows: (role) =>
          role === 'anon' ? -1 : Object.keys(VIEWS).filter((view) => changesView(role, view as View)).length,
      },
    ],
  }),
  defineTable<Relation>({
    table: 'public.projects',
    relations,
    rows: (relation) => `id = '${PROJECTS[relation]}'`,
    insert: (relation) => {
      const columns =
        'title, property, service_type, time_preference, due_date, latest_completion_date, contact_email'
      const values = `'New', 'x', 'other', 'anytime', now(), now(), 'x@test.example'`
      return relation === 'own'
        ? `insert into public.projects (${columns}) values (${values}) returning id`
        : `insert into public.projects (${columns}, client_id) values (${values}, '${OTHER}')`
    },
    set: 'title = title',
    may: {
      select: reads,
      insert: (role, relation) => relation === 'own' && CREATORS.includes(role),
      update: edits,
    },
    rehome: { statement: 'update public.projects set id = gen_random_uuid()', changes: edits },
  }),
  readWith(
    'public.project_assignees',
    (id) => `insert into public.project_assignees (project_id, user_id) values ('${id}', '${SUBJECT}')`,
    'user_id = user_id',
  ),
  defineTable<CommentRow>({
    table: 'public.project_comments',
    relations: [...relations, 'theirs', 'observed'],
    rows: (relation) =>
      `project_id = '${commented(relation)}' and author_id = '${relation === 'theirs' ? OTHER : SUBJECT}'`,
    insert: (relation) =>
      relation === 'theirs'
        ? `insert into public.project_comments (project_id, body, author_id) values ('${PROJECTS.own}', 'New', '${OTHER}')`
        : `insert into public.project_comments (project_id, body) values ('${commented(relation)}', 'New')`,
    set: 'body = body',
    may: {
      select: readsComment,
      insert: comments,
      update: comments,
      delete: comments,
    },
    rehome: { statement: `update public.project_comments set author_id = '${OTHER}'`, changes: comments },
  }),
  defineTable<File>({
    table: 'public.project_attachments',
    relations: [
      ...relations,
      ...undelivered,
      'ownDelivered',
      'assignedDelivered',
      'chapter',
      ...commentRows.map((row) => `comment_${row}` as const),
    ],
    rows: (relation) => {
      const row = commentRowOf(relation)
      if (row)
        return `project_id = '${commented(row)}' and kind = 'comment' and comment_id = '${commentOf(row)}'`
      const { project, kind, isDelivered } = projectFileOf(relation)
      const state = kind === 'deliverable' ? ` and delivered_at is ${isDelivered ? 'not ' : ''}null` : ''
      return `project_id = '${project}' and kind = '${kind}'${state}`
    },
    insert: (relation) => {
      const row = commentRowOf(relation)
      if (row)
        return `insert into public.project_attachments (id, project_id, kind, comment_id, name)
          values ('${FIXTURE_FILES.newOfComment}', '${commented(row)}', 'comment', '${commentOf(row)}', 'New')`
      const { project, kind } = projectFileOf(relation)
      const id = kind === 'deliverable' ? FIXTURE_FILES.newDeliverable : FIXTURE_FILES.newSource
      return `insert into public.project_attachments (id, project_id, kind, name) values ('${id}', '${project}', '${kind}', 'New')`
    },
    set: 'name = name',
    may: {
      // A client sees a deliverable once it is delivered.
      select: (role, relation) => {
        const row = commentRowOf(relation)
        if (row) return readsComment(role, row)
        const { within, kind, isDelivered } = projectFileOf(relation)
        return kind === 'deliverable' && !isDelivered ? works(role, within) : reads(role, within)
      },
      insert: (role, relation) => {
        const row = commentRowOf(relation)
        return row ? comments(role, row) : relation !== 'chapter' && handles(role, relation)
      },
      delete: (role, relation) => commentRowOf(relation) === null && handles(role, relation),
    },
  }),
  readWith(
    'public.project_chapters',
    (id) =>
      `insert into public.project_chapters (project_id, attachment_id, item_id, title, text) values ('${id}', '${FIXTURE_FILES.source}', '${id}', 'x', 'x')`,
    'text = text',
  ),
  readWith(
    'public.project_events',
    (id) => `insert into public.project_events (project_id, kind) values ('${id}', 'created')`,
    'reason = reason',
    ' and not is_internal',
  ),
  defineTable<Relation>({
    table: 'public.project_events',
    relations,
    rows: (relation) => `project_id = '${PROJECTS[relation]}' and is_internal`,
    insert: (relation) =>
      `insert into public.project_events (project_id, kind, is_internal) values ('${PROJECTS[relation]}', 'attached', true)`,
    set: 'reason = reason',
    may: { select: works },
  }),
  readWith(
    'public.project_deliveries',
    (id) => `insert into public.project_deliveries (project_id, no) values ('${id}', 9)`,
    'state = state',
  ),
  readWith(
    'public.project_targets',
    (id) => `insert into public.project_targets (project_id, language) values ('${id}', 'de')`,
    'state = state',
  ),
  readWith(
    'public.project_changes',
    (id) => `insert into public.project_changes (project_id, kind, body) values ('${id}', 'change', 'x')`,
    'state = state',
  ),
  readWith(
    'public.project_prices',
    (id) =>
      `insert into public.project_prices (project_id, no, kind, amount, currency) values ('${id}', 9, 'fixed', 1, 'EUR')`,
    'state = state',
  ),
  readWith(
    'public.project_people',
    (id) =>
      `insert into public.project_people (project_id, user_id, role) values ('${id}', '${SUBJECT}', 'contact')`,
    'role = role',
  ),
  projectObjects,
  defineTable<Topic>({
    table: 'realtime.messages',
    relations: [
      ...(Object.keys(LISTS) as List[]),
      ...relations.flatMap((relation): Topic[] => [
        `project_${relation}`,
        `work_${relation}`,
        `room_${relation}`,
      ]),
    ],
    rows: () => `extension = 'broadcast'`,
    topic: (relation) =>
      isList(relation)
        ? LISTS[relation]
        : `${prefixOf(relation)}:${PROJECTS[withinTopic(relation) as Relation]}`,
    insert: () => `insert into realtime.messages (topic, extension) values ('anything', 'presence')`,
    set: 'event = event',
    grantedToAll: ['select', 'insert', 'update'],
    may: {
      select: (role, relation) =>
        isList(relation)
          ? hearsList(role, relation)
          : (relation.startsWith('work') ? works : reads)(role, withinTopic(relation)),
      insert: (role, relation) =>
        !isList(relation) && relation.startsWith('room') && reads(role, withinTopic(relation)),
    },
  }),
]
