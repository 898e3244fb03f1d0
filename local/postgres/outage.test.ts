import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { isAlive } from '../processes.ts'
import {
  type CopyLocation,
  cleanUp,
  type DatabaseCopy,
  functionPids,
  launch,
  newCopyLocation,
  postgresPid,
  ready,
} from '../testing/copies.ts'
import { databaseUrl } from './urls.ts'

let location: CopyLocation
let copy: DatabaseCopy
beforeAll(async () => {
  location = await newCopyLocation()
  copy = await ready(launch(location))
})
afterAll(cleanUp)

type Run = { supabaseUrl: string; appUrl: string; publishableKey: string; databaseUrl: string }
const runOf = ({ dataDir }: CopyLocation): Run => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One call each of Auth, Storage and the API, as a signed-in person. */
async function callsOf(location: CopyLocation): Promise<Record<string, () => Promise<Response>>> {
  const { supabaseUrl, appUrl, publishableKey } = runOf(location)
  const json = { apikey: publishableKey, 'content-type': 'application/json' }
  const signIn = () =>
    fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'admin@demo.com', password: 'quillport-demo' }),
    })
  const { access_token } = (await (await signIn()).json()) as { access_token: string }
  const headers = { ...json, authorization: `Bearer ${access_token}` }
  return {
    'Auth, sign-in': signIn,
    'Auth, user': () => fetch(`${supabaseUrl}/auth/v1/user`, { headers }),
    'Storage, list': () =>
      fetch(`${supabaseUrl}/storage/v1/object/list/avatars`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ prefix: '' }),
      }),
    'API, session': () => fetch(`${appUrl}/api/session`, { headers }),
  }
}

/** Repeats all calls during an action; returns every status and the errors without Retry-After. */
async function during(location: CopyLocation, trouble: () => Promise<void>) {
  const calls = await callsOf(location)
  const statuses: Record<string, Set<number>> = {}
  const silent: string[] = []
  let isOver = false
  const repeat = async (name: string, call: () => Promise<Response>) => {
    const seen = new Set<number>()
    statuses[name] = seen
    while (!isOver) {
      const answer = await call()
      await answer.text()
      seen.add(answer.status)
      if (answer.status === 503 && !answer.headers.has('retry-after')) silent.push(name)
      await pause(20)
    }
  }
  const users = Object.entries(calls).flatMap(([name, call]) => [repeat(name, call), repeat(name, call)])
  await trouble()
  isOver = true
  await Promise.all(users)
  const all = Object.fromEntries(Object.entries(statuses).map(([name, seen]) => [name, [...seen].sort()]))
  const recovered = async () => {
    const answers = await Promise.all(Object.values(calls).map((call) => call()))
    return answers.every(({ status }) => status === 200)
  }
  return { all, silent, recovered }
}

describe('a killed database server', () => {
  it('is restarted; until then every service answers 503 with Retry-After and never 500', async () => {
    const functions = functionPids(location)
    const { all, silent, recovered } = await during(location, async () => {
      for (let round = 0; round < 2; round += 1) {
        const killed = postgresPid(location)
        process.kill(killed, 'SIGKILL')
        await eventually(() => copy.output().split('Postgres restarted').length === round + 2)
        expect(isAlive(killed)).toBe(false)
        await pause(500)
      }
    })
    for (const [name, statuses] of Object.entries(all)) expect(statuses, name).toEqual([200, 503])
    expect(silent).toEqual([])
    await eventually(recovered)
    expect(copy.child.exitCode).toBeNull()
    expect(functionPids(location).sort()).toEqual(functions.sort())
    expect(copy.output()).toContain('Postgres ended')
  })
})

describe('killed backends', () => {
  it('stop neither the main process nor a function, and callers get a retryable error', async () => {
    const functions = functionPids(location)
    const keys = JSON.parse(readFileSync(join(location.dataDir, 'keys.json'), 'utf8'))
    const port = Number(new URL(runOf(location).databaseUrl).port)
    const { all, silent, recovered } = await during(location, async () => {
      const admin = postgres(databaseUrl(keys, port, 'supabaseAdmin'), { max: 1 })
      for (let round = 0; round < 100; round += 1) {
        await admin`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and usename in ('supabase_auth_admin', 'supabase_storage_admin',
            'supabase_realtime_admin', 'quillport_api', 'quillport_worker')`
        await pause(30)
      }
      await admin.end()
    })
    for (const [name, statuses] of Object.entries(all)) {
      expect(
        statuses.filter((status) => status !== 200 && status !== 503),
        name,
      ).toEqual([])
    }
    expect(silent).toEqual([])
    await eventually(recovered)
    expect(copy.child.exitCode).toBeNull()
    expect(functionPids(location).sort()).toEqual(functions.sort())
  })
})
