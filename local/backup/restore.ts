import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPidRegistry } from '../functions/pids.ts'
import { lockDataDir } from '../lock.ts'
import { findBinaries } from '../postgres/binaries.ts'
import { stopOrphan } from '../postgres/cluster.ts'
import { chooseIdentity } from '../postgres/identity.ts'
import { StartError } from '../settings.ts'
import { runTar } from './tar.ts'

/** Replaces a data folder with a backup, and returns where the earlier data is kept; null when there was none. */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  const source = resolve(file)
  if (!existsSync(source)) throw new StartError(`${source} does not exist.`)
  const hadData = existsSync(dataDir)
  const kept = `${dataDir}.before-restore`
  if (hadData && existsSync(kept))
    throw new StartError(`${kept} holds the data of before an earlier restore. Move or delete it first.`)
  const unlock = lockDataDir(dataDir, 0)
  const unpacked = mkdtempSync(`${dataDir}.restoring-`)
  try {
    await runTar(['-xzf', source, '-C', unpacked])
    if (!existsSync(join(unpacked, 'keys.json')) || !existsSync(join(unpacked, 'postgres/PG_VERSION')))
      throw new StartError(`${source} is not a backup of Quillport.`)
    await stopOrphan(join(dataDir, 'postgres'))
    await openPidRegistry(join(dataDir, 'functions')).endAll()
    const identity = chooseIdentity(findBinaries(), unpacked)
    chmodSync(unpacked, 0o755)
    ownAll(join(unpacked, 'postgres'), identity.own)
    unlock()
    if (hadData) renameSync(dataDir, kept)
    else rmSync(dataDir, { recursive: true, force: true })
    renameSync(unpacked, dataDir)
    return hadData ? kept : null
  } finally {
    unlock()
    rmSync(unpacked, { recursive: true, force: true })
  }
}

function ownAll(path: string, own: (path: string) => void): void {
  own(path)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) ownAll(join(path, name), own)
}
