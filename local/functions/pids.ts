import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bornAt, endProcess, isAlive } from '../processes.ts'

/** Records the started processes, so that the next start can end those that a killed run left behind. */
export type PidRegistry = { add(pid: number): void; remove(pid: number): void; endAll(): Promise<void> }

/** Stores process ids in a folder, one file each, with the start time, because the system reuses ids. */
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
