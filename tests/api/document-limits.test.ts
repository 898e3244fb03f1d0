import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_DOC_BYTES } from '../../supabase/functions/_shared/contract/document-limit.ts'
import { DOCUMENT_BODY, readJson, SMALL_BODY } from '../../supabase/functions/_shared/http/body.ts'
import type { Env } from '../../supabase/functions/_shared/http/context.ts'
import {
  BYTES_PER_CALLER,
  createWorkLimit,
  LARGE_AT_ONCE,
  RUNNING_PER_CALLER,
  WAITING_PER_CALLER,
} from '../../supabase/functions/_shared/http/work-limit.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const doc = (bytes: number, letter = 'a') => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: letter.repeat(bytes) }] }],
})

describe('a document', () => {
  it('over the limit is refused at its field, counted in bytes', async () => {
    const { id } = await createManuscript(api, 'auth')
    const item = await createItem(api, 'auth', id, {})
    const save = (content: unknown) =>
      api.send('auth', 'PATCH', `/manuscripts/${id}/items/${item.id}`, { revision: item.revision, content })
    for (const content of [doc(MAX_DOC_BYTES), doc(MAX_DOC_BYTES / 2, 'é')]) {
      const refused = await save(content)
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({
        error: { code: 'invalid', fields: { content: 'document_too_long' } },
      })
    }
    expect((await save(doc(MAX_DOC_BYTES - 1000))).status).toBe(200)
  })
})

describe('concurrent requests', () => {
  it('of one caller run a few at a time, wait in order and are refused beyond a limit', async () => {
    const limit = createWorkLimit()
    const leave = await Promise.all(Array.from({ length: RUNNING_PER_CALLER }, () => limit.enter('ann')))
    const order: number[] = []
    const waiting = Array.from({ length: WAITING_PER_CALLER }, async (_none, at) => {
      const done = await limit.enter('ann')
      order.push(at)
      done()
    })
    await expect(limit.enter('ann')).rejects.toMatchObject({
      code: 'rate_limited',
      headers: { 'Retry-After': '1' },
    })
    await expect(limit.enter('bob')).resolves.toBeTypeOf('function')
    for (const release of leave) release()
    await Promise.all(waiting)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).toHaveLength(WAITING_PER_CALLER)
  })

  it('with large bodies are limited to one per caller and a few in total', async () => {
    const limit = createWorkLimit()
    const people = ['ann', 'bob', 'cy', 'dee']
    let now = 0
    let most = 0
    const byCaller = new Map<string, number>()
    await Promise.all(
      people.flatMap((who) =>
        Array.from({ length: 3 }, async () => {
          const leave = await limit.enter(who)
          const leaveLarge = await limit.enterLarge(who)
          now += 1
          byCaller.set(who, (byCaller.get(who) ?? 0) + 1)
          most = Math.max(most, now)
          expect(byCaller.get(who)).toBe(1)
          await new Promise((resolve) => setTimeout(resolve, 2))
          now -= 1
          byCaller.set(who, 0)
          leaveLarge()
          leave()
        }),
      ),
    )
    expect(most).toBe(LARGE_AT_ONCE)
  })

  it('with large bodies are parsed one at a time, and others without waiting', async () => {
    const limit = createWorkLimit()
    const app = new Hono<Env>()
    let now = 0
    let most = 0
    let slots = 0
    app.post('/', async (c) => {
      const leave: (() => void)[] = []
      c.set('enterParsing', async () => {
        leave.push(await limit.enterParsing())
        slots += 1
        now += 1
        most = Math.max(most, now)
      })
      await readJson(c, DOCUMENT_BODY)
      await new Promise((resolve) => setTimeout(resolve, 2))
      now -= leave.length
      for (const release of leave) release()
      return c.body(null, 204)
    })
    const send = (size: number) =>
      app.request('/', { method: 'POST', body: JSON.stringify('a'.repeat(size)) })
    const answers = await Promise.all([SMALL_BODY, SMALL_BODY, 10, SMALL_BODY].map(send))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect({ slots, most }).toEqual({ slots: 3, most: 1 })
  })

  it('R-543: of one caller and of all hold a limited number of bytes, until they end', async () => {
    const send = async (as: 'auth' | 'manager', body: BodyInit) =>
      api.request(`/api/manuscripts/${UNKNOWN_ID}/items`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await api.token(PEOPLE[as])}`,
          'content-type': 'application/json',
        },
        body,
        duplex: 'half',
      } as RequestInit)
    /** Sends bytes, and waits until they are read; the body goes on. */
    const hold = (bytes: number) =>
      new Promise<() => Promise<Response>>((resolve) => {
        let pulls = 0
        const stream = new ReadableStream<Uint8Array>(
          {
            pull(to) {
              pulls += 1
              if (pulls === 1) to.enqueue(new Uint8Array(bytes).fill(48))
              else
                resolve(() => {
                  to.close()
                  return answer
                })
            },
          },
          { highWaterMark: 0 },
        )
        const answer = send('auth', stream)
      })
    const half = BYTES_PER_CALLER / 2
    const held = await Promise.all([hold(half), hold(half)])
    const more = `{}${' '.repeat(SMALL_BODY)}`
    expect((await send('auth', more)).status).toBe(429)
    expect((await send('manager', more)).status).toBe(503)
    await Promise.all(held.map((end) => end()))
    expect((await send('auth', more)).status).toBe(422)
  })

  it('of six large saves by one caller succeed one after the other', async () => {
    const { id } = await createManuscript(api, 'auth')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        api.send('auth', 'POST', `/manuscripts/${id}/items`, { type: 'scene', content: doc(1_000_000) }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  })
})
