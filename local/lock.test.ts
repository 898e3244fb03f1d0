import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { endHolder } from './lock.ts'
import { bornAt, isAlive } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('R-549: the copy on a data folder is ended, and a later process with its id is not', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const pid = child.pid ?? 0
  const hold = (born: string) =>
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid, born, port: 1 }))
  hold('another time')
  await endHolder(folder)
  expect(isAlive(pid)).toBe(true)
  hold(bornAt(pid))
  await endHolder(folder)
  await ended
  expect(isAlive(pid)).toBe(false)
  await expect(endHolder(join(folder, 'missing'))).resolves.toBeUndefined()
})
