import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BODY_MS, DOCUMENT_BODY, MOST_PARTS, readJson } from './body.ts'
import type { Env } from './context.ts'
import { HttpError } from './errors.ts'

const enterLarge = vi.fn(async () => undefined)
const app = new Hono<Env>()
app.post('/', async (c) => {
  c.set('enterLarge', enterLarge)
  await readJson(c, DOCUMENT_BODY)
  return c.body(null, 204)
})
app.onError((error, c) =>
  error instanceof HttpError ? c.json({ code: error.code, fields: error.fields }, 400) : c.body(null, 500),
)
const send = async (body: BodyInit) => {
  const answer = await app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { status: answer.status, body: await answer.text() }
}

afterEach(() => {
  vi.useRealTimers()
  enterLarge.mockClear()
})

describe('R-543: a large body', () => {
  it('has a limited number of values, and text does not count', async () => {
    const values = (count: number) => `[${'0,'.repeat(count - 1)}0]`
    expect((await send(values(MOST_PARTS))).status).toBe(204)
    expect((await send(JSON.stringify(`\\"${','.repeat(MOST_PARTS)}`))).status).toBe(204)
    enterLarge.mockClear()
    const refused = await send(values(MOST_PARTS + 1))
    expect(refused).toMatchObject({ status: 400, body: expect.stringContaining('"too_complex"') })
    expect(enterLarge).not.toHaveBeenCalled()
  })

  it('takes no slot before it has arrived, and has 20 seconds for it', async () => {
    vi.useFakeTimers()
    const stream = new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(1_000_000).fill(48)) })
    const answer = send(stream)
    await vi.advanceTimersByTimeAsync(19_900)
    expect(enterLarge).not.toHaveBeenCalled()
    expect(BODY_MS).toBe(20_000)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toMatchObject({ status: 400, body: expect.stringContaining('"timeout"') })
    expect(enterLarge).not.toHaveBeenCalled()
  })
})
