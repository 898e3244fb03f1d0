import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'
import { projectRoot } from '../settings.ts'
import { freePort } from '../tcp-ports.ts'
import { createAppGateway } from './app.ts'
import { withBodyLimit } from './body-limit.ts'
import { listenOn, toListener } from './listen.ts'

const MB = 1024 * 1024
let supabase: TestSupabase

beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: join(projectRoot, 'tests/support/functions') })
})
afterAll(() => supabase.close())

type Answer = { status: number; body: Record<string, unknown>; sent: number }

/** Sends a body: with an announced length and only its beginning, or in chunks until the server answers. */
function send(url: string, size: number, isAnnounced: boolean): Promise<Answer> {
  const { publishableKey, secretKey } = supabase.database.keys
  // Realtime answers only the secret key by HTTP.
  const key = url.includes('/realtime/') ? secretKey : publishableKey
  return new Promise((resolve, reject) => {
    let sent = 0
    const outgoing = httpRequest(url, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(isAnnounced ? { 'content-length': size } : {}),
      },
    })
    let isAnswered = false
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const write = () => {
      const end = isAnnounced ? chunk.length : size
      while (!isAnswered && sent < end) {
        const part = chunk.subarray(0, Math.min(chunk.length, size - sent))
        sent += part.length
        if (!outgoing.write(part)) return void outgoing.once('drain', write)
      }
      if (!isAnswered && !isAnnounced) outgoing.end()
    }
    outgoing.once('response', (response) => {
      isAnswered = true
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.once('end', () => {
        outgoing.destroy()
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), sent })
      })
    })
    // The server closes the connection after its response; only a close without one is a failure.
    outgoing.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    write()
  })
}

const routes: [path: string, size: number, body: Record<string, unknown>][] = [
  ['/auth/v1/signup', 20 * MB, { error_code: 'request_too_large' }],
  ['/auth/v1/token?grant_type=password', 400 * MB, { error_code: 'request_too_large' }],
  ['/functions/v1/echo', 40 * MB, { code: 'PAYLOAD_TOO_LARGE' }],
  ['/realtime/v1/api/broadcast', 40 * MB, { message: 'Payload is too large' }],
  ['/storage/v1/object/avatars/a.txt', 100 * MB, { statusCode: '413', error: 'Payload too large' }],
]

describe('a body over the limit', () => {
  for (const [path, size, body] of routes) {
    for (const isAnnounced of [true, false]) {
      const how = isAnnounced ? 'announced' : 'sent in chunks'
      it(`of ${path}, ${how}, is refused in the format of its service before it has arrived`, async () => {
        const before = process.memoryUsage().rss
        const answer = await send(`${supabase.url}${path}`, size, isAnnounced)
        expect(answer.body).toMatchObject(body)
        expect(answer.status === 413 || answer.body.statusCode === '413').toBe(true)
        expect(answer.sent).toBeLessThan(size)
        expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB)
      })
    }
  }

  it('is refused from the first byte over the limit when its length is not announced', async () => {
    const serve = async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength))
    const answer = (size: number) => {
      const body = new Blob(['x'.repeat(size)]).stream()
      const init = { method: 'POST', body, duplex: 'half' } as RequestInit
      const tooLarge = () => new Response('too large', { status: 413 })
      return withBodyLimit(new Request('http://127.0.0.1/', init), 1000, serve, tooLarge)
    }
    expect(await (await answer(1000)).text()).toBe('1000')
    expect((await answer(1001)).status).toBe(413)
  })

  it('is refused in the format of the API at the app’s origin', async () => {
    let isReached = false
    const gateway = createAppGateway({
      page: () => new Response('page'),
      api: async (request) => {
        isReached = true
        await request.text()
        return Response.json({})
      },
    })
    const port = await freePort()
    const listening = await listenOn(
      port,
      toListener((request) => gateway.fetch(request)),
      'PORT',
    )
    try {
      const announced = await send(`http://127.0.0.1:${port}/api/manuscripts`, 11 * MB, true)
      expect(announced).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } })
      expect(isReached).toBe(false)
      const chunked = await send(`http://127.0.0.1:${port}/api/manuscripts`, 11 * MB, false)
      expect(chunked).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } })
    } finally {
      await listening.close()
    }
  })

  it('does not stop Supabase', async () => {
    const { error } = await supabase
      .client()
      .auth.signInWithPassword({ email: 'client@demo.com', password: 'quillport-demo' })
    expect(error).toBeNull()
  })
})
