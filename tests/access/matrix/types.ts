/** Every role of an account, an inactive account, and anon. */
export const ROLES = [
  'anon',
  'admin',
  'auth',
  'manager',
  'user',
  'client',
  'editor',
  'author',
  'maintainer',
  'subscriber',
  'inactive',
] as const
export type MatrixRole = (typeof ROLES)[number]

export const VERBS = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]

/** The roles that may read manuscripts, and those that may write them. */
export const READERS: readonly MatrixRole[] = [
  'admin',
  'auth',
  'manager',
  'user',
  'client',
  'editor',
  'author',
  'subscriber',
]
export const WRITERS: readonly MatrixRole[] = READERS.filter((role) => role !== 'subscriber')

/** Staff: the roles that read the subject "user". */
export const STAFF: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user']
/** All other roles. */
export const CUSTOMERS: readonly MatrixRole[] = ROLES.filter(
  (role) => role !== 'anon' && role !== 'inactive' && !STAFF.includes(role),
)

/** Whether a role may act on the rows of a relation. */
export type Rule<Relation extends string> = (role: MatrixRole, relation: Relation) => boolean

/** The expected access to one table. */
export type TableSpec<Relation extends string = string> = {
  table: string
  /** True for a view, which has no row-level security. */
  isView?: true
  /** The relations of a row to the person. */
  relations: readonly Relation[]
  /** The SQL condition that selects the rows of a relation. */
  rows: (relation: Relation) => string
  /** A row of the relation to insert; missing where the table cannot reference one. */
  insert?: (relation: Relation) => string
  /** The assignment of an update. */
  set?: string
  topic?: (relation: Relation) => string
  /** The roles with access; a missing verb is granted to no role. */
  may: Partial<Record<Verb, Rule<Relation>>>
  /** Verbs that Supabase grants to all roles (Storage, Realtime), so that only policies refuse. */
  grantedToAll?: readonly Verb[]
  /**
   * Moves every row the person may change to a forbidden target, with a temporary grant, to test WITH CHECK. It has no
   * WHERE, so select policies do not apply.
   */
  rehome?: { statement: string; changes: Rule<Relation> }
  /** Statements without WHERE and the rows they must affect, which tests a policy apart from select policies. */
  sweeps?: readonly { statement: string; rows: (role: MatrixRole) => number }[]
}

/** Checks the relations of a spec where it is defined, and erases their type for the list of all specs. */
export function defineTable<Relation extends string>(spec: TableSpec<Relation>): TableSpec {
  return spec as unknown as TableSpec
}

/** Tables of schema private, which authenticated cannot reach. */
export function closed(table: string, insert: string, set: string): TableSpec {
  return defineTable<'any'>({
    table,
    relations: ['any'],
    rows: () => 'true',
    insert: () => insert,
    set,
    may: {},
  })
}
