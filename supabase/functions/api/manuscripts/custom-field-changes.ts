import type { z } from 'zod'
import {
  type CustomField,
  type changeCustomFieldsBody,
  MAX_FIELDS,
} from '../../_shared/contract/custom-fields.ts'
import { HttpError, notFound, refuseField } from '../../_shared/http/errors.ts'
import { foldText } from '../search/fold-text.ts'

/** A field as the manuscript stores it; a deleted one keeps its place and the values of its title. */
export type StoredField = CustomField & { deletedAt?: string }

type Change = z.output<typeof changeCustomFieldsBody>

/** The fields after a change, and what it does to the values of the items, which have the titles as their keys. */
export type FieldChange = {
  fields: readonly StoredField[]
  /** Titles of fields that are deleted for good. */
  erased: readonly string[]
  renamed: { from: string; to: string } | null
}

/** The most deleted fields that keep their values. */
const MOST_DELETED = 20

/** Applies a change to the fields of a manuscript; refuses a title that differs from another one by case or accents only. */
export function changeFields(fields: readonly StoredField[], change: Change, now: string): FieldChange {
  const known = fields.find((field) => field.id === change.id)
  const done = (after: readonly StoredField[], renamed: FieldChange['renamed'] = null): FieldChange => ({
    ...withoutErased(after, renamed?.to ?? (change.kind === 'add' ? change.title : null), change.id),
    renamed,
  })
  const replace = (next: StoredField) => fields.map((field) => (field === known ? next : field))

  if (change.kind === 'add') {
    // A repeated call adds nothing twice.
    if (known) return { fields, erased: [], renamed: null }
    requireFreeTitle(fields, change.id, change.title)
    if (fields.filter(isLive).length >= MAX_FIELDS) throw new HttpError('too_large')
    const { id, title, type } = change
    return done([...fields, { id, title, type, options: optionsOf(type, change.options ?? []) }])
  }
  if (!known || isLive(known) === (change.kind === 'restore')) throw notFound()
  switch (change.kind) {
    case 'edit': {
      const { title = known.title, type = known.type, options = known.options } = change
      requireFreeTitle(fields, known.id, title)
      const next = { ...known, title, type, options: optionsOf(type, options) }
      return done(replace(next), title === known.title ? null : { from: known.title, to: title })
    }
    case 'move': {
      const others = fields.filter((field) => field !== known)
      const at = change.afterId === null ? 0 : others.findIndex(({ id }) => id === change.afterId) + 1
      if (change.afterId !== null && at === 0) throw refuseField('afterId', 'no_item')
      return done(others.toSpliced(at, 0, known))
    }
    case 'delete':
      return done(replace({ ...known, deletedAt: now }))
    case 'restore': {
      requireFreeTitle(fields, known.id, known.title)
      const { deletedAt: _, ...live } = known
      return done(replace(live))
    }
  }
}

const isLive = ({ deletedAt }: StoredField): boolean => deletedAt === undefined

const optionsOf = (type: CustomField['type'], options: readonly string[]): string[] =>
  type === 'list' ? [...new Set(options)] : []

function requireFreeTitle(fields: readonly StoredField[], id: string, title: string): void {
  const folded = foldText(title).text
  if (fields.some((field) => isLive(field) && field.id !== id && foldText(field.title).text === folded))
    throw refuseField('title', 'taken')
}

/** Takes out the deleted field whose title another one has now, and the oldest deleted ones beyond the limit. */
function withoutErased(fields: readonly StoredField[], title: string | null, id: string) {
  const deleted = fields
    .filter((field) => !isLive(field))
    .sort((one, other) => ((one.deletedAt ?? '') < (other.deletedAt ?? '') ? 1 : -1))
  const erased = new Set([
    ...deleted.filter((field) => field.title === title && field.id !== id),
    ...deleted.slice(MOST_DELETED),
  ])
  return {
    fields: fields.filter((field) => !erased.has(field)),
    erased: [...erased].map((field) => field.title),
  }
}
