import type { ProbeAttempt, ProbeOutcome } from '../support/probe.ts'
import { accountTables } from './account.ts'
import { administrationTables } from './administration.ts'
import { chatTables } from './chat.ts'
import { demoTables } from './demo/tables.ts' // template areas
import { mailTables } from './mail.ts'
import { manuscriptTables } from './manuscripts.ts'
import { peopleTables } from './people.ts'
import { platformTables } from './platform.ts'
import { projectTables } from './projects.ts'
import { teamMailTables } from './team-mail.ts'
import type { MatrixRole, TableSpec, Verb } from './types.ts'
import { VERBS } from './types.ts'

/** Every table with its expected access. */
export const SPECS: readonly TableSpec[] = [
  ...accountTables,
  ...demoTables, // template areas
  ...chatTables,
  ...administrationTables,
  ...mailTables,
  ...manuscriptTables,
  ...peopleTables,
  ...platformTables,
  ...projectTables,
  ...teamMailTables,
]

/** One cell of the matrix. */
export type Cell = ProbeAttempt & { name: string; expected: 'rows' | 'none' | 'denied' | number }

/** Returns whether an outcome is the expected one. */
export function isAsExpected({ expected }: Cell, outcome: ProbeOutcome | undefined): boolean {
  if (typeof expected === 'number') return outcome === expected
  if (expected === 'denied') return outcome === 'denied'
  return typeof outcome === 'number' && (expected === 'rows') === outcome > 0
}

/** The cells of one table and role: each verb with each relation, then the statements without WHERE. */
export function cellsOf(spec: TableSpec, role: MatrixRole): Cell[] {
  const cells: Cell[] = []
  for (const relation of spec.relations) {
    for (const verb of VERBS) {
      const statement = statementOf(spec, verb, relation)
      const topic = spec.topic?.(relation)
      cells.push({
        name: `${role} ${verb} ${spec.table} ${relation}`,
        statement,
        expected: expectedOf(spec, verb, role, relation),
        ...(topic === undefined ? {} : { topic }),
      })
    }
  }
  for (const { statement, rows } of spec.sweeps ?? []) {
    const count = rows(role)
    cells.push({ name: `${role} sweeps: ${statement}`, statement, expected: count < 0 ? 'denied' : count })
  }
  // An admin may write everywhere, so no forbidden target exists.
  if (spec.rehome && role !== 'admin') {
    const { statement, changes } = spec.rehome
    const hasRows = spec.relations.some((relation) => changes(role, relation))
    cells.push({
      name: `${role} moves rows away: ${statement}`,
      statement,
      expected: role === 'anon' || hasRows ? 'denied' : 'none',
      grant: `grant update on ${spec.table} to authenticated`,
    })
  }
  return cells
}

function statementOf(spec: TableSpec, verb: Verb, relation: string): string {
  const where = `where ${spec.rows(relation)}`
  switch (verb) {
    case 'select':
      return `select from ${spec.table} ${where}`
    case 'insert':
      return spec.insert?.(relation) ?? `insert into ${spec.table} default values`
    case 'update':
      return `update ${spec.table} set ${spec.set ?? 'id = id'} ${where}`
    case 'delete':
      return `delete from ${spec.table} ${where}`
  }
}

function expectedOf(spec: TableSpec, verb: Verb, role: MatrixRole, relation: string): Cell['expected'] {
  const rule = spec.may[verb]
  if (rule?.(role, relation)) return 'rows'
  const isGranted = spec.grantedToAll
    ? spec.grantedToAll.includes(verb)
    : rule !== undefined && role !== 'anon'
  return isGranted && verb !== 'insert' ? 'none' : 'denied'
}
