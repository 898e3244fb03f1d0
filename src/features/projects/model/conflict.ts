import type { ProjectEvent } from '@contract/project-events.ts'
import { PROJECT_FIELDS, type ProjectField, projectFieldNames } from '@contract/project-fields.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { languagesOf } from '../shared/languages.ts'
import type { ProjectFormOutput as FormOutput, ProjectFormValues } from './project-form-schema.ts'

/** The values of the fields, as text. */
export type Editable = Record<ProjectField, string>

/** The editable values of a project, or of the checked form. */
export const editableOf = (project: Pick<ProjectDetail, ProjectField> | FormOutput): Editable =>
  Object.fromEntries(projectFieldNames.map((field) => [field, String(project[field])])) as Editable

/** The value of a field as the API takes it. */
export const fieldValue = (field: ProjectField, text: string): string | string[] =>
  PROJECT_FIELDS[field].kind === 'languages' ? languagesOf(text) : text.trim()

/** The fields whose value changed. */
export const changedFields = (
  before: Editable,
  after: Pick<ProjectFormValues, ProjectField>,
): ProjectField[] => projectFieldNames.filter((field) => before[field] !== after[field].trim())

/** A field with different changes by both users, which needs a choice. */
export type FieldConflict = { field: ProjectField; mine: string; theirs: string }

/** The fields that both users changed to different values. */
export const conflictingFields = (base: Editable, mine: Editable, theirs: Editable): FieldConflict[] =>
  projectFieldNames
    .filter(
      (field) =>
        mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))

/** The name of the last person who changed one of the fields, or any field; null when that is not known. */
export function conflictAuthor(
  events: readonly ProjectEvent[],
  fields: readonly ProjectField[],
): string | null {
  const changes = events.filter(({ kind }) => kind === 'changed')
  const change = changes.find(({ field }) => fields.some((name) => name === field)) ?? changes[0]
  return change?.actor?.name ?? null
}

/** Merges both users' changes; conflicting fields use the chosen value. */
export const mergeChanges = (
  base: Editable,
  mine: Editable,
  theirs: Editable,
  chosen: Readonly<Partial<Record<ProjectField, 'mine' | 'theirs'>>>,
): Editable =>
  Object.fromEntries(
    projectFieldNames.map((field) => {
      if (mine[field] === base[field]) return [field, theirs[field]]
      const isClash = theirs[field] !== base[field] && theirs[field] !== mine[field]
      return [field, isClash && chosen[field] !== 'mine' ? theirs[field] : mine[field]]
    }),
  ) as Editable
