import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, type Quillport, withQuillport } from './own-quillport.ts'
import { finish, sized } from './quick.ts'
import { longScene } from './typing.fixture.ts'

const WORDS = sized(20_000, 4000)
const KEYS = sized(300, 10)
const SCENES = sized(100, 5)
const WORDS_OF_SCENE = 2000
const SAVES = sized(20, 2)
/** A key every 60 ms, about 200 words a minute, which is faster than people type. */
const PACE_MS = 60
/** The limit at p95 from a key to its letter on the screen. */
export const MOST_P95_MS = 100
/** The limit until the first words of a manuscript of 200,000 words are shown as one text. */
export const MOST_OPENED_MS = 2000
/** The limit at p95 until a change in such a manuscript is stored, from the key that saves. */
export const MOST_SAVED_MS = 1000
/** The limit of the ratio to a scene of one sentence. */
export const MOST_TYPING_RATIO = 3

/** Milliseconds from input to paint. */
export type TypingFigure = { words: number; p50: number; p95: number; max: number }
/**
 * Typing and saving in one of many scenes that are shown as one text, and the milliseconds until its first words are
 * shown.
 */
export type FlowFigure = TypingFigure & { scenes: number; opened: number; saved: SaveFigure }
type SaveFigure = { p50: number; p95: number }
/** The results of a long and a short scene, and of a whole manuscript, of the same run. */
export type TypingFigures = { long: TypingFigure; short: TypingFigure; flow: FlowFigure }

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
  const { manuscript: whole } = await post<{ manuscript: { id: string } }>('/manuscripts', { title: 'Flow' })
  for (let scene = 0; scene < SCENES; scene++) {
    const content = longScene(WORDS_OF_SCENE)
    await post(`/manuscripts/${whole.id}/items`, { type: 'scene', title: `Scene ${scene}`, content })
  }

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
    const flowing = async () => {
      await page.goto(`${appUrl}/build/apps/manuscripts/${whole.id}?view=cards`)
      await page.locator('li[data-card]').first().waitFor()
      const start = performance.now()
      await page.getByText('Text', { exact: true }).click()
      const words = page.locator('section p').filter({ hasText: 'harbour' }).first()
      await words.waitFor()
      const opened = performance.now() - start
      await words.click()
      const typed = await typeAndMeasure(page)
      return {
        scenes: SCENES,
        words: SCENES * WORDS_OF_SCENE,
        opened,
        ...typed,
        saved: await saveAndMeasure(page),
      }
    }
    return { short: await at(short, 400), long: await at(long, WORDS), flow: await flowing() }
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
  return { p50: shareOf(times, 0.5), p95: shareOf(times, 0.95), max: shareOf(times, 1) }
}

/** Types a letter, saves by Ctrl+S, and measures each save until the page shows that it is stored. */
async function saveAndMeasure(page: Page): Promise<SaveFigure> {
  const times: number[] = []
  const state = (phase: string) => page.locator(`[data-save-state=${phase}]`).first().waitFor()
  await page.keyboard.press('Control+s')
  await state('saved')
  for (let save = 0; save < SAVES; save++) {
    await page.keyboard.press('a')
    await state('waiting')
    const start = performance.now()
    await page.keyboard.press('Control+s')
    await state('saved')
    times.push(performance.now() - start)
  }
  return { p50: shareOf(times, 0.5), p95: shareOf(times, 0.95) }
}

function shareOf(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { long, short, flow } = await measureTyping()
  const line = ({ words, p50, p95, max }: TypingFigure) =>
    `${String(words).padStart(6)} words: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`
  console.log(line(short))
  console.log(line(long))
  console.log(`${line(flow)}, in ${flow.scenes} scenes as one text, shown after ${flow.opened.toFixed(0)} ms`)
  const { saved } = flow
  console.log(
    `a save there: p50 ${saved.p50.toFixed(0)} ms, p95 ${saved.p95.toFixed(0)} ms (at most ${MOST_SAVED_MS})`,
  )
  const ratio = long.p95 / short.p95
  console.log(`p95 ratio ${ratio.toFixed(2)} (at most ${MOST_TYPING_RATIO}), p95 at most ${MOST_P95_MS} ms`)
  const isShown = flow.opened <= MOST_OPENED_MS && saved.p95 <= MOST_SAVED_MS
  finish(ratio <= MOST_TYPING_RATIO && Math.max(long.p95, flow.p95) <= MOST_P95_MS && isShown)
}
