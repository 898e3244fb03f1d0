import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'
import { projectRoot } from '../settings.ts'

let supabase: TestSupabase

beforeAll(async () => {
  process.env.SHELL_SECRET = 'not for functions'
  supabase = await startTestSupabase({
    without: ['storage', 'realtime'],
    functionsDir: join(projectRoot, 'tests/support/functions'),
    functionLimits: { requestMs: 8_000, hangMs: 10_000, memoryMb: 300 },
  })
})
afterAll(async () => {
  delete process.env.SHELL_SECRET
  await supabase.close()
})

const call = (path: string, init: RequestInit = {}) => fetch(`${supabase.url}/functions/v1/${path}`, init)

/** Waits until a stopped function answers again, and returns the response. */
async function callAgain(path: string, ask = call): Promise<Response> {
  await eventually(async () => (await ask(path)).ok)
  return ask(path)
}

describe('a function', () => {
  it('receives its name in the path, the query, the method and the body', async () => {
    const answer = await call('echo/some/path?a=1', { method: 'POST', body: 'hello' })
    expect(await answer.json()).toMatchObject({ method: 'POST', path: '/echo/some/path?a=1', body: 'hello' })
    expect(await (await call('echo')).json()).toMatchObject({ path: '/echo', method: 'GET' })
  })

  it("gets the caller's token from supabase-js", async () => {
    const client = supabase.client()
    const { data } = await client.auth.signInWithPassword({
      email: 'client@demo.com',
      password: 'quillport-demo',
    })
    const answer = await client.functions.invoke('echo', { body: { x: 1 } })
    expect(answer.data.authorization).toBe(`Bearer ${data.session?.access_token}`)
    expect(JSON.parse(answer.data.body)).toEqual({ x: 1 })
  })

  it('answers its own error status and body', async () => {
    const { error } = await supabase.client().functions.invoke('echo/refuse')
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(error.context.status).toBe(422)
    expect(await error.context.json()).toEqual({ code: 'nope', message: 'Not today' })
  })

  it('is not called with an unsupported method', async () => {
    const status = await new Promise((resolve, reject) => {
      request(`${supabase.url}/functions/v1/echo`, { method: 'TRACE' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(405)
  })

  it('answers preflight requests itself', async () => {
    const answer = await call('echo', {
      method: 'OPTIONS',
      headers: { origin: 'http://elsewhere.test', 'access-control-request-method': 'POST' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization')
  })

  it('has the environment of a hosted function and no further permissions', async () => {
    const { env } = await (await call('echo')).json()
    for (const name of [
      'SUPABASE_URL',
      'SUPABASE_ANON_KEY',
      'SUPABASE_SERVICE_ROLE_KEY',
      'SUPABASE_JWKS',
      'API_DB_URL',
      'WORKER_DB_URL',
      'APP_URL',
    ]) {
      expect(env).toContain(name)
    }
    expect(env).not.toContain('SHELL_SECRET')
    const peek = await (await call('echo/peek')).json()
    expect(peek).toEqual({
      file: 'NotCapable',
      write: 'NotCapable',
      run: 'NotCapable',
      net: expect.stringContaining('Requires net access'),
      home: null,
    })
  })

  it('may continue after its response', async () => {
    expect((await call('echo/later')).status).toBe(202)
    await eventually(() => supabase.logs.includes('[echo] later is done'))
  })

  it('that does not exist answers 404', async () => {
    const answer = await call('nobody')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect((await call('../../local')).status).toBe(404)
  })
})

it('R-543: a client that sends its body slowly does not end a function', async () => {
  const socket = connect(Number(new URL(supabase.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST /functions/v1/echo HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\nwords')
  // Longer than the time limit of a request.
  await new Promise((resolve) => setTimeout(resolve, 9_000))
  expect(supabase.logs.filter((line) => line.startsWith('[echo] ended'))).toEqual([])
  expect((await call('echo')).status).toBe(200)
  socket.destroy()
})

describe('a failing function', () => {
  const othersAnswer = async () => expect((await call('echo')).status).toBe(200)

  it('that cannot start answers its callers with an error, and the others continue', async () => {
    const answer = await call('broken')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'BOOT_ERROR' })
    await othersAnswer()
  })

  it('that dies answers with an error, and the next call starts a new process', async () => {
    const answer = await call('echo/die')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ code: 'WORKER_ERROR' })
    const next = await callAgain('echo')
    expect(next.status).toBe(200)
  })

  it('that never answers is stopped in time and starts again', async () => {
    const answer = await call('hang/never')
    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatchObject({ code: 'IDLE_TIMEOUT' })
    const next = await callAgain('hang')
    expect(await next.text()).toBe('fine')
  })

  it('in an endless loop is stopped and starts again, while the others answer', async () => {
    const spinning = call('hang/spin')
    await othersAnswer()
    expect([504, 546]).toContain((await spinning).status)
    await othersAnswer()
    const next = await callAgain('hang')
    expect(await next.text()).toBe('fine')
  })
})

describe('a function with a memory leak', () => {
  // On a busy machine the time limit would come before the memory limit.
  let patient: TestSupabase
  beforeAll(async () => {
    patient = await startTestSupabase({
      without: ['storage', 'realtime'],
      functionsDir: join(projectRoot, 'tests/support/functions'),
      functionLimits: { requestMs: 50_000, hangMs: 50_000, memoryMb: 300 },
    })
  })
  afterAll(() => patient.close())
  const call = (path: string) => fetch(`${patient.url}/functions/v1/${path}`)

  it.each(['heap', 'buffers'])('is stopped and starts again (%s)', async (kind) => {
    const answer = await call(`greedy/${kind}`)
    expect(answer.status).toBe(546)
    expect(await answer.json()).toMatchObject({ code: 'WORKER_LIMIT' })
    expect((await call('echo')).status).toBe(200)
    const next = await callAgain('greedy', call)
    expect(await next.text()).toBe('kept 0')
  })
})
