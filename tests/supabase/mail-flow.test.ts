import { randomUUID } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { RealtimeTopic } from '../../src/lib/realtime/topic.ts'
import { sentResponse, threadResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { eventually } from '../support/eventually.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

/** Two hundred messages are sent one after the other. */
const LIMIT_MS = 240_000

const MESSAGES = 200
const CUTS = [20, 60, 61, 110, 150, 185]
const MANAGER = '00000000-0000-4000-8000-000000000003'

/** A proxy between browser and server whose connections can be cut. */
type Line = { url: string; cut(): void; close(): Promise<void> }

let supabase: TestSupabase
let line: Line
beforeAll(async () => {
  supabase = await startTestSupabase()
  line = await openLine(Number(new URL(supabase.url).port))
})
afterAll(async () => {
  await line.close()
  await supabase.close()
})

async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      // A cut socket reports an error; its owner retries.
      from.on('error', () => from.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const address = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        cut()
        server.close(() => resolve())
      }),
  }
}

async function signIn(email: string): Promise<{ client: SupabaseClient; token: string }> {
  const client = createClient(line.url, supabase.database.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never, reconnectAfterMs: () => 100 },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password: 'quillport-demo' })
  if (error) throw error
  await client.realtime.setAuth()
  return { client, token: data.session?.access_token ?? '' }
}

/** A call that is retried until it succeeds, like an outbox: its body, and therefore its id, stays the same. */
async function call(token: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const init: RequestInit = {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  }
  if (body !== undefined) init.body = JSON.stringify(body)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOnce(`${line.url}/functions/v1/api${path}`, init)
    if (typeof answer !== 'string') return answer.body
    if (attempt === 200) throw new Error(`${method} ${path} was never answered; last: ${answer}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * One attempt: the response, or the reason for a retry. Only a cut connection is retried; any error response fails the
 * test.
 */
async function attemptOnce(url: string, init: RequestInit): Promise<{ body: unknown } | string> {
  let status: number
  let text: string
  try {
    const answer = await fetch(url, init)
    status = answer.status
    text = await answer.text()
  } catch (error) {
    // `fetch` reports a cut connection as a TypeError, before or during the response.
    if (!(error instanceof TypeError)) throw error
    return String(error.cause ?? error)
  }
  if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`)
  return { body: text === '' ? null : (JSON.parse(text) as unknown) }
}

/** A screen with a conversation: it fetches news at every hint and whenever its topic is ready again. */
function openScreen(client: SupabaseClient, token: string, threadId: string) {
  const shown: { id: string; seq: number }[] = []
  const counts = { hints: 0, readies: 0 }
  let last = Promise.resolve()
  const fetchNewer = () => {
    last = last.then(async () => {
      const after = shown.at(-1)?.seq ?? 0
      const { messages } = threadResponse.parse(
        await call(token, 'GET', `/mail/threads/${threadId}?after=${after}`),
      )
      shown.push(...messages.map(({ id, seq }) => ({ id, seq })))
    })
  }
  const topic = new RealtimeTopic({
    name: `user:${MANAGER}`,
    load: async () => client,
    onEvent: (event) => {
      if (event !== 'mail') return
      counts.hints += 1
      fetchNewer()
    },
    onReady: () => {
      counts.readies += 1
      fetchNewer()
    },
    onChange: () => undefined,
  })
  return { topic, shown, counts, settled: () => last }
}

test(
  'no message is missing or doubled when the connection is cut repeatedly during 200 messages',
  async () => {
    const sender = await signIn('client@demo.com')
    const reader = await signIn('manager@demo.com')
    const first = {
      id: randomUUID(),
      to: [MANAGER],
      subject: 'Flow',
      projectId: null,
      dueDate: '2096-12-01',
      html: '<p>1</p>',
    }
    const { thread } = sentResponse.parse(await call(sender.token, 'POST', '/mail/messages', first))
    const screen = openScreen(reader.client, reader.token, thread.threadId)
    await eventually(() => screen.topic.isReady)

    const ids = [first.id]
    for (let n = 2; n <= MESSAGES; n += 1) {
      const body = { id: randomUUID(), threadId: thread.threadId, to: [MANAGER], html: `<p>${n}</p>` }
      ids.push(body.id)
      const sent = call(sender.token, 'POST', '/mail/messages', body)
      if (CUTS.includes(n)) {
        // While a message is being sent, so that its response may be lost.
        await new Promise((resolve) => setTimeout(resolve, n % 7))
        line.cut()
      }
      await sent
    }
    await eventually(() => screen.shown.length >= MESSAGES)
    await screen.settled()
    expect(screen.shown.map(({ seq }) => seq)).toEqual(Array.from({ length: MESSAGES }, (_, n) => n + 1))
    expect(screen.shown.map(({ id }) => id)).toEqual(ids)
    expect(screen.counts.readies).toBeGreaterThan(1)
    const [row] = await supabase.database
      .owner`select count(*)::int as n from public.messages where thread_id = ${thread.threadId}`
    expect(row?.n).toBe(MESSAGES)
    screen.topic.close()
    await Promise.all([sender, reader].map(({ client }) => client.realtime.disconnect()))
  },
  LIMIT_MS,
)
