import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('document', { cookie: '' })
const { layoutDefaults, parseLayout, normalizeLayout } = await import('./layout-settings.ts')

const parse = (cookies: Record<string, string>) => parseLayout((name) => cookies[name])

describe('layout settings (R-061, R-102, R-224)', () => {
  it('R-224: start vertical, boxed, with a sticky and blurred navbar', () => {
    expect(parse({})).toEqual(layoutDefaults)
    expect(layoutDefaults).toEqual({
      nav: 'vertical',
      navbar: 'sticky',
      contentWidth: 'boxed',
      isNavbarBlurEnabled: true,
      isVerticalNavCollapsed: false,
      isVerticalNavOpenInEditor: false,
      isVerticalNavSemiDark: false,
    })
  })

  it('are read from the cookies the spec names', () => {
    const read = parse({
      isNavbarBlurEnabled: 'false',
      isVerticalNavCollapsed: 'true',
      appContentWidth: 'fluid',
      isVerticalNavSemiDark: 'true',
    })
    expect(read).toMatchObject({
      isNavbarBlurEnabled: false,
      isVerticalNavCollapsed: true,
      contentWidth: 'fluid',
      isVerticalNavSemiDark: true,
    })
  })

  it('use the default for an unknown value', () => {
    expect(parse({ navbarType: 'upside-down', appContentWidth: '', isNavbarBlurEnabled: 'maybe' })).toEqual(
      layoutDefaults,
    )
  })

  it('turn a hidden navbar into a sticky one and unfold the navigation when it goes horizontal', () => {
    const folded = { ...layoutDefaults, navbar: 'hidden', isVerticalNavCollapsed: true } as const
    expect(normalizeLayout(folded)).toEqual(folded)
    expect(normalizeLayout({ ...folded, nav: 'horizontal' })).toMatchObject({
      navbar: 'sticky',
      isVerticalNavCollapsed: false,
    })
    expect(normalizeLayout({ ...layoutDefaults, nav: 'horizontal', navbar: 'static' }).navbar).toBe('static')
  })
})
