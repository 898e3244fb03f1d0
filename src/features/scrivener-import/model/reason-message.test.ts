import { readFileSync } from 'node:fs'
import { IMPORT_FAILURES, IMPORT_REASONS, IMPORT_WARNINGS } from '@contract/imports.ts'
import type { ArchiveErrorCode } from '@scrivener/archive-error.ts'
import type { DamageCode } from '@scrivener/text-types.ts'
import type { RefuseReason, SkipReason, WarningCode } from '@scrivener/types.ts'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { entryText, type Translate, warningText } from './reason-message.ts'

/**
 * Every code of the contract: a new code does not compile until it is listed here, and then needs
 * translations.
 */
const damage = Object.keys({
  not_rtf: 0,
  unclosed_groups: 0,
  stray_closing: 0,
  nesting_too_deep: 0,
  too_large: 0,
  too_much_text: 0,
  broken_picture: 0,
  unsupported_picture: 0,
  unknown_code_page: 0,
  unclosed_marker: 0,
} satisfies Record<DamageCode, 0>)
const archive: Record<ArchiveErrorCode, 0> = {
  empty_file: 0,
  not_a_zip: 0,
  empty_archive: 0,
  truncated: 0,
  split_archive: 0,
  damaged_archive: 0,
  encrypted: 0,
  too_many_entries: 0,
  too_large_unpacked: 0,
  overlapping_entries: 0,
  no_project: 0,
  several_projects: 0,
  binder_unreadable: 0,
  binder_damaged: 0,
  binder_unsafe: 0,
  binder_too_large: 0,
  too_many_items: 0,
  too_deep: 0,
  unsupported_version: 0,
  file_damaged: 0,
  entry_damaged: 0,
  entry_too_large: 0,
}
const planned: Record<SkipReason | RefuseReason, 0> = {
  other_binder: 0,
  settings: 0,
  quick_look: 0,
  checksum: 0,
  search_index: 0,
  backup: 0,
  lock: 0,
  version: 0,
  system: 0,
  outside_project: 0,
  link: 0,
  special_file: 0,
  unsafe_name: 0,
  duplicate_name: 0,
  unsupported_method: 0,
  suspicious_ratio: 0,
  too_large: 0,
  damaged_header: 0,
}
const parsed: Record<WarningCode, 0> = {
  several_binders: 0,
  unknown_version: 0,
  duplicate_id: 0,
  missing_id: 0,
  title_shortened: 0,
  unknown_item_type: 0,
  missing_file: 0,
  orphan_file: 0,
  collection_shortened: 0,
  refused_file: 0,
  more_warnings: 0,
}
const reasons = [...IMPORT_REASONS, ...Object.keys({ ...planned, ...archive })]
const warnings = [...IMPORT_WARNINGS, ...Object.keys({ ...parsed, ...archive })]
const failures = [...IMPORT_FAILURES, ...Object.keys(archive)]

/** The values a code may have; a message that uses another value fails the test. */
const values = {
  count: 3,
  title: 'Une scène',
  limit: 20_000,
  below: 2,
  names: 'A, B',
  used: 'a.scrivx',
  other: 'b.scrivx',
  version: '1.7',
  id: '12',
  number: 4,
  type: 'Odd',
  path: 'Files/x',
  line: 3,
  reason: 'link',
  not_rtf: 1,
}
const ENGLISH = 'The English sentence.'

function translator(locale: 'en' | 'fr'): Translate {
  const messages: Record<string, string> = JSON.parse(
    readFileSync(`locales/${locale}/scrivener-import.json`, 'utf8'),
  )
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      throw error
    },
  })
  return { has: (id): id is MessageId => id in messages, t: (id, some) => intl.formatMessage({ id }, some) }
}

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  const translate = translator(locale)

  it.each(reasons)('the receipt reason %s has a message', (reason) => {
    const text = entryText({ reason, values, detail: ENGLISH }, translate)
    expect(text).not.toBe(ENGLISH)
    expect(text).toMatch(/\S/)
  })

  it.each(warnings)('the warning %s has a message', (code) => {
    const text = warningText({ code, message: ENGLISH, values }, translate)
    expect(text).not.toBe(ENGLISH)
    expect(text).toMatch(/\S/)
  })

  it.each(failures)('the import error %s has a message', (code) => {
    const id = `scrivener-import.error.${code}`
    expect(translate.has(id) && translate.t(id)).toMatch(/\S/)
  })

  it.each(damage)('the damage %s has a message', (code) => {
    expect(entryText({ reason: 'damage', values: { [code]: 2 }, detail: ENGLISH }, translate)).not.toBe(
      ENGLISH,
    )
  })
})

describe('the text about a file', () => {
  const french = translator('fr')

  it('joins every kind of damage with its count', () => {
    const text = entryText(
      { reason: 'damage', values: { broken_picture: 2, unclosed_marker: 1 }, detail: '' },
      french,
    )
    expect(text).toContain('2 images sont endommagées')
    expect(text).toContain('Une annotation ou une note')
  })

  it('calls an item without a title by the translated default', () => {
    expect(entryText({ reason: 'left_out', values: { title: '' }, detail: '' }, french)).toContain(
      'Sans titre',
    )
  })

  it('falls back to the English text for an unknown code', () => {
    expect(entryText({ reason: 'brand_new', values: {}, detail: ENGLISH }, french)).toBe(ENGLISH)
    expect(warningText({ code: 'brand_new', message: ENGLISH }, french)).toBe(ENGLISH)
  })

  it('contains the reason and the path of a refused file', () => {
    const text = warningText(
      { code: 'refused_file', message: ENGLISH, path: 'a/b', values: { reason: 'link' } },
      french,
    )
    expect(text).toContain('a/b')
    expect(text).toContain('Un lien vers un autre fichier.')
  })
})
