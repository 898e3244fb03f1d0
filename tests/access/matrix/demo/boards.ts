import { boardFile, boardObject } from '../../support/demo/fixture-boards.ts'
import { OTHER, SUBJECT } from '../../support/ids.ts'
import { defineTable, type MatrixRole, type Rule, type TableSpec } from '../types.ts'

const READ: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user', 'maintainer']
const WRITE: readonly MatrixRole[] = ['admin', 'manager']
const reads: Rule<string> = (role) => READ.includes(role)
const writes: Rule<string> = (role) => WRITE.includes(role)

/** The tables and the bucket of the kanban screen (R-241, R-242). */
export const demoBoardTables: readonly TableSpec[] = [
  defineTable<'any'>({
    table: 'demo.kanban_state',
    relations: ['any'],
    rows: () => 'true',
    insert: () => 'insert into demo.kanban_state (version) values (2)',
    set: 'version = version',
    may: { select: reads, update: writes },
  }),
  defineTable<'any'>({
    table: 'demo.kanban_comments',
    relations: ['any'],
    rows: () => 'item_id = 1',
    insert: () =>
      `insert into demo.kanban_comments (id, item_id, author, body) values (gen_random_uuid(), 1, 'Another', 'x')`,
    set: 'body = body',
    may: { select: reads, insert: writes, delete: writes },
  }),
  defineTable<'own'>({
    table: 'demo.kanban_files',
    relations: ['own'],
    rows: () => `id = '${boardFile.stored}'`,
    insert: () =>
      `insert into demo.kanban_files (id, item_id, name, path) values ('${boardFile.uploaded}', 1, 'x', 'x')`,
    set: 'name = name',
    may: { select: reads, insert: writes, delete: writes },
  }),
  defineTable<'any'>({
    table: 'demo.kanban_activity',
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.kanban_activity (item_id, kind) values (1, 'created')`,
    set: 'kind = kind',
    may: { select: reads },
  }),
  defineTable<'own' | 'other' | 'oddName'>({
    table: 'storage.objects',
    relations: ['own', 'other', 'oddName'],
    rows: (relation) =>
      `bucket_id = 'kanban-files' and name = '${boardObject(relation === 'other' ? OTHER : SUBJECT, relation === 'oddName' ? 'uploaded' : 'stored')}'`,
    // A name of another shape is refused, also in the own folder (R-532).
    insert: (relation) =>
      `insert into storage.objects (bucket_id, name, owner_id) values
        ('kanban-files', '${relation === 'oddName' ? `${SUBJECT}/page.html` : boardObject(relation === 'own' ? SUBJECT : OTHER, 'fresh')}', '${SUBJECT}')`,
    set: 'metadata = metadata',
    grantedToAll: ['select', 'insert', 'update', 'delete'],
    may: {
      select: reads,
      insert: (role, relation) => WRITE.includes(role) && relation === 'own',
      delete: writes,
    },
  }),
]
