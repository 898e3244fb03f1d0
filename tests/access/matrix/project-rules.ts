import { FIXTURE_COMMENTS, OBSERVED, PROJECTS } from '../support/fixture-projects.ts'
import { type MatrixRole, type Rule, STAFF } from './types.ts'

/** The relation of a project to the subject. */
export type Relation = keyof typeof PROJECTS
/** All relations of a project to the subject. */
export const relations = Object.keys(PROJECTS) as Relation[]

/** The roles that read projects. */
export const PROJECT_READERS: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user', 'client']
/** The roles that file projects. */
export const CREATORS: readonly MatrixRole[] = ['admin', 'manager', 'client']
/** The roles that read and manage all projects. */
export const SEES_ALL: readonly MatrixRole[] = ['admin', 'manager']
/** Whether a role is that of an active person. */
export const ACTIVE = (role: MatrixRole) => role !== 'anon' && role !== 'inactive'
const isTheirs = (relation: string) => ['own', 'lone', 'company'].includes(relation)

/** Who reads a project. */
export const reads: Rule<string> = (role, relation) =>
  SEES_ALL.includes(role) ||
  (PROJECT_READERS.includes(role) &&
    (isTheirs(relation) || (relation === 'assigned' && STAFF.includes(role))))
/** Who works on a project for the agency. */
export const works: Rule<string> = (role, relation) =>
  SEES_ALL.includes(role) || (role === 'user' && relation === 'assigned')
/** Who changes a project: all projects of the fixture are received, so their company may still change them. */
export const edits: Rule<string> = (role, relation) =>
  works(role, relation) || (role === 'client' && isTheirs(relation))

/** A comment of another person, and one that the subject wrote before becoming an observer, who starts nothing. */
export type CommentRow = Relation | 'theirs' | 'observed'
/** The project of a comment. */
export const commented = (relation: CommentRow) =>
  relation === 'observed' ? OBSERVED : PROJECTS[relation === 'theirs' ? 'own' : relation]
/** The id of a comment. */
export const commentOf = (relation: CommentRow) =>
  relation === 'theirs' ? FIXTURE_COMMENTS.theirs : FIXTURE_COMMENTS.own
/** Who reads a comment and its files. */
export const readsComment: Rule<CommentRow> = (role, relation) =>
  reads(role, relation === 'theirs' ? 'own' : relation === 'observed' ? 'company' : relation)
/** Who writes a comment and adds its files. */
export const comments: Rule<CommentRow> = (role, relation) =>
  relation !== 'theirs' && relation !== 'observed' && reads(role, relation)

/** A file of a comment: added by the author of the comment, and deleted with it only. */
type CommentFile = `comment_${CommentRow}`
/** All comments of the matrix. */
export const commentRows: readonly CommentRow[] = [...relations, 'theirs', 'observed']
/** The comment of a file, or null for a file of another kind. */
export const commentRowOf = (relation: File) =>
  relation.startsWith('comment_') ? (relation.slice('comment_'.length) as CommentRow) : null

/** A file of a project. */
export type File =
  | CommentFile
  | Relation
  | `${Relation}Undelivered`
  | 'ownDelivered'
  | 'assignedDelivered'
  | 'chapter'
/** The files that are deliverables before their delivery. */
export const undelivered = relations.map((relation) => `${relation}Undelivered` as const)
/** The project and kind of a file. */
export const projectFileOf = (relation: File) => {
  if (relation === 'chapter') return { project: PROJECTS.own, kind: 'chapter' as const, within: 'own' }
  const [, within = relation, state] = /^(\w+?)(Undelivered|Delivered)?$/.exec(relation) ?? []
  return {
    project: PROJECTS[within as Relation],
    kind: state ? ('deliverable' as const) : ('source' as const),
    isDelivered: state === 'Delivered',
    within,
  }
}
/** Who adds and removes a file of a project. */
export const handles: Rule<File> = (role, relation) => {
  const { kind, within } = projectFileOf(relation)
  return kind === 'deliverable' ? works(role, within) : edits(role, within)
}
