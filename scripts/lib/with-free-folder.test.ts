import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bornAt, isAlive } from '../../local/processes.ts'
import { withFreeFolder } from './with-free-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-free-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process that holds the folder. */
function hold(): number {
  const { pid = 0 } = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid, born: bornAt(pid), port: 1 }))
  return pid
}

it('R-549: the server of a killed run is ended before the next one and after a failed one', async () => {
  const earlier = hold()
  let own = 0
  const run = withFreeFolder(folder, async () => {
    expect(isAlive(earlier)).toBe(false)
    own = hold()
    throw new Error('killed')
  })
  await expect(run).rejects.toThrow('killed')
  expect(own).not.toBe(0)
  expect(isAlive(own)).toBe(false)
})
