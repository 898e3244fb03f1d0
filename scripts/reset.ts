import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPidRegistry } from '../local/functions/pids.ts'
import { lockDataDir } from '../local/lock.ts'
import { stopOrphan } from '../local/postgres/cluster.ts'
import { loadEnvFiles, readSettings, StartError } from '../local/settings.ts'
import { explain } from './lib/messages.ts'

loadEnvFiles()
const { dataDir, port } = readSettings()
const ours = ['keys.json', 'postgres', 'lock.json']

try {
  if (!existsSync(dataDir)) {
    console.log(`There is no data in ${dataDir}.`)
  } else {
    if (!ours.some((name) => existsSync(join(dataDir, name)))) {
      throw new StartError(`${dataDir} does not look like a data folder of Quillport; nothing was removed.`)
    }
    lockDataDir(dataDir, port)
    await stopOrphan(join(dataDir, 'postgres'))
    await openPidRegistry(join(dataDir, 'functions')).endAll()
    rmSync(dataDir, { recursive: true, force: true })
    console.log(`Removed ${dataDir}. The next start creates new data.`)
  }
} catch (error) {
  console.error(explain(error, dataDir))
  process.exit(1)
}
