import { ChakraProvider } from '@chakra-ui/react'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appTitle } from '@/lib/api/env.ts'
import { parseThemeChoice, setThemeChoice } from '@/lib/browser/color-mode.ts'
import { languages, pickLanguage } from '@/lib/i18n/language.ts'
import { writeCookie } from '@/lib/storage/cookies.ts'
import { useIsWide } from '@/ui/layout/use-is-wide.ts'
import { system } from '@/ui/theme/system.ts'
import app from '../../../locales/en/app.json'
import pageStart from '../../../public/theme.js?raw'
import { HashScroll } from '../hash-scroll.tsx'
import { routeTable } from '../route-table.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

const wrap = (part: React.ReactNode, at = '/') =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={app}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
const scrollTo = vi.fn()
const written: string[] = []

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrollTo.mockReset()
  written.length = 0
})
const wantLessMotion = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ matches: media.includes('reduced-motion'), media, addEventListener: () => undefined }) as never,
    )
const scrollPageTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })

describe('the way to the top', () => {
  it('R-031: appears after more than 200 px, leads smoothly to 0, and is not for paper', () => {
    wrap(<ScrollToTop />)
    const button = () => screen.queryByRole('button', { name: 'Back to the top' })
    scrollPageTo(200)
    expect(button()).toBeNull()
    scrollPageTo(201)
    expect(button()).toHaveAttribute('data-print', 'hide')
    button()?.click()
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  })

  it('leads there at once for those who want less motion', () => {
    wrap(<ScrollToTop />)
    scrollPageTo(900)
    wantLessMotion()
    screen.getByRole('button', { name: 'Back to the top' }).click()
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })
})

describe('an anchor', () => {
  const anchor = (top: number) => {
    const mark = document.createElement('p')
    mark.id = 'é'
    mark.getBoundingClientRect = () => ({ top }) as DOMRect
    return document.body.appendChild(mark)
  }

  it('R-223: is scrolled to smoothly, 60 px below the top', () => {
    const mark = anchor(500)
    vi.stubGlobal('scrollY', 100)
    wrap(<HashScroll />, '/page#%C3%A9')
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'smooth' })
    mark.remove()
  })

  it('is waited for where what holds it has still to be loaded', async () => {
    vi.stubGlobal('scrollY', 0)
    wrap(<HashScroll />, '/page#%C3%A9')
    expect(scrollTo).not.toHaveBeenCalled()
    const mark = anchor(460)
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 400, behavior: 'smooth' }))
    mark.remove()
  })

  it('with an invalid encoding is ignored', () => {
    wrap(<HashScroll />, '/page#%E0%A4%A')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('a stored layout setting', () => {
  it('R-224: lasts 2592000 s, for the whole site, under the app’s title', () => {
    writeCookie('skin', 'bordered')
    expect(written).toEqual([
      `${appTitle.toLowerCase()}-skin=bordered; Max-Age=2592000; Path=/; SameSite=Lax`,
    ])
    // The script that paints the page before the app starts must read the same cookie names.
    expect(pageStart).toContain(`\`${appTitle.toLowerCase()}-\${name}=\``)
  })

  it('R-224: is the system’s theme and the default skin before a choice', async () => {
    expect(parseThemeChoice(undefined)).toBe('system')
    expect(parseThemeChoice('sepia')).toBe('system')
    setThemeChoice('system')
    expect(document.documentElement.dataset.skin).toBe('default')
    expect(written).toContain('quillport-theme=system; Max-Age=2592000; Path=/; SameSite=Lax')
    expect(written).toContain('quillport-color-scheme=light; Max-Age=2592000; Path=/; SameSite=Lax')
  })
})

describe('the outline before the script has loaded', () => {
  const outlineAt = (path: string) => {
    window.history.pushState(null, '', `/build${path}`)
    new Function(pageStart)()
    return document.documentElement.dataset.outline
  }
  const root = document.documentElement
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const)
  afterEach(() => {
    // The script sets the theme, language and direction of the page, which all test files share.
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    for (const [name, value] of before) root.setAttribute(name, value)
    localStorage.clear()
    window.history.pushState(null, '', '/')
    vi.unstubAllGlobals()
  })
  const framed = routeTable.filter(({ layout }) => layout === 'default' || layout === 'fixed')
  const blank = routeTable.filter(({ layout }) => layout === 'blank')

  it('has the frame on the screens that have it and the logo on all others', () => {
    localStorage.setItem('sb-127-auth-token', '{}')
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    expect(framed.filter(({ path }) => outlineAt(path) !== 'frame').map(({ path }) => path)).toEqual([])
    expect(blank.filter(({ path }) => outlineAt(path) !== 'logo').map(({ path }) => path)).toEqual([])
  })

  it('is the logo for a guest', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    expect(outlineAt('/apps/email')).toBe('logo')
  })
})

describe('widths', () => {
  it('R-220: change at 600, 960, 1280, 1920 and 2560 px, mobile being what is below 1280', () => {
    const css = JSON.stringify(
      system.css({
        width: { base: '0', sm: '1', md: '2', lg: '3', xl: '4', '2xl': '5' },
        display: { lgDown: 'none' },
      }),
    )
    const px = [...css.matchAll(/\(width >= ([\d.]+)rem\)|min-width: ?([\d.]+)(rem|px)/g)].map((match) =>
      Math.round(Number(match[1] ?? match[2]) * (match[3] === 'px' ? 1 : 16)),
    )
    expect(px).toEqual([600, 960, 1280, 1920, 2560])
    const isWideAt = (width: number) => {
      vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
        Object.assign(new EventTarget() as MediaQueryList, {
          matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
        }),
      )
      return renderHook(useIsWide).result.current
    }
    expect([1279, 1280].map(isWideAt)).toEqual([false, true])
  })
})

describe('languages and name', () => {
  it('R-005: are English and French, English where neither is wanted, under the product’s name', () => {
    expect(languages).toEqual(['en', 'fr'])
    expect(pickLanguage(null, ['de-DE', 'ja'])).toBe('en')
    expect(pickLanguage('fr', ['en-US'])).toBe('fr')
    expect(appTitle).toBe('Quillport')
  })
})
