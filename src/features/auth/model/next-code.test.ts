import { describe, expect, it } from 'vitest'
import { nextCode } from './next-code.ts'

describe('a code that is edited', () => {
  it('keeps every digit before a refusal', () => {
    expect(nextCode('123456', '923456', false)).toBe('923456')
    expect(nextCode('12', '123', true)).toBe('123')
  })

  it('starts anew at the first digit typed over a refused one, and is replaced by a pasted one', () => {
    expect(nextCode('123456', '923456', true)).toBe('9')
    expect(nextCode('123456', '129456', true)).toBe('129')
    expect(nextCode('123456', '654321', true)).toBe('654321')
    expect(nextCode('123456', '12345', true)).toBe('12345')
  })
})
