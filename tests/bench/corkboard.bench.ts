import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, type Quillport, withQuillport } from './own-quillport.ts'
import { type PaintFigure, readPaints, watchPaints } from './paint-times.ts'
import { finish, sized } from './quick.ts'

const CARDS = sized(500, 30)
const STEPS = sized(120, 12)
const LABELS = 3
/** The limit at p95 from a step of a drag to the painted frame. */
const MOST_P95_MS = 50
/** The limit from opening the page until its last card is painted. */
const MOST_OPENED_MS = 5000

type BoardFigure = { opened: number; drag: PaintFigure }
const arrangements = ['order', 'label', 'nested'] as const

/** Measures opening and a drag on a corkboard in a separate built Quillport, in each arrangement. */
async function measureAt(quillport: Quillport): Promise<[string, BoardFigure][]> {
  const { appUrl } = quillport
  const session = await benchSignIn(quillport, 'auth')
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${appUrl}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { manuscript } = await post<{ manuscript: { id: string } }>('/manuscripts', { title: 'Corkboard' })
  const base = `/manuscripts/${manuscript.id}`
  const labels: string[] = []
  for (let n = 0; n < LABELS; n += 1) {
    const { label } = await post<{ label: { id: string } }>(`${base}/labels`, {
      name: `Label ${n}`,
      colour: null,
    })
    labels.push(label.id)
  }
  const add = async (body: object) => (await post<{ item: { id: string } }>(`${base}/items`, body)).item.id
  const folders: string[] = []
  for (const title of ['Flat', 'Parts']) folders.push(await add({ type: 'folder', title }))
  const [flat = '', parts = ''] = folders
  const partIds: string[] = []
  for (let n = 0; n < LABELS; n += 1)
    partIds.push(await add({ type: 'folder', title: `Part ${n}`, parentId: parts }))
  for (let n = 0; n < CARDS; n += 1) {
    const card = { type: 'scene', title: `Scene ${n}`, synopsis: `What happens in scene ${n}. `.repeat(4) }
    await add({ ...card, parentId: flat, labelId: labels[n % LABELS] })
    await add({ ...card, parentId: partIds[n % LABELS] })
  }
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const figures: [string, BoardFigure][] = []
    for (const arrangement of arrangements) {
      const stored = [
        { name: 'sb-127-auth-token', value: JSON.stringify(session) },
        { name: 'quillport:card-arrangement', value: arrangement },
      ]
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: { cookies: [], origins: [{ origin: appUrl, localStorage: stored }] },
      })
      const item = arrangement === 'nested' ? parts : flat
      const url = `${appUrl}/build/apps/manuscripts/${manuscript.id}?item=${item}`
      figures.push([arrangement, await measureBoard(context, url)])
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Opens the board twice, the second time with the files of the app in the cache, and drags a card. */
async function measureBoard(context: BrowserContext, url: string): Promise<BoardFigure> {
  const page = await context.newPage()
  await opened(page, url)
  const time = await opened(page, url)
  await page.waitForTimeout(1500)
  return { opened: time, drag: await measureDrag(page) }
}

/** Opens the page and resolves to the time from the navigation to the frame with the last card. */
async function opened(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          if (document.querySelectorAll('[data-card]').length < count) return
          clearInterval(timer)
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            // A message is delivered after the frame is painted.
            channel.port1.onmessage = () => resolve(performance.now())
            channel.port2.postMessage(0)
          })
        }, 5)
      }),
    CARDS,
  )
}

/** Drags a card to and fro over the cards in view, and drops it. */
async function measureDrag(page: Page): Promise<PaintFigure> {
  // Every step of the pointer enters another card.
  await watchPaints(page, 'dragenter')
  const box = await page.locator('[data-card]').first().boundingBox()
  if (!box) throw new Error('The first card is not visible')
  await page.mouse.move(box.x + 40, box.y + box.height - 12)
  await page.mouse.down()
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(box.x + 60 + (step % 2) * 270, box.y + 60 + ((step * 37) % 380))
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  return readPaints(page)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const figures = await withQuillport(measureAt)
  for (const [arrangement, { opened: time, drag }] of figures) {
    console.log(
      `${arrangement} with ${CARDS} cards: opened ${time.toFixed(0)} ms, ` +
        `drag p50 ${drag.p50.toFixed(1)} ms, p95 ${drag.p95.toFixed(1)} ms, max ${drag.max.toFixed(1)} ms`,
    )
  }
  console.log(`opened at most ${MOST_OPENED_MS} ms, p95 of a drag at most ${MOST_P95_MS} ms`)
  finish(figures.every(([, { opened: time, drag }]) => time <= MOST_OPENED_MS && drag.p95 <= MOST_P95_MS))
}
