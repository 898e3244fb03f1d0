import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type Cell, cellsOf, isAsExpected, SPECS } from './matrix/cells.ts'
import { EQUIVALENT_IN_DEMO, OPEN_DEMO_TABLES } from './matrix/demo/exceptions.ts' // template areas
import { type MatrixRole, ROLES, type TableSpec } from './matrix/types.ts'
import { buildFixture } from './support/fixture.ts'
import { attempt, becomeRole, installProbe } from './support/probe.ts'

/** All cells of a table are read again for each change of each policy. */
const LIMIT_MS = 300_000

/** Tables whose rows every account reads, and the public ones. */
const OPEN_TABLES: readonly string[] = [
  'public.roles',
  ...OPEN_DEMO_TABLES, // template areas
]

type Policy = { table: string; name: string; command: string; using: string | null; check: string | null }

/** A statement that opens or closes a table; `command` and `specs` say which cells may notice it. */
type Mutation = { name: string; statement: string; command: string; specs: readonly TableSpec[] }

/** Mutations without an effect, each with its reason. A mutation that fails a cell must not be listed. */
const SAME_IN_USING =
  'USING asks the same of the person, whatever the row, so no row gets as far as WITH CHECK'
const EVERY_ACCOUNT = 'every account reads these rows; the matrix tests the second factor apart'
const HIDDEN = 'the SELECT policy, which asks the same, hides the rows'
const EQUIVALENT: Record<string, string> = {
  ...EQUIVALENT_IN_DEMO, // template areas
  'roles_select using: all is true': EVERY_ACCOUNT,
  'workspace_settings_select using: all is true': EVERY_ACCOUNT,
  'companies_update with check: all is true': SAME_IN_USING,
  'companies_update with check: can(update, companies) is true': SAME_IN_USING,
  'company_terms_update with check: all is true': SAME_IN_USING,
  'company_terms_update with check: can(update, companies) is true': SAME_IN_USING,
  'page_texts_update with check: all is true': SAME_IN_USING,
  'page_texts_update with check: can(update, admin) is true': SAME_IN_USING,
  'workspace_settings_update with check: all is true': SAME_IN_USING,
  'workspace_settings_update with check: can(update, admin) is true': SAME_IN_USING,
  'permissions_update with check: all is true': SAME_IN_USING,
  'permissions_update with check: can(update, permissions) is true': SAME_IN_USING,
  'manuscript_members_update with check: can(create, manuscripts) is true': SAME_IN_USING,
  'saved_replies_update using: all is true': HIDDEN,
  'saved_replies_update with check: all is true': SAME_IN_USING,
  'saved_replies_delete using: all is true': HIDDEN,
  'team_conversations_select using: can(read, projects) is true':
    'every role of staff reads projects; a role that an administrator makes may not',
}

let database: TestDatabase
let owner: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  owner = database.owner
  await buildFixture(owner)
  await installProbe(owner)
})
afterAll(() => database.drop())

/** The order in which the roles are asked, so that the first ones notice most: who gains rights, or who loses them. */
const GAINING = ROLES.toReversed()
const LOSING = [...ROLES.filter((role) => role !== 'anon'), 'anon'] as const

const reads = ({ statement }: Cell) => /^select/i.test(statement)

/**
 * The cells whose outcome a policy of the command can change: those of its command, and for a policy of SELECT also
 * statements that write, which read the rows first. The reading ones notice most, so they are tried before the others.
 */
function partsOf(command: string): ((cell: Cell) => boolean)[] {
  if (command === 'SELECT') return [reads, (cell) => !reads(cell)]
  return [({ statement }) => command === 'ALL' || statement.toUpperCase().includes(command)]
}

/** Runs statements and takes them back. */
async function undone(
  begin: (run: (tx: TransactionSql) => Promise<never>) => Promise<unknown>,
  run: (tx: TransactionSql) => Promise<void>,
): Promise<void> {
  const undo = new Error('undone on purpose')
  await begin(async (tx) => {
    await run(tx)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
}

/**
 * Returns the mutations after which all cells of a part of their table are as the matrix says; several areas may have
 * cells for one table. Each role is taken once for all mutations, because that takes longer than the cells.
 */
async function unnoticedBy(
  part: number,
  roles: readonly MatrixRole[],
  mutations: readonly Mutation[],
): Promise<readonly Mutation[]> {
  let left = mutations
  for (const role of roles) {
    const noticed = new Set<Mutation>()
    await undone(
      (run) => owner.begin(run),
      async (tx) => {
        if (role !== 'anon') await becomeRole(tx, role)
        for (const mutation of left) {
          const isOfPart = partsOf(mutation.command)[part]
          const cells = isOfPart ? mutation.specs.flatMap((spec) => cellsOf(spec, role)).filter(isOfPart) : []
          if (cells.length === 0) continue
          await undone(
            (run) => tx.savepoint(run),
            async (sub) => {
              await sub.unsafe(mutation.statement)
              const outcomes = await attempt(sub, role === 'anon' ? 'anon' : 'authenticated', cells)
              if (cells.some((cell, at) => !isAsExpected(cell, outcomes[at]))) noticed.add(mutation)
            },
          )
        }
      },
    )
    left = left.filter((mutation) => !noticed.has(mutation))
  }
  return left
}

/** Returns the mutations that no cell notices. */
async function unnoticed(mutations: readonly Mutation[], roles: readonly MatrixRole[]): Promise<string[]> {
  const afterReading = await unnoticedBy(0, roles, mutations)
  return (await unnoticedBy(1, roles, afterReading)).map(({ name }) => name)
}

/** A call of the permission function in a policy, as Postgres prints it. */
const TERM = /\( SELECT private\.can\('(\w+)'::text, '(\w+)'::text\) AS can\)/g

function mutationsOf({ table, name, command, using, check }: Policy): Mutation[] {
  const specs = SPECS.filter((each) => each.table === table)
  if (specs.length === 0) throw new Error(`${table} has policies and no cells`)
  const cells = { command, specs }
  const mutations = [{ name: `${name} dropped`, statement: `drop policy ${name} on ${table}`, ...cells }]
  for (const [clause, expression] of [
    ['using', using],
    ['with check', check],
  ] as const) {
    if (expression === null || expression === 'true') continue
    const alter = (what: string, text: string) =>
      mutations.push({
        name: `${name} ${clause}: ${what}`,
        statement: `alter policy ${name} on ${table} ${clause} (${text})`,
        ...cells,
      })
    alter('all is true', 'true')
    for (const { 0: term, 1: action, 2: subject, index } of expression.matchAll(TERM)) {
      for (const value of ['true', 'false']) {
        const changed = expression.slice(0, index) + value + expression.slice(index + term.length)
        alter(`can(${action}, ${subject}) is ${value}`, changed)
      }
    }
  }
  return mutations
}

it(
  'a matrix cell fails when a policy is dropped, loosened, or loses one of its terms',
  async () => {
    const policies = await owner<Policy[]>`
    select schemaname || '.' || tablename as table, policyname as name, cmd as command, qual as using, with_check as check
      from pg_policies order by 1, 2`
    const mutations = policies.flatMap(mutationsOf)
    const opens = ({ name }: Mutation) => name.endsWith('is true')
    expect(mutations.length).toBeGreaterThan(2 * policies.length)
    const names = [
      ...(await unnoticed(mutations.filter(opens), GAINING)),
      ...(await unnoticed(
        mutations.filter((mutation) => !opens(mutation)),
        LOSING,
      )),
    ]
    expect(names.sort()).toEqual(Object.keys(EQUIVALENT).sort())
  },
  LIMIT_MS,
)

it(
  'a matrix cell fails when row-level security is switched off for a table',
  async () => {
    const tables = SPECS.filter((spec) => !spec.isView)
    const mutations = tables.map((spec) => ({
      name: spec.table,
      statement: `alter table ${spec.table} disable row level security`,
      command: 'ALL',
      specs: [spec],
    }))
    // Grants and schema also close these tables, so row-level security alone opens nothing.
    expect(await unnoticed(mutations, GAINING)).toEqual(
      tables
        .filter(
          ({ table }) =>
            (table.startsWith('private.') && table !== 'private.user_roles') || OPEN_TABLES.includes(table),
        )
        .map(({ table }) => table),
    )
  },
  LIMIT_MS,
)
