import { expect, it } from 'vitest'
import { avatarName } from './avatar-name.ts'
import { capitalized } from './capitalized.ts'

it('avatarName leaves out brackets and keeps the letters of any script', () => {
  expect(avatarName('Anna (Demo)')).toBe('Anna Demo')
  expect(avatarName('Маяк (1890)')).toBe('Маяк 1890')
  expect(avatarName('Eun-ji O’Neill')).toBe('Eun-ji O’Neill')
})

it('capitalized changes the first letter only', () => {
  expect(capitalized('dollar des États-Unis', 'fr')).toBe('Dollar des États-Unis')
  expect(capitalized('istanbul', 'tr')).toBe('İstanbul')
  expect(capitalized('', 'fr')).toBe('')
})
