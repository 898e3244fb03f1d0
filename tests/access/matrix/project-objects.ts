import { FIXTURE_FILES, OBSERVED, PROJECTS, UNFILED } from '../support/fixture-projects.ts'
import { OTHER, SUBJECT } from '../support/ids.ts'
import {
  ACTIVE,
  CREATORS,
  edits,
  projectFileOf,
  type Relation,
  reads,
  relations,
  SEES_ALL,
  works,
} from './project-rules.ts'
import { defineTable, type TableSpec } from './types.ts'

/** The objects of files of comments: of the subject, of another person, and in a project that the subject observes. */
const COMMENT_OBJECTS = {
  ofComment: `${PROJECTS.own}/${FIXTURE_FILES.ofComment}`,
  ofAssignedComment: `${PROJECTS.assigned}/${FIXTURE_FILES.ofComment}`,
  ofTheirComment: `${PROJECTS.own}/${FIXTURE_FILES.ofOtherComment}`,
  ofOtherComment: `${PROJECTS.other}/${FIXTURE_FILES.ofComment}`,
  ofObserved: `${OBSERVED}/${FIXTURE_FILES.ofComment}`,
} as const
type CommentObject = keyof typeof COMMENT_OBJECTS
const isCommentObject = (relation: string): relation is CommentObject => relation in COMMENT_OBJECTS
const COMMENT_WITHIN: Record<CommentObject, Relation> = {
  ofComment: 'own',
  ofAssignedComment: 'assigned',
  ofTheirComment: 'own',
  ofOtherComment: 'other',
  ofObserved: 'company',
}

type Stored = Relation | Delivery | CommentObject | 'loose' | 'otherLoose' | 'invalid'
/** The objects of a deliverable before its delivery and after it. */
type Delivery = 'ownUndelivered' | 'assignedUndelivered' | 'ownDelivered'
const isDelivery = (relation: string): relation is Delivery => relation.endsWith('elivered')
const isProject = (relation: string): relation is Relation => relation in PROJECTS
const LOOSE = { loose: FIXTURE_FILES.source, otherLoose: FIXTURE_FILES.deliverable, invalid: 'invalid' }
const NEW_OBJECT = '0f100000-0000-4000-8000-0000000000aa'
const storedName = (relation: Stored) => {
  if (isProject(relation)) return `${PROJECTS[relation]}/${FIXTURE_FILES.source}`
  if (isCommentObject(relation)) return COMMENT_OBJECTS[relation]
  if (!isDelivery(relation)) return `${UNFILED}/${LOOSE[relation]}`
  const { project, isDelivered } = projectFileOf(relation)
  return `${project}/${isDelivered ? FIXTURE_FILES.delivered : FIXTURE_FILES.deliverable}`
}

/** The objects of the bucket project-files. */
export const projectObjects: TableSpec = defineTable<Stored>({
  table: 'storage.objects',
  relations: [
    ...relations,
    'ownUndelivered',
    'assignedUndelivered',
    'ownDelivered',
    ...(Object.keys(COMMENT_OBJECTS) as CommentObject[]),
    'loose',
    'otherLoose',
    'invalid',
  ],
  rows: (relation) => `bucket_id = 'project-files' and name = '${storedName(relation)}'`,
  insert: (relation) => {
    const name = isProject(relation)
      ? `${PROJECTS[relation]}/${NEW_OBJECT}`
      : isDelivery(relation)
        ? `${projectFileOf(relation).project}/${NEW_OBJECT}`
        : isCommentObject(relation)
          ? `${COMMENT_OBJECTS[relation].slice(0, 36)}/${NEW_OBJECT}`
          : `${UNFILED}/${relation === 'invalid' ? '../new' : NEW_OBJECT}`
    const by = relation === 'otherLoose' ? OTHER : SUBJECT
    return `insert into storage.objects (bucket_id, name, owner_id) values ('project-files', '${name}', '${by}')`
  },
  set: 'metadata = metadata',
  grantedToAll: ['select', 'insert', 'update', 'delete'],
  may: {
    select: (role, relation) => {
      if (relation === 'ownDelivered') return reads(role, 'own')
      if (isDelivery(relation)) return works(role, projectFileOf(relation).within)
      if (isCommentObject(relation)) return reads(role, COMMENT_WITHIN[relation])
      return isProject(relation) ? reads(role, relation) : relation === 'loose' && ACTIVE(role)
    },
    insert: (role, stored) => {
      // The subject observes it, and so starts nothing without the rights of staff who read all projects.
      if (stored === 'ofObserved') return SEES_ALL.includes(role)
      const relation = isDelivery(stored)
        ? (projectFileOf(stored).within as Relation)
        : isCommentObject(stored)
          ? COMMENT_WITHIN[stored]
          : stored
      if (!isProject(relation)) return relation === 'loose' && CREATORS.includes(role)
      // A project the caller cannot read looks like a missing one, so the upload is allowed and visible to no one.
      // Readers who comment also upload the files of their comments.
      return reads(role, relation) || CREATORS.includes(role)
    },
    delete: (role, relation) => {
      if (isDelivery(relation)) return works(role, projectFileOf(relation).within)
      if (isCommentObject(relation)) return false
      return isProject(relation) ? edits(role, relation) : relation === 'loose' && ACTIVE(role)
    },
  },
})
