import { rmSync, writeFileSync } from 'node:fs'
import type { Keys } from '../../local/keys.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import type { Settings } from '../../local/settings.ts'

/**
 * Writes the run file, which gives tools this instance's URLs and database access; only the owner may read
 * it. Returns its removal.
 */
export function writeRunFile(
  file: string,
  run: { keys: Keys; postgresPort: number; settings: Settings },
): () => void {
  const { keys, postgresPort, settings } = run
  const content = {
    pid: process.pid,
    appUrl: `http://127.0.0.1:${settings.port}`,
    supabaseUrl: `http://127.0.0.1:${settings.supabasePort}`,
    mailUrl: `http://127.0.0.1:${settings.mailPort}`,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    databaseUrl: databaseUrl(keys, postgresPort, 'postgres'),
  }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}
