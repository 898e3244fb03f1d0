import type { ProjectDetail } from '@contract/projects.ts'
import type { ProjectFormValues } from './project-form-schema.ts'

/** The editable fields of a project, in form order. */
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
/** The values of the editable fields. */
export type Editable = Record<EditableField, string>

/** The editable values of a project. */
export const editableOf = (project: ProjectDetail): Editable =>
  Object.fromEntries(editableFields.map((field) => [field, project[field]])) as Editable

/** The fields whose value changed. */
export const changedFields = (
  before: Editable,
  after: Pick<ProjectFormValues, EditableField>,
): EditableField[] => editableFields.filter((field) => before[field] !== after[field].trim())

/** A field with different changes by both users, which needs a choice. */
export type FieldConflict = { field: EditableField; mine: string; theirs: string }

/** The fields that both users changed to different values. */
export const conflictingFields = (base: Editable, mine: Editable, theirs: Editable): FieldConflict[] =>
  editableFields
    .filter(
      (field) =>
        mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))

/** Merges both users' changes; conflicting fields use the chosen value. */
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
