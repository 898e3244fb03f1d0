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

const faults = (
  en: Record<string, string>,
  fr: Record<string, string>,
  text = '',
  path = 'src/features/mail/a.tsx',
) => {
  writeFileSync(join(root, 'locales/en/mail.json'), JSON.stringify(en))
  writeFileSync(join(root, 'locales/fr/mail.json'), JSON.stringify(fr))
  return findMessageFaults([{ path, text }], root)
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

  it('exist under the prefix of useT', () => {
    const known = { 'mail.list.a': 'A' }
    const check = (call: string) =>
      faults(known, known, `const t = useT('mail.list')\nt(${call})\nconst t = other\nt('z')`).join()
    expect(check(`'a'`)).toBe('')
    expect(check(`'b', { n: 1 }`)).toContain(':2: no message has the id mail.list.b')
    expect(check(`isOpen ? 'a' : 'c'`)).toContain('mail.list.c')
  })

  it('exist for every id in use', () => {
    const known = { 'mail.a': 'A' }
    expect(faults(known, known, `<FormattedMessage id="mail.a" />`)).toEqual([])
    expect(faults(known, known, `intl.formatMessage({ id: isOpen ? 'mail.a' : 'mail.b' })`).join()).toContain(
      'mail.b',
    )
    expect(faults(known, known, `<FormattedMessage id="mail.c" />`).join()).toContain(
      ':1: no message has the id mail.c',
    )
  })

  it('are not confused with route ids', () => {
    const known = { 'mail.a': 'A' }
    const path = 'src/features/mail/routes.ts'
    expect(faults(known, known, `{ id: 'mail.inbox', title: 'mail.a' }`, path)).toEqual([])
    expect(faults(known, known, `{ id: 'mail.inbox', title: 'mail.b' }`, path).join()).toContain('mail.b')
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
