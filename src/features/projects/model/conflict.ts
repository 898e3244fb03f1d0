import type { ProjectDetail } from '@contract/projects.ts'
import type { ProjectFormValues } from './project-form-schema.ts'

/** The fields of a request two people may change at once, in the order the form shows them. */
export const editableFields = [
  'title',
  'property',
  'serviceType',
  'timePreference',
  'dueDate',
  'latestCompletionDate',
  'description',
  'serviceDescription',
  'contactEmail',
] as const
export type EditableField = (typeof editableFields)[number]
/** What may be changed of a request. */
export type Editable = Record<EditableField, string>

/** The changeable part of a request. */
export const editableOf = (project: ProjectDetail): Editable =>
  Object.fromEntries(editableFields.map((field) => [field, project[field]])) as Editable

/** The fields that are not as they were. */
export const changedFields = (
  before: Editable,
  after: Pick<ProjectFormValues, EditableField>,
): EditableField[] => editableFields.filter((field) => before[field] !== after[field].trim())

/** A field both changed, differently: somebody has to choose. */
export type FieldConflict = { field: EditableField; mine: string; theirs: string }

/** Where one's own changes meet somebody else's; fields only one of the two touched need no choice. */
export const conflictingFields = (base: Editable, mine: Editable, theirs: Editable): FieldConflict[] =>
  editableFields
    .filter(
      (field) =>
        mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))

/** Both people's changes together; where they clash, as was chosen. */
export const mergeChanges = (
  base: Editable,
  mine: Editable,
  theirs: Editable,
  chosen: Readonly<Partial<Record<EditableField, 'mine' | 'theirs'>>>,
): Editable =>
  Object.fromEntries(
    editableFields.map((field) => {
      if (mine[field] === base[field]) return [field, theirs[field]]
      const isClash = theirs[field] !== base[field] && theirs[field] !== mine[field]
      return [field, isClash && chosen[field] !== 'mine' ? theirs[field] : mine[field]]
    }),
  ) as Editable
