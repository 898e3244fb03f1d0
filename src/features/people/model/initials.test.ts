import { describe, expect, it } from 'vitest'
import { initials, paletteOf } from './initials.ts'

describe('initials', () => {
  it('takes the first and the last word', () => {
    expect(initials('Mara Quill')).toBe('MQ')
    expect(initials('Ana de la Cruz')).toBe('AC')
    expect(initials('mara')).toBe('M')
  })
  it('reads an address as words and keeps whole characters', () => {
    expect(initials('client@demo.com')).toBe('CC')
    expect(initials('Élodie Œuf')).toBe('ÉŒ')
    expect(initials('𝔄da 🙂')).toBe('𝔄')
    expect(initials('')).toBe('')
  })
})

describe('paletteOf', () => {
  it('returns the same colour for the same name', () => {
    expect(paletteOf('Mara Quill')).toBe(paletteOf('Mara Quill'))
  })
})
