import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { makeKeys } from '../../local/keys.ts'
import { freePort } from '../../local/ports.ts'
import { isAlive } from '../../local/processes.ts'
import { projectRoot } from '../../local/settings.ts'

type Copy = { child: ChildProcess; output: () => string; exit: Promise<number | null> }
type Place = { dataDir: string; port: number; supabasePort: number }

const places: string[] = []
const copies: Copy[] = []

afterEach(async () => {
  for (const { child, exit } of copies.splice(0)) {
    child.kill('SIGTERM')
    await exit
  }
  for (const folder of places.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-start-'))
  places.push(folder)
  return { dataDir: join(folder, 'data'), port: await freePort(), supabasePort: await freePort() }
}

/** Starts a copy as `npm start` does, without the app. */
function launch({ dataDir, port, supabasePort }: Place): Copy {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--backend'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      QUILLPORT_DATA: dataDir,
      PORT: String(port),
      SUPABASE_PORT: String(supabasePort),
      VITE_SUPABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const copy = {
    child,
    output: () => output,
    exit: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
  copies.push(copy)
  return copy
}

async function ready(copy: Copy): Promise<Copy> {
  for (let waited = 0; waited < 90_000 && !copy.output().includes('Ctrl-C stops it.'); waited += 50) {
    if (copy.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(copy.output()).toContain('Quillport is at')
  return copy
}

function clientOf({ dataDir }: Place) {
  const run = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  return createClient(run.supabaseUrl, run.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

const postgresPid = ({ dataDir }: Place) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const functionPids = ({ dataDir }: Place) => readdirSync(join(dataDir, 'functions')).map(Number)

describe('a start', () => {
  it('keeps what was written, and stops every process when told to', async () => {
    const place = await newPlace()
    const first = await ready(launch(place))
    expect(first.output()).toContain('admin@demo.com')
    await clientOf(place).auth.admin.createUser({ email: 'kept@example.test', password: 'kept over night' })
    const pids = [postgresPid(place), ...functionPids(place)]
    expect(pids.length).toBeGreaterThan(1)
    first.child.kill('SIGINT')
    expect(await first.exit).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    await ready(launch(place))
    const { error } = await clientOf(place).auth.signInWithPassword({
      email: 'kept@example.test',
      password: 'kept over night',
    })
    expect(error?.code).toBe('email_not_confirmed')
  })

  it('recovers by itself after everything was killed', async () => {
    const place = await newPlace()
    const first = await ready(launch(place))
    await clientOf(place).auth.admin.createUser({ email: 'kept@example.test', password: 'kept over night' })
    const orphans = [postgresPid(place), ...functionPids(place)]
    first.child.kill('SIGKILL')
    await first.exit
    const second = await ready(launch(place))
    expect(orphans.filter(isAlive)).toEqual([])
    const { data } = await clientOf(place).auth.admin.listUsers({ perPage: 100 })
    expect(data.users.map(({ email }) => email)).toContain('kept@example.test')
    process.kill(postgresPid(place), 'SIGKILL')
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain('Postgres ended')
    await ready(launch(place))
  })

  it('goes on when a function is killed', async () => {
    const place = await newPlace()
    await ready(launch(place))
    for (const pid of functionPids(place)) process.kill(pid, 'SIGKILL')
    const answer = await fetch(`http://127.0.0.1:${place.port}/api/session`)
    expect([401, 500]).toContain(answer.status)
    const next = await fetch(`http://127.0.0.1:${place.port}/api/session`)
    expect(next.status).toBe(401)
  })

  it('says so when another copy has the data folder', async () => {
    const place = await newPlace()
    await ready(launch(place))
    const second = launch({ ...place, port: await freePort(), supabasePort: await freePort() })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/already runs on .*QUILLPORT_DATA/s)
  })

  it('says so when a port is taken', async () => {
    const place = await newPlace()
    for (const [name, port] of [
      ['PORT', place.port],
      ['SUPABASE_PORT', place.supabasePort],
    ] as const) {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      const copy = launch(place)
      expect(await copy.exit).toBe(1)
      expect(copy.output()).toContain(`Port ${port} is in use`)
      expect(copy.output()).toContain(`${name}=`)
      await new Promise((resolve) => server.close(resolve))
    }
  })

  it('says so when its keys are damaged, and loses nothing', async () => {
    const place = await newPlace()
    const first = await ready(launch(place))
    first.child.kill('SIGTERM')
    await first.exit
    const file = join(place.dataDir, 'keys.json')
    const keys = readFileSync(file, 'utf8')
    writeFileSync(file, keys.slice(0, 40))
    const broken = launch(place)
    expect(await broken.exit).toBe(1)
    expect(broken.output()).toContain('npm run reset')
    rmSync(file)
    const missing = launch(place)
    expect(await missing.exit).toBe(1)
    expect(missing.output()).toContain('keys.json is missing')
    writeFileSync(file, keys.replace(/"supabaseAdmin": "./, '"supabaseAdmin": "!'))
    const foreign = launch(place)
    expect(await foreign.exit).toBe(1)
    expect(foreign.output()).toContain('does not take the passwords')
    writeFileSync(file, keys)
    await ready(launch(place))
  })

  it('leaves a folder alone that is no database', async () => {
    const place = await newPlace()
    mkdirSync(join(place.dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(place.dataDir, 'postgres/novel.txt'), 'chapter one')
    writeFileSync(join(place.dataDir, 'keys.json'), JSON.stringify(makeKeys()))
    const copy = launch(place)
    expect(await copy.exit).toBe(1)
    expect(copy.output()).toContain('no database')
    expect(readFileSync(join(place.dataDir, 'postgres/novel.txt'), 'utf8')).toBe('chapter one')
  })
})
