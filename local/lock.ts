import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bornAt, endProcess, isAlive } from './processes.ts'
import { StartError } from './settings.ts'

type Holder = { pid: number; born: string; port: number }

/** Locks the data folder for this process; replaces the lock of a killed process. Returns the release. */
export function lockDataDir(dataDir: string, port: number): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'lock.json')
  const own: Holder = { pid: process.pid, born: bornAt(process.pid), port }
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error
    }
    const holder = readHolder(file)
    if (holder && isAlive(holder.pid) && bornAt(holder.pid) === holder.born) {
      throw new StartError(
        `Quillport already runs on ${dataDir} (process ${holder.pid}, port ${holder.port}).\n` +
          'Stop it first, or start this one with another QUILLPORT_DATA, PORT and SUPABASE_PORT.',
      )
    }
    rmSync(file, { force: true })
  }
}

/** Ends the copy that runs on a data folder, such as the server of a test run that was killed. */
export async function endHolder(dataDir: string): Promise<void> {
  const holder = readHolder(join(dataDir, 'lock.json'))
  if (!holder || !isAlive(holder.pid) || bornAt(holder.pid) !== holder.born) return
  await endProcess(holder.pid, 'SIGINT', 20_000)
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null // The file is truncated or deleted: no process holds the lock.
  }
}
