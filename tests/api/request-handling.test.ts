import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSigningKey, publicKeySet, signToken } from '../../local/access-tokens.ts'
import { errorBody } from '../../supabase/functions/_shared/contract/error-body.ts'
import { createAsCaller } from '../../supabase/functions/_shared/db/as-caller.ts'
import { isOutage } from '../../supabase/functions/_shared/db/outage.ts'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import { rowFormat } from '../../supabase/functions/_shared/db/row-format.ts'
import { eventually } from '../support/eventually.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const withToken = (token: string) =>
  api.request('/api/session', { headers: { authorization: `Bearer ${token}` } })
const claims = (change: JWTPayload = {}): JWTPayload => ({
  role: 'authenticated',
  aud: 'authenticated',
  sub: PEOPLE.admin,
  exp: Math.floor(Date.now() / 1000) + 300,
  ...change,
})

describe('authentication of a call', () => {
  it('refuses a call without a token', async () => {
    expect(await api.refused(null, 'GET', '/session')).toEqual({ status: 401, code: 'unauthenticated' })
    expect(await api.refused(null, 'GET', '/manuscripts')).toEqual({ status: 401, code: 'unauthenticated' })
  })

  it('refuses tokens with a foreign signature, another issuer, expired ones, and ones without a person', async () => {
    const { signingKey, jwtSecret } = api.database.keys
    const sign = (change?: JWTPayload) => signToken(signingKey, claims(change))
    const bad = {
      'another key': await signToken(makeSigningKey(), claims()),
      'another key of the same name': await signToken({ ...makeSigningKey(), kid: signingKey.kid }, claims()),
      expired: await sign({ exp: Math.floor(Date.now() / 1000) - 300 }),
      'without an end': await sign({ exp: undefined }),
      'the service': await sign({ role: 'service_role' }),
      nobody: await sign({ role: 'anon' }),
      'another audience': await sign({ aud: 'elsewhere' }),
      'a shared secret': await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: signingKey.kid })
        .sign(new TextEncoder().encode(jwtSecret)),
      'the public key as a secret': await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: signingKey.kid })
        .sign(new TextEncoder().encode(JSON.stringify(publicKeySet(signingKey)))),
      unsigned: `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${PEOPLE.admin}","role":"authenticated","aud":"authenticated","exp":9999999999}`)}.`,
      torn: 'abc',
    }
    for (const [name, token] of Object.entries(bad)) expect((await withToken(token)).status, name).toBe(401)
    expect((await withToken(await sign())).status).toBe(200)
  })

  it('answers health without a token', async () => {
    expect((await api.send(null, 'GET', '/health')).body).toEqual({ ok: true })
  })
})

describe('CORS', () => {
  it('R-546: refuses pages of other sites, also their sign-in, and bodies of pages that are not JSON', async () => {
    const from = (origin: string, type: string) =>
      api.request('/api/auth/login', {
        method: 'POST',
        headers: { origin, 'content-type': type },
        body: JSON.stringify({ email: 'admin@demo.com', password: 'quillport-demo' }),
      })
    const foreign = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example']
    const similar = ['https://app.example.evil.example', 'https://app.example:8443', 'http://app.example']
    for (const origin of [...foreign, ...similar]) {
      const answer = await from(origin, 'application/json')
      expect(answer.status, origin).toBe(403)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await from('https://app.example', 'text/plain')).status).toBe(400)
    expect(await (await from('https://app.example', 'application/json')).text()).not.toMatch(
      /forbidden|invalid_request/,
    )
  })

  it('allows the origins of the app, and exposes the headers of a response', async () => {
    const asked = await api.request('/api/apps/ecommerce/products', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST,PUT,PATCH,DELETE')
    expect(Number(asked.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    const answer = await api.request('/api/health', { headers: { origin: 'https://app.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example')
    const readable = answer.headers.get('access-control-expose-headers')?.split(',')
    expect(readable).toEqual(
      expect.arrayContaining(['Allow', 'Retry-After', 'X-Request-Id', 'X-Total-Estimated']),
    )
  })
})

describe('paths and methods', () => {
  it('answers 404 to an unknown address and 405 with the methods to a wrong one', async () => {
    expect(await api.refused('auth', 'GET', '/nothing')).toMatchObject({ status: 404, code: 'not_found' })
    const wrong = await api.send('auth', 'PUT', '/manuscripts')
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('forbids caching and sets a request id', async () => {
    const answer = await api.send('auth', 'GET', '/session')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const refused = await api.send('auth', 'GET', '/nothing')
    expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a body that is too large, truncated or not storable', () => {
  it('is refused by its size, announced or not', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(300 * 1024) })
    expect(await api.refused('auth', 'POST', '/mail/labels', body)).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    const stream = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 40; n += 1) controller.enqueue(new Uint8Array(10_000).fill(97))
        controller.close()
      },
    })
    const response = await api.request('/api/mail/labels', {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.token(PEOPLE.auth)}` },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it.each([
    ['a torn body', '{"title":', 'invalid_json'],
    ['a NUL', '{"title":"a\\u0000b"}', 'invalid_text'],
    ['half a surrogate pair', '{"title":"a\\ud83d"}', 'invalid_text'],
    ['a NUL in a name', '{"title":"a","x\\u0000":1}', 'invalid_text'],
  ])('is refused: %s', async (_name, body, code) => {
    expect(await api.refused('auth', 'POST', '/manuscripts', body)).toMatchObject({ status: 400, code })
  })

  it('with complete escape sequences is accepted', async () => {
    const answer = await api.send('auth', 'POST', '/manuscripts', '{"title":"\\ud83d\\ude00 \\u00e9"}')
    expect(answer.status).toBe(201)
    expect(answer.text).toContain('😀 é')
  })

  it('that is not UTF-8 is refused', async () => {
    const response = await api.request('/api/manuscripts', {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.token(PEOPLE.auth)}` },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    })
    expect(response.status).toBe(400)
  })
})

describe('an internal error', () => {
  it('answers with a request id only, and logs no input', async () => {
    const { owner } = api.database
    await owner`create function private.break_it() returns trigger language plpgsql as $$ begin raise exception 'secret %', new.title; end $$`
    await owner`create trigger break_it before insert on public.manuscripts for each row when (new.title = 'break it') execute function private.break_it()`
    const answer = await api.send('auth', 'POST', '/manuscripts', {
      title: 'break it',
      description: 'my words',
    })
    expect(answer.status).toBe(500)
    const { error } = errorBody.parse(answer.body)
    expect(error).toMatchObject({ code: 'internal', message: 'Something went wrong.' })
    expect(answer.text).not.toMatch(/secret|P0001|sql|trigger/i)
    expect(api.logs.at(-1)).toMatchObject({
      code: 'internal',
      status: 500,
      requestId: answer.headers.get('x-request-id'),
    })
    await owner`drop trigger break_it on public.manuscripts`
  })

  it('answers 503 to a statement that exceeds the timeout', async () => {
    const slow = await startTestApi({ timeoutMs: 50 })
    await slow.database
      .owner`create function private.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$`
    await slow.database
      .owner`create trigger slow before insert on public.manuscripts for each row execute function private.slow()`
    const answer = await slow.send('auth', 'POST', '/manuscripts', { title: 'x' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    await slow.close()
  })

  it('R-752: answers 503 with Retry-After when no connection is free in time, and serves the next call', async () => {
    const narrow = await startTestApi(
      {},
      // As behind a pooler, where the wait is limited without a setting.
      { connect: (database) => createPool(database.url('api'), { ...rowFormat, max: 1, prepare: false }) },
    )
    const { owner } = narrow.database
    await owner`create function private.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$`
    await owner`create trigger slow before insert on public.manuscripts for each row execute function private.slow()`
    const slow = narrow.send('auth', 'POST', '/manuscripts', { title: 'x' })
    await eventually(async () => {
      const [row] =
        await owner`select from pg_stat_activity where wait_event = 'PgSleep' and datname = ${narrow.database.name}`
      return row !== undefined
    })
    const refused = await narrow.send('client', 'GET', '/session')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await slow).status).toBe(201)
    expect((await narrow.send('client', 'GET', '/session')).status).toBe(200)
    await narrow.close()
  })

  it('R-752: repeats a read once after a lost connection, and no write', async () => {
    const sql = createPool(api.database.url('api'), { max: 1 })
    const admin = api.database.connect('supabaseAdmin', { max: 1 })
    const asCaller = createAsCaller(sql)
    let tries = 0
    const loseFirst = (losses: number, isRead: boolean) => {
      tries = 0
      return asCaller(
        { sub: PEOPLE.auth, role: 'authenticated' },
        async (tx) => {
          const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
          tries += 1
          if (tries <= losses) await admin`select pg_terminate_backend(${row?.pid ?? 0})`
          await tx`select 1`
          return 'read'
        },
        isRead,
      )
    }
    expect(await loseFirst(1, true)).toBe('read')
    expect(tries).toBe(2)
    await expect(loseFirst(1, false)).rejects.toSatisfy(isOutage)
    expect(tries).toBe(1)
    await expect(loseFirst(2, true)).rejects.toSatisfy(isOutage)
    await sql.end({ timeout: 1 })
  })

  it('retries a serialization failure, and then answers 503', async () => {
    const { owner } = api.database
    await owner`create table private.tries (n int)`
    await owner`create sequence private.tried`
    await owner`create function private.clash() returns trigger language plpgsql security definer as $$
      begin
        if nextval('private.tried') < 3 or new.title = 'always' then raise exception 'clash' using errcode = '40001'; end if;
        return new;
      end $$`
    await owner`create trigger clash before insert on public.manuscripts for each row execute function private.clash()`
    expect((await api.send('auth', 'POST', '/manuscripts', { title: 'third time' })).status).toBe(201)
    expect((await api.send('auth', 'POST', '/manuscripts', { title: 'always' })).status).toBe(503)
    await owner`drop trigger clash on public.manuscripts`
  })

  it('reads nothing when the transaction did not become the caller', async () => {
    const sql = api.database.connect('api')
    await expect(sql`select * from public.manuscripts`).rejects.toMatchObject({ code: '42501' })
    await expect(sql`set role service_role`).rejects.toMatchObject({ code: '42501' })
    await expect(sql`select * from auth.users`).rejects.toMatchObject({ code: '42501' })
  })

  it('leaves no role on the connection, whether the transaction succeeded or failed', async () => {
    const sql = api.database.connect('api', { max: 1 })
    const asCaller = createAsCaller(sql)
    const claims = { sub: PEOPLE.auth, role: 'authenticated' as const }
    await asCaller(claims, (tx) => tx`select 1`)
    await expect(asCaller(claims, (tx) => tx`select 1 / 0`)).rejects.toMatchObject({ code: '22012' })
    const [row] = await sql`
      select current_user as role, coalesce(current_setting('request.jwt.claims', true), '') as claims`
    expect(row).toEqual({ role: 'quillport_api', claims: '' })
  })
})
