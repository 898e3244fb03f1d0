import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, type Quillport, withQuillport } from './own-quillport.ts'
import { finish, sized } from './quick.ts'
import { longScene } from './typing.fixture.ts'

const WORDS = sized(20_000, 4000)
const KEYS = sized(300, 10)
/** A key every 60 ms, about 200 words a minute, which is faster than people type. */
const PACE_MS = 60
/** The limit at p95 from a key to its letter on the screen. */
export const MOST_P95_MS = 100
/** The limit of the ratio to a scene of one sentence. */
export const MOST_TYPING_RATIO = 3

/** Milliseconds from input to paint. */
export type TypingFigure = { words: number; p50: number; p95: number; max: number }
/** The results of a long and a short scene of the same run. */
export type TypingFigures = { long: TypingFigure; short: TypingFigure }

/** Measures typing in a separate built Quillport. */
export const measureTyping = (): Promise<TypingFigures> => withQuillport(measureAt)

async function measureAt(quillport: Quillport): Promise<TypingFigures> {
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
  const { manuscript } = await post<{ manuscript: { id: string } }>('/manuscripts', { title: 'Typing' })
  const addScene = async (title: string, content: object) =>
    (
      await post<{ item: { id: string } }>(`/manuscripts/${manuscript.id}/items`, {
        type: 'scene',
        title,
        content,
      })
    ).item.id
  const long = await addScene('Long', longScene(WORDS))
  const short = await addScene('Short', longScene(400))

  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [],
        origins: [
          { origin: appUrl, localStorage: [{ name: 'sb-127-auth-token', value: JSON.stringify(session) }] },
        ],
      },
    })
    const page = await context.newPage()
    const at = async (id: string, words: number) => {
      await page.goto(`${appUrl}/build/manuscripts/${manuscript.id}/items/${id}/edit`)
      return { words, ...(await typeAndMeasure(page)) }
    }
    return { short: await at(short, 400), long: await at(long, WORDS) }
  } finally {
    await browser.close()
  }
}

/** Types in the middle of the text with saving on, and measures each key until its frame is painted. */
async function typeAndMeasure(page: Page): Promise<Omit<TypingFigure, 'words'>> {
  const text = page.locator('.editor-prose').first()
  await text.waitFor()
  const paragraphs = text.locator('p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { typingTimes: times })
    document.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          // A message is delivered after the frame is painted.
          channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
          channel.port2.postMessage(0)
        })
      },
      { capture: true },
    )
  })
  const letters = 'the lamp was out '
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(
      letters[key % letters.length] === ' ' ? 'Space' : (letters[key % letters.length] ?? 'a'),
    )
    await page.waitForTimeout(PACE_MS)
  }
  const times = await page.evaluate(() => (globalThis as unknown as { typingTimes: number[] }).typingTimes)
  if (times.length !== KEYS) throw new Error(`${times.length} of ${KEYS} keys were drawn`)
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { p50: share(0.5), p95: share(0.95), max: share(1) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { long, short } = await measureTyping()
  const line = ({ words, p50, p95, max }: TypingFigure) =>
    `${String(words).padStart(6)} words: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`
  console.log(line(short))
  console.log(line(long))
  const ratio = long.p95 / short.p95
  console.log(`p95 ratio ${ratio.toFixed(2)} (at most ${MOST_TYPING_RATIO}), p95 at most ${MOST_P95_MS} ms`)
  finish(ratio <= MOST_TYPING_RATIO && long.p95 <= MOST_P95_MS)
}
