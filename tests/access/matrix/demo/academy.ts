import { OTHER, SUBJECT } from '../../support/ids.ts'
import { defineTable, type Rule, type TableSpec } from '../types.ts'
import { DEMO_READERS } from './roles.ts'

const reads: Rule<string> = (role) => DEMO_READERS.includes(role)
const ownOf: Rule<'own' | 'other'> = (role, relation) => reads(role, relation) && relation === 'own'
const OWNERS = { own: SUBJECT, other: OTHER } as const

export const demoAcademyTables: readonly TableSpec[] = [
  ...['course_sections', 'lectures'].map((table) =>
    defineTable<'any'>({
      table: `demo.${table}`,
      relations: ['any'],
      rows: () => 'true',
      insert: () => `insert into demo.${table} (course_id) values (1)`,
      set: 'title = title',
      may: { select: reads },
    }),
  ),
  defineTable<'any'>({
    table: 'private.learner_courses',
    isView: true,
    relations: ['any'],
    rows: () => 'true',
    insert: () => 'insert into private.learner_courses (id) values (99)',
    may: { select: reads },
  }),
  defineTable<'own' | 'other'>({
    table: 'demo.lecture_progress',
    relations: ['own', 'other'],
    rows: (relation) => `user_id = '${OWNERS[relation]}'`,
    insert: (relation) =>
      relation === 'own'
        ? 'insert into demo.lecture_progress (lecture_id, course_id) values (1002, 1)'
        : `insert into demo.lecture_progress (user_id, lecture_id, course_id) values ('${OTHER}', 1002, 1)`,
    set: 'position_seconds = 1',
    may: { select: ownOf, insert: ownOf, update: ownOf },
  }),
]
