import { describe, expect, it } from 'vitest'
import { passwordRulesMet, passwordStrength } from './password-strength.ts'

describe('passwordStrength (R-469)', () => {
  it.each([
    ['', 'weak'],
    ['Tr4vel!', 'weak'],
    ['correcthorsebattery', 'weak'],
    ['Correct horse 7 battery', 'fair'],
    ['Correct-horse 7 battery', 'strong'],
    ['Password-12 is long', 'fair'],
    ['ÉTÉ-à-la-mer-2031', 'strong'],
    ['Salt-marsh7x', 'strong'],
    ['Salt-marsh7', 'weak'],
    ['salt-marsh 72', 'fair'],
    ['SALT-MARSH 72', 'fair'],
    ['Salt-marsh road', 'fair'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('names the rules that are met', () => {
    expect([...passwordRulesMet('aaaaA1')]).toEqual(['letters', 'digit'])
    expect([...passwordRulesMet('')]).toEqual([])
  })
})
