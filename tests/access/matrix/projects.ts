import { FIXTURE_FILES, OBSERVED, PROJECTS, UNFILED } from '../support/fixture-projects.ts'
import { COMPANY, OTHER, OTHER_COMPANY, SUBJECT } from '../support/ids.ts'
import { defineTable, type MatrixRole, type Rule, STAFF, type TableSpec } from './types.ts'

type Relation = keyof typeof PROJECTS
const relations = Object.keys(PROJECTS) as Relation[]

const READERS: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user', 'client']
/** The roles that file projects, and those of them that manage all. */
const CREATORS: readonly MatrixRole[] = ['admin', 'manager', 'client']
const SEES_ALL: readonly MatrixRole[] = ['admin', 'manager']
const ACTIVE = (role: MatrixRole) => role !== 'anon' && role !== 'inactive'
const isTheirs = (relation: string) => ['own', 'lone', 'company'].includes(relation)

const reads: Rule<string> = (role, relation) =>
  SEES_ALL.includes(role) ||
  (READERS.includes(role) && (isTheirs(relation) || (relation === 'assigned' && STAFF.includes(role))))
const works: Rule<string> = (role, relation) =>
  SEES_ALL.includes(role) || (role === 'user' && relation === 'assigned')
/** All projects of the fixture are received, so their company may still change them. */
const edits: Rule<string> = (role, relation) =>
  works(role, relation) || (role === 'client' && isTheirs(relation))

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

/** A comment of another person, and one that the subject wrote before becoming an observer, who starts nothing. */
type CommentRow = Relation | 'theirs' | 'observed'
const commented = (relation: CommentRow) =>
  relation === 'observed' ? OBSERVED : PROJECTS[relation === 'theirs' ? 'own' : relation]
const readsComment: Rule<CommentRow> = (role, relation) =>
  reads(role, relation === 'theirs' ? 'own' : relation === 'observed' ? 'company' : relation)
const comments: Rule<CommentRow> = (role, relation) =>
  relation !== 'theirs' && relation !== 'observed' && reads(role, relation)

type File = Relation | `${Relation}Undelivered` | 'ownDelivered' | 'assignedDelivered' | 'chapter'
const undelivered = relations.map((relation) => `${relation}Undelivered` as const)
const fileOf = (relation: File) => {
  if (relation === 'chapter') return { project: PROJECTS.own, kind: 'chapter' as const, within: 'own' }
  const [, within = relation, state] = /^(\w+?)(Undelivered|Delivered)?$/.exec(relation) ?? []
  return {
    project: PROJECTS[within as Relation],
    kind: state ? ('deliverable' as const) : ('source' as const),
    isDelivered: state === 'Delivered',
    within,
  }
}
const handles: Rule<File> = (role, relation) => {
  const { kind, within } = fileOf(relation)
  return kind === 'deliverable' ? works(role, within) : edits(role, within)
}

type Stored = Relation | Delivery | 'loose' | 'otherLoose' | 'invalid'
/** The objects of a deliverable before its delivery and after it. */
type Delivery = 'ownUndelivered' | 'assignedUndelivered' | 'ownDelivered'
const isDelivery = (relation: string): relation is Delivery => relation.endsWith('elivered')
const isProject = (relation: string): relation is Relation => relation in PROJECTS
const LOOSE = { loose: FIXTURE_FILES.source, otherLoose: FIXTURE_FILES.deliverable, invalid: 'invalid' }
const NEW_OBJECT = '0f100000-0000-4000-8000-0000000000aa'
const storedName = (relation: Stored) => {
  if (isProject(relation)) return `${PROJECTS[relation]}/${FIXTURE_FILES.source}`
  if (!isDelivery(relation)) return `${UNFILED}/${LOOSE[relation]}`
  const { project, isDelivered } = fileOf(relation)
  return `${project}/${isDelivered ? FIXTURE_FILES.delivered : FIXTURE_FILES.deliverable}`
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
  list === 'list_all' ? SEES_ALL.includes(role) : list === 'list_own' && READERS.includes(role)

type Topic = List | `${'project' | 'work' | 'room'}_${Relation}`
const withinTopic = (relation: Topic) => relation.slice(relation.indexOf('_') + 1)
const TOPIC_PREFIXES = { project: 'project', work: 'project-work', room: 'room:project' } as const
const prefixOf = (relation: string) =>
  TOPIC_PREFIXES[relation.slice(0, relation.indexOf('_')) as keyof typeof TOPIC_PREFIXES]

export const projectTables: readonly TableSpec[] = [
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
    relations: [...relations, ...undelivered, 'ownDelivered', 'assignedDelivered', 'chapter'],
    rows: (relation) => {
      const { project, kind, isDelivered } = fileOf(relation)
      const state = kind === 'deliverable' ? ` and delivered_at is ${isDelivered ? 'not ' : ''}null` : ''
      return `project_id = '${project}' and kind = '${kind}'${state}`
    },
    insert: (relation) => {
      const { project, kind } = fileOf(relation)
      const id = kind === 'deliverable' ? FIXTURE_FILES.newDeliverable : FIXTURE_FILES.newSource
      return `insert into public.project_attachments (id, project_id, kind, name) values ('${id}', '${project}', '${kind}', 'New')`
    },
    set: 'name = name',
    may: {
      // A client sees a deliverable once it is delivered.
      select: (role, relation) => {
        const { within, kind, isDelivered } = fileOf(relation)
        return kind === 'deliverable' && !isDelivered ? works(role, within) : reads(role, within)
      },
      insert: (role, relation) => relation !== 'chapter' && handles(role, relation),
      delete: handles,
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
    'public.project_changes',
    (id) => `insert into public.project_changes (project_id, kind, body) values ('${id}', 'change', 'x')`,
    'state = state',
  ),
  readWith(
    'public.project_people',
    (id) =>
      `insert into public.project_people (project_id, user_id, role) values ('${id}', '${SUBJECT}', 'contact')`,
    'role = role',
  ),
  defineTable<Stored>({
    table: 'storage.objects',
    relations: [
      ...relations,
      'ownUndelivered',
      'assignedUndelivered',
      'ownDelivered',
      'loose',
      'otherLoose',
      'invalid',
    ],
    rows: (relation) => `bucket_id = 'project-files' and name = '${storedName(relation)}'`,
    insert: (relation) => {
      const name = isProject(relation)
        ? `${PROJECTS[relation]}/${NEW_OBJECT}`
        : isDelivery(relation)
          ? `${fileOf(relation).project}/${NEW_OBJECT}`
          : `${UNFILED}/${relation === 'invalid' ? '../new' : NEW_OBJECT}`
      const by = relation === 'otherLoose' ? OTHER : SUBJECT
      return `insert into storage.objects (bucket_id, name, owner_id) values ('project-files', '${name}', '${by}')`
    },
    set: 'metadata = metadata',
    grantedToAll: ['select', 'insert', 'update', 'delete'],
    may: {
      select: (role, relation) => {
        if (relation === 'ownDelivered') return reads(role, 'own')
        if (isDelivery(relation)) return works(role, fileOf(relation).within)
        return isProject(relation) ? reads(role, relation) : relation === 'loose' && ACTIVE(role)
      },
      insert: (role, stored) => {
        const relation = isDelivery(stored) ? (fileOf(stored).within as Relation) : stored
        if (!isProject(relation)) return relation === 'loose' && CREATORS.includes(role)
        // A project the caller cannot read looks like a missing one, so the upload is allowed and visible to no one.
        return reads(role, relation) ? edits(role, relation) : CREATORS.includes(role)
      },
      delete: (role, relation) => {
        if (isDelivery(relation)) return works(role, fileOf(relation).within)
        return isProject(relation) ? edits(role, relation) : relation === 'loose' && ACTIVE(role)
      },
    },
  }),
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
