import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { projectRoot } from '../../local/settings.ts'
import { benchSignIn, type Quillport, withQuillport } from '../../tests/bench/own-quillport.ts'
import { chromiumPath } from '../../tests/e2e/support/chromium.ts'

// `npm run record:screenshots` writes the pictures of the product on the front pages and public/share.jpg.
const folder = join(projectRoot, 'src/demos/front-pages/images')
/** Windows and the smaller pictures that are written of them, so that several fit into one page. */
const sizes = {
  wide: { window: { width: 1280, height: 800 }, written: { width: 1040, height: 650 }, scale: 1 },
  phone: { window: { width: 360, height: 560 }, written: { width: 648, height: 1008 }, scale: 2 },
} as const
const QUALITY = 0.62

type Size = keyof typeof sizes
type Shot = {
  name: string
  role: string
  sizes: readonly Size[]
  path: (api: Api) => Promise<string>
  /** Prepares the loaded screen for the picture, for example opens the search. */
  act?: (page: Page) => Promise<void>
  ready: string
}
type Api = <T>(path: string) => Promise<T>

async function firstManuscript(api: Api): Promise<string> {
  const { manuscripts } = await api<{ manuscripts: { id: string }[] }>('/manuscripts')
  return manuscripts[0]?.id ?? ''
}

const shots: readonly Shot[] = [
  {
    name: 'editor',
    role: 'auth',
    sizes: ['wide', 'phone'],
    path: async (api) => {
      const id = await firstManuscript(api)
      const { items } = await api<{ items: { id: string; type: string }[] }>(`/manuscripts/${id}/items`)
      return `/manuscripts/${id}/items/${items.find(({ type }) => type === 'scene')?.id ?? ''}/edit`
    },
    ready: '.ProseMirror p',
  },
  {
    name: 'manuscript',
    role: 'auth',
    sizes: ['wide'],
    path: async (api) => `/apps/manuscripts/${await firstManuscript(api)}?view=cards`,
    ready: 'h1',
  },
  {
    name: 'inbox',
    role: 'client',
    sizes: ['wide', 'phone'],
    path: async (api) => {
      const { threads } = await api<{ threads: { threadId: string; messageCount: number }[] }>(
        '/mail/threads',
      )
      const [longest] = [...threads].sort((a, b) => b.messageCount - a.messageCount)
      return `/apps/email?thread=${longest?.threadId ?? ''}`
    },
    ready: '[data-message]',
  },
  {
    name: 'palette',
    role: 'manager',
    sizes: ['wide', 'phone'],
    path: async () => '/apps/projects/list',
    act: (page) => page.keyboard.press('ControlOrMeta+k'),
    ready: '[role="option"]',
  },
]

/** Converts a screenshot to a smaller WebP in the browser, which has the encoder. */
async function toWebp(page: Page, png: Buffer, { written }: (typeof sizes)[Size]): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([source, width, height, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob(), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      })
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [png.toString('base64'), written.width, written.height, QUALITY] as const,
  )
  return Buffer.from(base64, 'base64')
}

async function record(browser: Browser, quillport: Quillport, shot: Shot): Promise<void> {
  const session = await benchSignIn(quillport, shot.role)
  const api: Api = async (path) =>
    (
      await fetch(`${quillport.appUrl}/api${path}`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      })
    ).json() as never
  const path = await shot.path(api)
  const encoder = await browser.newPage()
  const settings = shot.sizes.flatMap((size) =>
    (['en', 'fr'] as const).flatMap((language) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ size, language, colorScheme })),
    ),
  )
  for (const { size, language, colorScheme } of settings) {
    const { window, scale } = sizes[size]
    const context = await browser.newContext({
      viewport: window,
      deviceScaleFactor: scale,
      isMobile: size === 'phone',
      colorScheme,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(
      ([text, chosen]) => {
        localStorage.setItem('sb-127-auth-token', text)
        localStorage.setItem('language', chosen)
      },
      [JSON.stringify(session), language] as const,
    )
    const page = await context.newPage()
    await page.goto(`${quillport.appUrl}/build${path}`)
    await page.waitForLoadState('networkidle')
    await shot.act?.(page)
    await page.locator(shot.ready).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const file = join(folder, `${shot.name}-${size}-${language}-${colorScheme}.webp`)
    writeFileSync(file, await toWebp(encoder, await page.screenshot(), sizes[size]))
    await context.close()
  }
  await encoder.close()
}

/** The picture that a shared link shows: the top of the landing page. */
async function recordShare(browser: Browser, { appUrl }: Quillport): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto(`${appUrl}/build/front-pages/landing-page`)
  await page.locator('h1').waitFor()
  await page
    .locator('main picture img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
  await page.screenshot({ path: join(projectRoot, 'public/share.jpg'), type: 'jpeg', quality: 72 })
  await page.close()
}

mkdirSync(folder, { recursive: true })
await withQuillport(async (quillport) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    for (const shot of shots) await record(browser, quillport, shot)
    await recordShare(browser, quillport)
  } finally {
    await browser.close()
  }
})
