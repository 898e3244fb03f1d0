import { describe, expect, it } from 'vitest'
import { system } from '../../src/ui/theme/system.ts'
import { printColorsFile } from './print-colors.ts'

const declarations = [...printColorsFile().matchAll(/(--qp-colors-[\w-]+): ([^;]+);/g)]
const values = new Map(declarations.map(([, name = '', value]) => [name, value]))

describe('the colours of a printed page', () => {
  it('are named as the theme names them, every one of them', () => {
    const text = JSON.stringify(system.getTokenCss())
    const dark = new Set(text.match(/--qp-colors-[\w-]+(?=":"(#|rgba))/g))
    expect(dark.size).toBeGreaterThan(100)
    expect([...values.keys()].filter((name) => !dark.has(name))).toEqual([])
    expect([...dark].filter((name) => !values.has(name) && !/-(black|white)$/.test(name))).toEqual([])
  })

  it('are light ones on white', () => {
    expect(values.get('--qp-colors-bg')).toBe('#ffffff !important')
    expect(values.get('--qp-colors-bg-surface')).toBe('#ffffff !important')
    expect(values.get('--qp-colors-fg')).toBe('#1d1c24 !important')
  })
})
