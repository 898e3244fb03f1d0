import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { describe, expect, it } from 'vitest'
import { fillTokens, type TokenMaps } from '../../src/ui/theme/precompiled-tokens.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { precompiledTheme } from './precompiled-theme.ts'

const system = createSystem(defaultBaseConfig, theme)
const ready = precompiledTheme()
const maps: TokenMaps = {
  allTokens: [],
  tokenNameMap: new Map(),
  flatMap: new Map(),
  byCategory: new Map(),
  colorPaletteMap: new Map(),
}
fillTokens(JSON.parse(JSON.stringify(ready.tokens)), maps)

describe('the theme the build works out says what Chakra works out at the start', () => {
  it('of every token and palette', () => {
    expect(maps.flatMap.size).toBeGreaterThan(300)
    expect(maps.flatMap).toEqual(system.tokens.flatMap)
    expect(maps.colorPaletteMap).toEqual(system.tokens.colorPaletteMap)
    expect(maps.allTokens.map(({ name }) => name).sort()).toEqual([...system.tokens.flatMap.keys()].sort())
  })

  it('of what each category offers', () => {
    expect(maps.byCategory.size).toBeGreaterThan(10)
    for (const [category, refs] of maps.byCategory)
      expect(Object.fromEntries(refs), category).toEqual(system.tokens.getCategoryValues(category))
  })

  it('of the value and the variable of a token', () => {
    const isReady = (name: string) => {
      const { value, extensions } = maps.tokenNameMap.get(name) ?? { value: '', extensions: null }
      return extensions?.virtual ? extensions.cssVar.ref : value
    }
    for (const name of system.tokens.tokenMap.keys()) {
      expect(isReady(name), name).toBe(system.token(name))
      expect(maps.tokenNameMap.get(name)?.extensions.cssVar.ref, name).toBe(system.token.var(name))
    }
  })

  it('of the page itself: the style sheet names every variable the tokens stand on', () => {
    const all = [...system.tokens.cssVarMap.values()].flatMap((variables) => [...variables])
    const wanted = all.filter(([, value]) => String(value).trim() !== '').map(([name]) => `${name}:`)
    expect(wanted.length).toBeGreaterThan(300)
    expect(wanted.filter((name) => !ready.styleSheet.includes(name))).toEqual([])
    expect(ready.styleSheet.slice(0, 60)).toContain('@layer reset, base, tokens, recipes;')
    for (const part of ['@layer reset{', '@layer base{', '@layer tokens{', '@keyframes spin'])
      expect(ready.styleSheet.includes(part), part).toBe(true)
  })
})
