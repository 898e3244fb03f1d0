import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bornAt, endProcess, isAlive } from '../processes.ts'

/** Remembers which processes were started, so that the next start can end those a killed one left behind. */
export type PidRegistry = { add(pid: number): void; remove(pid: number): void; endAll(): Promise<void> }

/** A book of process ids in a folder, one file each; the birth time guards against an id used anew. */
export function openPidRegistry(folder: string): PidRegistry {
  mkdirSync(folder, { recursive: true })
  const fileOf = (pid: number) => join(folder, String(pid))
  return {
    add: (pid) => writeFileSync(fileOf(pid), bornAt(pid)),
    remove: (pid) => rmSync(fileOf(pid), { force: true }),
    async endAll() {
      for (const name of readdirSync(folder)) {
        const pid = Number(name)
        if (isAlive(pid) && bornAt(pid) === readFileSync(fileOf(pid), 'utf8'))
          await endProcess(pid, 'SIGKILL')
        rmSync(fileOf(pid), { force: true })
      }
    },
  }
}
