import type { Correspondent } from '@contract/people.ts'
import { expect, it } from 'vitest'
import { pastedPeople, personOf } from './person-tokens.ts'

const person = (name: string, email: string) => ({ uid: name, name, email }) as Correspondent
const anna = person('Anna Berg', 'anna@demo.com')
const annabel = person('Annabel Lee', 'annabel@demo.com')

it('R-521: a pasted list of addresses and names is split, each once', () => {
  expect(pastedPeople('anna@demo.com, "Tom Hale" <tom@demo.com>;\nAnna Berg\nanna@demo.com')).toEqual([
    'anna@demo.com',
    'tom@demo.com',
    'Anna Berg',
  ])
  expect(pastedPeople(' anna@demo.com ')).toEqual(['anna@demo.com'])
  expect(pastedPeople('Anna')).toBeNull()
  expect(pastedPeople(' ,; ')).toBeNull()
})

it('R-521: a text means the exact address or name, and only typed text else the first match', () => {
  expect(personOf('ANNA@demo.com', [annabel, anna], false)).toBe(anna)
  expect(personOf('anna berg', [annabel, anna], true)).toBe(anna)
  expect(personOf('ann', [annabel, anna], true)).toBe(annabel)
  expect(personOf('ann', [annabel, anna], false)).toBeUndefined()
  expect(personOf('ann@demo.com', [annabel], true)).toBeUndefined()
})
