import { defineTable, type TableSpec } from '../types.ts'
import { DEMO_READERS, DEMO_WRITERS } from './roles.ts'

/** The tables of the table gallery. */
export const demoTableSpecs: readonly TableSpec[] = [
  defineTable<'any'>({
    table: 'demo.recordings',
    relations: ['any'],
    rows: () => 'true',
    insert: () =>
      `insert into demo.recordings (script, speaker, language, recorded_on, seconds) values ('New', 'Ada', 'en', current_date, 5)`,
    set: 'note = note',
    may: {
      select: (role) => DEMO_READERS.includes(role),
      update: (role) => DEMO_WRITERS.includes(role),
    },
  }),
]
