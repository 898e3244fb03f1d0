import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Session } from '@supabase/auth-js'
import { chromium } from 'playwright-core'
import postgres, { type Sql } from 'postgres'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { gate, now, shareTopic, subscribe } from './delivery.fixture.ts'
import { benchSignIn, type Quillport, withQuillport } from './own-quillport.ts'
import { finish, sized, within } from './quick.ts'

const MESSAGES = sized(500, 3)
const SUBSCRIBERS = sized(500, 20)
const ROUNDS = sized(40, 2)
/** A message or hint that takes longer counts as lost and fails the benchmark. */
const TIMEOUT_MS = 30_000
/**
 * The limit at p50 of a message to the other screen, as a multiple of a bare `realtime.send`, API and fetch included.
 */
export const MOST_MESSAGE_RATIO = 60
/** The limit for the last of five hundred subscribers, as a multiple of a bare `realtime.send` to one. */
export const MOST_FAN_OUT_RATIO = 40

/** Milliseconds over all rounds. */
export type Spread = { p50: number; p95: number }
/** The results of one run. */
export type DeliveryFigures = {
  bare: Spread
  message: Spread
  fanOutBare: Spread
  fanOut: Spread
  load: number
}

const spread = (times: readonly number[]): Spread => ({
  p50: shareTopic(times, 0.5),
  p95: shareTopic(times, 0.95),
})

/** Measures delivery in a separate built Quillport. */
export const measureDelivery = (): Promise<DeliveryFigures> => withQuillport(measureAt)

type Scene = { quillport: Quillport; sender: Session; receiver: Session; sql: Sql }

async function measureAt(quillport: Quillport): Promise<DeliveryFigures> {
  const run = JSON.parse(readFileSync(join(quillport.dataFolder, 'run.json'), 'utf8')) as {
    databaseUrl: string
  }
  const sql = postgres(run.databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const [sender, receiver] = [await benchSignIn(quillport, 'user'), await benchSignIn(quillport, 'auth')]
    const scene = { quillport, sender, receiver, sql }
    const bare = await measureBare(scene)
    const message = await measureMessages(scene)
    const { fanOutBare, fanOut } = await measureFanOut(scene)
    return { bare, message, fanOutBare, fanOut, load: loadavg()[0] ?? 0 }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const sendBare = (sql: Sql, topic: string) => sql`select realtime.send('{"seq": 1}', 'bare', ${topic}, true)`

/** From the statement to one subscriber: the baseline of all ratios. */
async function measureBare({ quillport, receiver, sql }: Scene): Promise<Spread> {
  const topic = `user:${receiver.user.id}`
  let received = gate<number>()
  const { supabaseUrl, key } = quillport
  const subscriber = await subscribe(supabaseUrl, key, receiver.access_token, topic, (at) =>
    received.open(at),
  )
  const times: number[] = []
  for (let n = 0; n < MESSAGES; n += 1) {
    received = gate()
    const from = now()
    await sendBare(sql, topic)
    times.push((await within(received.done, TIMEOUT_MS, `message ${n} to one subscriber`)) - from)
  }
  subscriber.close()
  return spread(times)
}

async function callAs<T>(
  { appUrl }: Quillport,
  { access_token }: Session,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${appUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** From the call that sends a message to its text in the other page. */
async function measureMessages({ quillport, sender, receiver }: Scene): Promise<Spread> {
  type List = { profileUser: { id: number } }
  const numberOf = async (session: Session) =>
    (await callAs<List>(quillport, session, 'GET', '/apps/chat/chats-and-contacts')).profileUser.id
  const [from, to] = [await numberOf(sender), await numberOf(receiver)]
  const path = `/apps/chat/chats/${to}`
  await callAs(quillport, sender, 'POST', path, { message: 'The first one' })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const { appUrl } = quillport
    const stored = [{ name: 'sb-127-auth-token', value: JSON.stringify(receiver) }]
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: appUrl, localStorage: stored }] },
    })
    const page = await context.newPage()
    const shown = new Map<string, (at: number) => void>()
    await page.exposeFunction('noteShown', (text: string, at: number) => shown.get(text)?.(at))
    await page.goto(`${appUrl}/build/apps/chat?with=${from}`)
    await page.locator('[data-message]').filter({ hasText: 'The first one' }).waitFor()
    // Requests of the first minute of a page are over.
    await page.waitForTimeout(4000)
    await page.evaluate(() => {
      const tell = (globalThis as unknown as { noteShown: (text: string, at: number) => void }).noteShown
      new MutationObserver((changes) => {
        const at = performance.timeOrigin + performance.now()
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            const text = node instanceof Element ? /m-\d+-m/.exec(node.textContent ?? '')?.[0] : undefined
            if (text && node instanceof Element && node.matches('[data-message]')) tell(text, at)
          }
        }
      }).observe(document.querySelector('[role=log]') as Element, { childList: true, subtree: true })
    })
    const times: number[] = []
    for (let n = 0; n < MESSAGES; n += 1) {
      const text = `m-${n}-m`
      const seen = gate<number>()
      shown.set(text, seen.open)
      const start = now()
      await callAs(quillport, sender, 'POST', path, { message: text })
      times.push((await within(seen.done, TIMEOUT_MS, `${text} in the other page`)) - start)
    }
    return spread(times)
  } finally {
    await browser.close()
  }
}

/** One hint to five hundred subscribers until the last has it, by SQL and by a status change through the API. */
async function measureFanOut({ quillport, sender, receiver, sql }: Scene) {
  const topic = 'presence:staff'
  let left = 0
  let all = gate<number>()
  const onMessage = (at: number) => {
    left -= 1
    if (left === 0) all.open(at)
  }
  const { supabaseUrl, key } = quillport
  const subscribers = []
  for (let n = 0; n < SUBSCRIBERS; n += 10) {
    const ten = Array.from({ length: 10 }, () =>
      subscribe(supabaseUrl, key, receiver.access_token, topic, onMessage),
    )
    subscribers.push(...(await Promise.all(ten)))
  }
  const round = async (what: string, send: () => Promise<unknown>) => {
    left = SUBSCRIBERS
    all = gate()
    const from = now()
    await send()
    return (await within(all.done, TIMEOUT_MS, `${what} to all ${SUBSCRIBERS} subscribers`)) - from
  }
  // Status hints need an online person, and a tab without heartbeats is offline after 90 seconds.
  const tab = crypto.randomUUID()
  const beat = () => callAs(quillport, sender, 'POST', '/presence', { tab })
  await beat()
  const statuses = ['busy', 'away', 'online']
  const setStatus = (n: number) =>
    callAs(quillport, sender, 'PATCH', '/apps/chat/profile', { status: statuses[n % statuses.length] })
  await setStatus(statuses.length - 1)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const [bare, whole]: [number[], number[]] = [[], []]
  for (let n = 0; n < ROUNDS; n += 1) {
    await beat()
    bare.push(await round(`bare hint ${n}`, () => sendBare(sql, topic)))
    whole.push(await round(`status ${n}`, () => setStatus(n)))
  }
  for (const subscriber of subscribers) subscriber.close()
  return { fanOutBare: spread(bare), fanOut: spread(whole) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { bare, message, fanOutBare, fanOut, load } = await measureDelivery()
  const line = (name: string, { p50, p95 }: Spread) =>
    console.log(
      `${name.padEnd(46)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, × bare ${(p50 / bare.p50).toFixed(1)} / ${(p95 / bare.p95).toFixed(1)}`,
    )
  line('realtime.send to one subscriber', bare)
  line('message by the API to the other’s page', message)
  line(`realtime.send to the last of ${SUBSCRIBERS}`, fanOutBare)
  line(`status by the API to the last of ${SUBSCRIBERS}`, fanOut)
  console.log(`load of the machine at the end: ${load.toFixed(1)}`)
  finish(message.p50 / bare.p50 <= MOST_MESSAGE_RATIO && fanOut.p50 / bare.p50 <= MOST_FAN_OUT_RATIO)
}
