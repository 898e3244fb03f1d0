import { chromium } from 'playwright-core'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, type Quillport, withQuillport } from './own-quillport.ts'
import { finish, sized } from './quick.ts'

const DOCUMENTS = sized(3000, 30)
const WORDS = 300
const ADDED_AT_ONCE = 500
/** The limits of a search in all documents, and of a replacement in each of them. */
const MOST_FIND_MS = 5000
const MOST_REPLACE_MS = 90_000

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const sentence = 'The harbour lay quiet under a sky of pewter, and nobody had yet come down to the boats.'
/** Six paragraphs of 51 words. */
const paragraphs = Array.from({ length: 6 }, () => paragraph(`${sentence} ${sentence} ${sentence}`))

type Figures = { found: number; expression: number; replaced: number; undone: number }

/** Finds a word of each document, replaces it and undoes it, on the page in a browser. */
const measure = (): Promise<Figures> => withQuillport(measureAt)

async function measureAt(quillport: Quillport): Promise<Figures> {
  const { appUrl } = quillport
  const session = await benchSignIn(quillport, 'auth')
  const post = async (path: string, body: object) => {
    const response = await fetch(`${appUrl}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const response = await post('/manuscripts', { title: 'Replace' })
  const { manuscript } = (await response.json()) as { manuscript: { id: string } }
  const items = Array.from({ length: DOCUMENTS }, (_, n) => {
    const content = [...paragraphs, paragraph(`Scene ${n} ends with Quillobar.`)]
    const body = { type: 'doc', content }
    return { id: crypto.randomUUID(), parentId: null, type: 'scene', title: `Scene ${n}`, content: body }
  })
  for (let from = 0; from < items.length; from += ADDED_AT_ONCE)
    await post(`/manuscripts/${manuscript.id}/items/add`, { items: items.slice(from, from + ADDED_AT_ONCE) })

  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const stored = [{ name: 'sb-127-auth-token', value: JSON.stringify(session) }]
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: appUrl, localStorage: stored }] },
    })
    const page = await context.newPage()
    page.setDefaultTimeout(10 * 60_000)
    await page.goto(`${appUrl}/build/apps/manuscripts/${manuscript.id}/replace`)
    const timed = async (press: () => Promise<void>, until: string) => {
      const start = performance.now()
      await press()
      await page.getByText(until).first().waitFor()
      return performance.now() - start
    }
    const number = DOCUMENTS.toLocaleString('en')
    const matches = `${number} matches in ${number} documents`
    await page.getByLabel('Find', { exact: true }).fill('Quillobar')
    const find = () => page.getByRole('button', { name: 'Find', exact: true }).click()
    const found = await timed(find, matches)
    await page.getByLabel('Replace with').fill('Lantern')
    const replaced = await timed(
      () => page.getByRole('button', { name: `Replace ${matches}` }).click(),
      `Replaced “Quillobar” with “Lantern”: ${matches}`,
    )
    const undone = await timed(
      () => page.getByRole('button', { name: 'Undo replacement' }).click(),
      `The replacement was undone in ${number} documents.`,
    )
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText('Regular expression', { exact: true }).click()
    await page.getByLabel('Find', { exact: true }).fill('Quillo(bar)\\.$')
    const expression = await timed(find, matches)
    return { found, expression, replaced, undone }
  } finally {
    await browser.close()
  }
}

const { found, expression, replaced, undone } = await measure()
const line = (name: string, ms: number, limit: number) =>
  console.log(`${name}: ${(ms / 1000).toFixed(2)} s (at most ${limit / 1000} s)`)
console.log(`${DOCUMENTS} documents of ${WORDS} words`)
line('find words', found, MOST_FIND_MS)
line('find an expression', expression, MOST_FIND_MS)
line('replace in each document', replaced, MOST_REPLACE_MS)
line('undo', undone, MOST_REPLACE_MS)
finish(Math.max(found, expression) <= MOST_FIND_MS && Math.max(replaced, undone) <= MOST_REPLACE_MS)
