/** Every role a person can hold, one whose account is not active, and nobody. */
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

/** Who may read manuscripts at all, and who may write them. */
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

/** Who works for the agency: the roles that read the subject "user". */
export const STAFF: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user']
/** Everybody else who has a role. */
export const CUSTOMERS: readonly MatrixRole[] = ROLES.filter(
  (role) => role !== 'anon' && role !== 'inactive' && !STAFF.includes(role),
)

/** Whether a role may do something with rows that relate so to the person. */
export type Rule<Relation extends string> = (role: MatrixRole, relation: Relation) => boolean

/** What is expected of one table. */
export type TableSpec<Relation extends string = string> = {
  table: string
  /** A view has no row-level security of its own. */
  isView?: true
  /** The ways a row can relate to the person. */
  relations: readonly Relation[]
  /** What picks the rows of a relation. */
  rows: (relation: Relation) => string
  /** A row of the relation to be added; left out where the table cannot even name one. */
  insert?: (relation: Relation) => string
  /** What an update sets. */
  set?: string
  topic?: (relation: Relation) => string
  /** Who may; a verb left out is not granted to anybody. */
  may: Partial<Record<Verb, Rule<Relation>>>
  /** Verbs the schema's owner (Storage, Realtime) grants to all, so that policies alone refuse. */
  grantedToAll?: readonly Verb[]
  /**
   * Moves every row the person may change to somewhere it may not write, with a right lent for the try: what WITH
   * CHECK is for. It has no WHERE, so reading plays no part.
   */
  rehome?: { statement: string; changes: Rule<Relation> }
  /** Statements without WHERE and the rows they must touch: what a policy lets through beside what may be read. */
  sweeps?: readonly { statement: string; rows: (role: MatrixRole) => number }[]
}

/** Keeps the relations of a spec typed where it is written, and plain where all are listed. */
export function defineTable<Relation extends string>(spec: TableSpec<Relation>): TableSpec {
  return spec as unknown as TableSpec
}
