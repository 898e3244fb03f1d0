import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKeys } from '../../local/keys.ts'
import { isAlive } from '../../local/processes.ts'
import { freePort } from '../../local/tcp-ports.ts'
import {
  type CopyLocation,
  cleanUp,
  clientOf,
  type DatabaseCopy,
  functionPids,
  launch,
  newCopyLocation,
  postgresPid,
  ready,
} from '../../local/testing/copies.ts'
import { eventually } from '../support/eventually.ts'

/** The data folder that most tests share: creating one takes longer than starting it again. */
let location: CopyLocation
let copy: DatabaseCopy | null = null
beforeAll(async () => {
  location = await newCopyLocation()
})
afterAll(cleanUp)

/** The copy on the shared data folder, started again when the test before stopped it. */
async function runningCopy(): Promise<DatabaseCopy> {
  const isRunning = copy !== null && copy.child.exitCode === null && copy.child.signalCode === null
  if (copy === null || !isRunning) copy = await ready(launch(location))
  return copy
}

describe('npm start', () => {
  it('keeps written data, and stops every process on a signal', async () => {
    const first = await runningCopy()
    expect(first.output()).toContain('admin@demo.com')
    await clientOf(location).auth.admin.createUser({
      email: 'kept@example.test',
      password: 'kept over night',
    })
    const pids = [postgresPid(location), ...functionPids(location)]
    expect(pids.length).toBeGreaterThan(1)
    first.child.kill('SIGINT')
    expect(await first.exit).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    await runningCopy()
    const { error } = await clientOf(location).auth.signInWithPassword({
      email: 'kept@example.test',
      password: 'kept over night',
    })
    expect(error?.code).toBe('email_not_confirmed')
  })

  it('leaves no process when it is killed, and starts again with its data', async () => {
    const first = await runningCopy()
    await clientOf(location).auth.admin.createUser({
      email: 'killed@example.test',
      password: 'kept over night',
    })
    const orphans = [postgresPid(location), ...functionPids(location)]
    expect(orphans.filter(isAlive)).toEqual(orphans)
    first.child.kill('SIGKILL')
    await first.exit
    await eventually(() => !orphans.some(isAlive))
    await runningCopy()
    const { data } = await clientOf(location).auth.admin.listUsers({ perPage: 100 })
    expect(data.users.map(({ email }) => email)).toContain('killed@example.test')
  })

  it('continues when a function is killed', async () => {
    await runningCopy()
    for (const pid of functionPids(location)) process.kill(pid, 'SIGKILL')
    const answer = await fetch(`http://127.0.0.1:${location.port}/api/session`)
    expect([401, 500]).toContain(answer.status)
    const next = await fetch(`http://127.0.0.1:${location.port}/api/session`)
    expect(next.status).toBe(401)
  })

  it('reports that another copy uses the data folder', async () => {
    await runningCopy()
    const second = launch({
      ...location,
      port: await freePort(),
      supabasePort: await freePort(),
      mailPort: await freePort(),
    })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/already runs on .*QUILLPORT_DATA/s)
  })

  it('reports a used port', async () => {
    const location = await newCopyLocation()
    for (const [name, port] of [
      ['PORT', location.port],
      ['SUPABASE_PORT', location.supabasePort],
      ['MAIL_PORT', location.mailPort],
    ] as const) {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      const copy = launch(location)
      expect(await copy.exit).toBe(1)
      expect(copy.output()).toContain(`Port ${port} is in use`)
      expect(copy.output()).toContain(`${name}=`)
      await new Promise((resolve) => server.close(resolve))
    }
  })

  it('reports damaged keys, and deletes nothing', async () => {
    const first = await runningCopy()
    first.child.kill('SIGTERM')
    await first.exit
    const file = join(location.dataDir, 'keys.json')
    const keys = readFileSync(file, 'utf8')
    writeFileSync(file, keys.slice(0, 40))
    const broken = launch(location)
    expect(await broken.exit).toBe(1)
    expect(broken.output()).toContain('npm run reset')
    rmSync(file)
    const missing = launch(location)
    expect(await missing.exit).toBe(1)
    expect(missing.output()).toContain('keys.json is missing')
    writeFileSync(file, keys.replace(/"supabaseAdmin": "./, '"supabaseAdmin": "!'))
    const foreign = launch(location)
    expect(await foreign.exit).toBe(1)
    expect(foreign.output()).toContain('refuses the passwords')
    writeFileSync(file, keys)
    await runningCopy()
  })

  it('reports a damaged database with what to do and without a stack, and deletes nothing (R-544)', async () => {
    const first = await runningCopy()
    first.child.kill('SIGTERM')
    await first.exit
    const file = join(location.dataDir, 'postgres/global/pg_control')
    const control = readFileSync(file)
    writeFileSync(file, Buffer.alloc(control.length, 7))
    const broken = launch(location)
    expect(await broken.exit).toBe(1)
    expect(broken.output()).toMatch(/Postgres does not start on .*npm run restore.*npm run reset/s)
    expect(broken.output()).not.toMatch(/^\s+at .*:\d+/m)
    writeFileSync(file, control)
    await runningCopy()
  })

  it('does not change a folder that is no database', async () => {
    const location = await newCopyLocation()
    mkdirSync(join(location.dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(location.dataDir, 'postgres/novel.txt'), 'chapter one')
    writeFileSync(join(location.dataDir, 'keys.json'), JSON.stringify(makeKeys()))
    const copy = launch(location)
    expect(await copy.exit).toBe(1)
    expect(copy.output()).toContain('files that are not a database')
    expect(readFileSync(join(location.dataDir, 'postgres/novel.txt'), 'utf8')).toBe('chapter one')
  })
})
