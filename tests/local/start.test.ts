import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makeKeys } from '../../local/keys.ts'
import { isAlive } from '../../local/processes.ts'
import { freePort } from '../../local/tcp-ports.ts'
import { eventually } from '../support/eventually.ts'
import { cleanUp, clientOf, functionPids, launch, newPlace, postgresPid, ready } from './copies.ts'

afterEach(cleanUp)

describe('npm start', () => {
  it('keeps written data, and stops every process on a signal', async () => {
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

  it('leaves no process when it is killed, and starts again with its data', async () => {
    const place = await newPlace()
    const first = await ready(launch(place))
    await clientOf(place).auth.admin.createUser({ email: 'kept@example.test', password: 'kept over night' })
    const orphans = [postgresPid(place), ...functionPids(place)]
    first.child.kill('SIGKILL')
    await first.exit
    await eventually(() => !orphans.some(isAlive))
    await ready(launch(place))
    const { data } = await clientOf(place).auth.admin.listUsers({ perPage: 100 })
    expect(data.users.map(({ email }) => email)).toContain('kept@example.test')
  })

  it('continues when a function is killed', async () => {
    const place = await newPlace()
    await ready(launch(place))
    for (const pid of functionPids(place)) process.kill(pid, 'SIGKILL')
    const answer = await fetch(`http://127.0.0.1:${place.port}/api/session`)
    expect([401, 500]).toContain(answer.status)
    const next = await fetch(`http://127.0.0.1:${place.port}/api/session`)
    expect(next.status).toBe(401)
  })

  it('reports that another copy uses the data folder', async () => {
    const place = await newPlace()
    await ready(launch(place))
    const second = launch({
      ...place,
      port: await freePort(),
      supabasePort: await freePort(),
      mailPort: await freePort(),
    })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/already runs on .*QUILLPORT_DATA/s)
  })

  it('reports a used port', async () => {
    const place = await newPlace()
    for (const [name, port] of [
      ['PORT', place.port],
      ['SUPABASE_PORT', place.supabasePort],
      ['MAIL_PORT', place.mailPort],
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

  it('reports damaged keys, and deletes nothing', async () => {
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

  it('does not change a folder that is no database', async () => {
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
