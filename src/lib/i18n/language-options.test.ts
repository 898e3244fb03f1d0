import { expect, it } from 'vitest'
import { spokenLanguageOptions } from './language-options.ts'

it('spokenLanguageOptions shows names in the reader’s language and keeps what is stored', () => {
  const options = spokenLanguageOptions('fr', 'Aucune', 'Klingon')
  expect(options[0]).toEqual({ value: '', label: 'Aucune' })
  expect(options).toContainEqual({ value: 'German', label: 'allemand' })
  expect(options).toContainEqual({ value: 'Klingon', label: 'Klingon' })
  expect(
    spokenLanguageOptions('en', 'None', 'German').filter(({ value }) => value === 'German'),
  ).toHaveLength(1)
})
