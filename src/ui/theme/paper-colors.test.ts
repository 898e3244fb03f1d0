import { describe, expect, it } from 'vitest'
import { paperColors } from './paper-colors.ts'
import { system } from './system.ts'

describe('colours on paper', () => {
  it('are named as the theme names them, every one of them', () => {
    const text = JSON.stringify(system.getTokenCss())
    const dark = new Set(text.match(/--qp-colors-[\w-]+(?=":"(#|rgba))/g))
    expect(dark.size).toBeGreaterThan(100)
    expect(Object.keys(paperColors).filter((name) => !dark.has(name))).toEqual([])
    expect([...dark].filter((name) => !(name in paperColors) && !/-(black|white)$/.test(name))).toEqual([])
  })

  it('are light ones on white', () => {
    expect(paperColors['--qp-colors-bg']).toBe('#FFFFFF !important')
    expect(paperColors['--qp-colors-bg-surface']).toBe('#FFFFFF !important')
    expect(paperColors['--qp-colors-fg']).toBe('#1D1C24 !important')
  })
})
