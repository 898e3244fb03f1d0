import { PROJECT_DETAIL_FIELDS, PROJECT_LIST_FIELDS } from '../../_shared/contract/project-fields.ts'

/** The column of a field: its name in snake case. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)

const selected = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields)
    .map((name) => `p.${columnOf(name)}`)
    .join(', ')

/** The columns of the fields of a project `p`. */
export const LIST_FIELD_COLUMNS = selected(PROJECT_LIST_FIELDS)
export const DETAIL_FIELD_COLUMNS = selected(PROJECT_DETAIL_FIELDS)
