import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMessageFaults } from './locales.ts'
import { argumentsOf } from './message-text.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quillport-locales-'))
  for (const language of ['en', 'fr']) mkdirSync(join(root, 'locales', language), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const faults = (en: Record<string, string>, fr: Record<string, string>, text = '') => {
  writeFileSync(join(root, 'locales/en/mail.json'), JSON.stringify(en))
  writeFileSync(join(root, 'locales/fr/mail.json'), JSON.stringify(fr))
  return findMessageFaults([{ path: 'src/features/mail/a.tsx', text }], root)
}

describe('messages', () => {
  it('exist in both languages', () => {
    expect(faults({ 'mail.a': 'A' }, { 'mail.a': 'A' })).toEqual([])
    expect(faults({ 'mail.a': 'A' }, {})).toEqual(['mail.a: missing in French'])
    expect(faults({}, { 'mail.a': 'A' })).toEqual(['mail.a: missing in English'])
  })

  it('are not empty and belong to the file of their area', () => {
    expect(faults({ 'mail.a': ' ' }, { 'mail.a': 'A' })).toEqual(['mail.a: empty'])
    expect(faults({ 'chat.a': 'A' }, { 'chat.a': 'A' })).toHaveLength(2)
  })

  it('follow the wording rules of their language', () => {
    expect(faults({ 'mail.a': 'Nobody' }, { 'mail.a': 'Prêt ?' })).toEqual([
      'en: mail.a: “Nobody”: use “no one”',
      'fr: mail.a: needs one narrow no-break space (U+202F) before ?',
    ])
  })

  it('have the same arguments in both languages', () => {
    expect(faults({ 'mail.a': '{n} of {total}' }, { 'mail.a': '{n} sur {totale}' })).toEqual([
      'mail.a: the languages take different values',
    ])
  })

  it('start with the same verb in both languages, where both start with a known one', () => {
    const check = (en: string, fr: string) => faults({ 'mail.a': en }, { 'mail.a': fr })
    expect(check('Decline…', 'Refuser…')).toEqual([])
    expect(check('Accept the change', 'Refuser la modification')).toEqual([
      'fr: mail.a: “Refuser” is not the verb of “Accept”',
    ])
    expect(check('Accept', 'D’accord')).toEqual([])
  })

  it('exist for every form error', () => {
    const known = { 'mail.a': 'A' }
    expect(faults(known, known, `setError('day', { message: 'mail.a' })`)).toEqual([])
    expect(faults(known, known, `{ message: isOpen ? 'mail.a' : 'mail.b' }`).join()).toContain('mail.b')
    expect(faults(known, known, `\nissues.push({ message: 'mail.c' })`).join()).toContain(
      ':2: no message has the id mail.c',
    )
  })
})

describe('the arguments of a message', () => {
  it.each([
    ['plain', ''],
    ['{name} has {count, number}', 'count,name'],
    ['{count, plural, one {# item} other {# items of {owner}}}', 'count,owner'],
    ['{kind, select, a {Chapter} other {Scene}}', 'kind'],
    ['{a, plural, =0 {none} other {{b, select, x {X} other {{c}}}}} {d}', 'a,b,c,d'],
    ['{when, date, ::yMMMd}', 'when'],
  ])('of %s are %s', (text, names) => {
    expect(argumentsOf(text)).toBe(names)
  })
})
