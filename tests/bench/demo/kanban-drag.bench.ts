import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../e2e/support/chromium.ts'
import { benchSignIn, type Quillport, withQuillport } from '../own-quillport.ts'
import { type PaintFigure, readPaints, watchPaints } from '../paint-times.ts'
import { finish, sized } from '../quick.ts'

const CARDS = sized(500, 30)
const STEPS = sized(120, 12)
/** The limit at p95 from an input of a drag or a key to the painted frame. */
const MOST_P95_MS = 100

/** Measures a drag and moves by key in a separate built Quillport, with 500 cards on three boards. */
async function measureAt(quillport: Quillport): Promise<{ drag: PaintFigure; key: PaintFigure }> {
  const { appUrl } = quillport
  const session = await benchSignIn(quillport, 'manager')
  const add = async (n: number) => {
    const response = await fetch(`${appUrl}/api/apps/kanban/item/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ itemTitle: `Card ${n}`, boardName: 'In Progress', boardId: 1 + (n % 3) }),
    })
    if (!response.ok) throw new Error(`A card was not added: ${response.status} ${await response.text()}`)
  }
  for (let n = 0; n < CARDS; n += 1) await add(n)
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const value = JSON.stringify(session)
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: appUrl, localStorage: [{ name: 'sb-127-auth-token', value }] }],
      },
    })
    const page = await context.newPage()
    await page.goto(`${appUrl}/build/apps/kanban`)
    await page
      .locator('[data-card-id]')
      .nth(CARDS - 1)
      .waitFor({ state: 'attached' })
    await page.waitForTimeout(1500)
    return { drag: await measureDrag(page), key: await measureKeys(page) }
  } finally {
    await browser.close()
  }
}

/** Drags a card to and fro over the cards of the first two boards, and drops it. */
async function measureDrag(page: Page): Promise<PaintFigure> {
  // Every step of the pointer enters another card or board.
  await watchPaints(page, 'dragenter')
  const box = await page.locator('[data-card-id]').first().boundingBox()
  if (!box) throw new Error('The first card is not visible')
  await page.mouse.move(box.x + 40, box.y + box.height - 12)
  await page.mouse.down()
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(box.x + 60 + (step % 2) * 310, box.y + 60 + ((step * 37) % 380))
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  return readPaints(page)
}

/** Moves a card up and down by key. */
async function measureKeys(page: Page): Promise<PaintFigure> {
  await page.reload()
  await page
    .locator('[data-card-id]')
    .nth(CARDS - 1)
    .waitFor({ state: 'attached' })
  await page.locator('[data-card-open]').nth(2).focus()
  await watchPaints(page, 'keydown')
  for (let step = 0; step < Math.ceil(STEPS / 4); step += 1) {
    await page.keyboard.press(step % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
    await page.waitForTimeout(150)
  }
  return readPaints(page)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { drag, key } = await withQuillport(measureAt)
  const line = (name: string, { p50, p95, max }: PaintFigure) =>
    `${name} with ${CARDS} cards: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`
  console.log(line('drag', drag))
  console.log(line('key', key))
  console.log(`p95 at most ${MOST_P95_MS} ms`)
  finish(drag.p95 <= MOST_P95_MS && key.p95 <= MOST_P95_MS)
}
