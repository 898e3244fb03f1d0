import { expect, it, vi } from 'vitest'
import { withBufferedBody } from './buffered-body.ts'

const refusals = {
  tooLarge: () => new Response(null, { status: 413 }),
  slow: () => new Response(null, { status: 408 }),
  busy: () => new Response(null, { status: 503 }),
}
const post = (body: ReadableStream<Uint8Array> | string) =>
  new Request('http://127.0.0.1/', { method: 'POST', body, duplex: 'half' } as RequestInit)
/** A body that sends one part and never ends. */
const endless = (bytes: number) =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) })

it('R-543: a body that does not arrive in time is refused before the function is called', async () => {
  const serve = vi.fn()
  const answer = await withBufferedBody(post(endless(10)), { bytes: 100, ms: 50, refusals }, serve)
  expect(answer.status).toBe(408)
  expect(serve).not.toHaveBeenCalled()
})

it('R-543: a function receives a complete body', async () => {
  const serve = async (request: Request) => new Response(await request.text())
  const answer = await withBufferedBody(post('words'), { bytes: 100, refusals }, serve)
  expect(await answer.text()).toBe('words')
})

it('R-543: bodies that hold too much memory together are refused, small ones are not', async () => {
  const MB = 1024 * 1024
  const open = (bytes: number) =>
    withBufferedBody(post(endless(bytes)), { bytes: 10 * MB, ms: 400, refusals }, async () => new Response())
  const answers = await Promise.all([...Array.from({ length: 12 }, () => open(9 * MB)), open(1000)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(statuses.at(-1)).toBe(408)
})
