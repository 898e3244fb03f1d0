import { expect, test } from 'vitest'
import { mentionable } from './mentionable.ts'

const member = (fullName: string) => ({ userId: fullName, fullName, email: null, role: 'editor' as const })
const names = (query: string) =>
  mentionable('Léa Fontaine', [member('Nina Petrov'), member('Éric Nuñez'), member('')], query).map(
    ({ name }) => name,
  )

test('R-945: the people whose name has a word that begins with the letters are offered, without regard to accents', () => {
  expect(names('')).toEqual(['Léa Fontaine', 'Nina Petrov', 'Éric Nuñez'])
  expect(names('n')).toEqual(['Nina Petrov', 'Éric Nuñez'])
  expect(names('lea f')).toEqual(['Léa Fontaine'])
  expect(names('ina')).toEqual([])
})
