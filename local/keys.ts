import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSigningKey, type SigningKey } from './access-tokens.ts'
import { StartError } from './settings.ts'

/** The secrets of one embedded Supabase; created once and stored in the data folder. */
export type Keys = {
  /** Signs the access tokens of Auth. */
  signingKey: SigningKey
  /** Signs the URLs of stored files. */
  jwtSecret: string
  publishableKey: string
  secretKey: string
  passwords: {
    supabaseAdmin: string
    postgres: string
    auth: string
    storage: string
    realtime: string
    api: string
    worker: string
  }
}

/** Creates new secrets. */
export function makeKeys(): Keys {
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url').replace(/[-_]/g, 'x')
  return {
    signingKey: makeSigningKey(),
    jwtSecret: secret(48),
    publishableKey: `sb_publishable_${secret(24)}`,
    secretKey: `sb_secret_${secret(24)}`,
    passwords: {
      supabaseAdmin: secret(24),
      postgres: secret(24),
      auth: secret(24),
      storage: secret(24),
      realtime: secret(24),
      api: secret(24),
      worker: secret(24),
    },
  }
}

/**
 * Reads the secrets of this data folder, and creates them on the first start; only the owner may read the
 * file.
 */
export function loadKeys(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json')
  if (existsSync(file)) {
    chmodSync(file, 0o600)
    const keys = parse(readFileSync(file, 'utf8'), file)
    const { signingKey } = keys
    if (signingKey) return { ...keys, signingKey }
    // An old data folder without an ES256 key; its sessions continue, because their refresh tokens stay
    // valid.
    return write(file, { ...keys, signingKey: makeSigningKey() })
  }
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(
      `${file} is missing, and it contains the passwords of the database. Restore it, or run "npm run reset".`,
    )
  }
  mkdirSync(dataDir, { recursive: true })
  return write(file, makeKeys())
}

function write(file: string, keys: Keys): Keys {
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}

type KeptKeys = Omit<Keys, 'signingKey'> & { signingKey?: SigningKey }

function parse(text: string, file: string): KeptKeys {
  try {
    const keys = JSON.parse(text) as KeptKeys
    if (typeof keys.jwtSecret === 'string' && typeof keys.passwords?.worker === 'string') return keys
  } catch {
    // A truncated file and an unknown file get the same error below.
  }
  throw new StartError(`${file} is damaged. Restore it, or run "npm run reset" to start with new data.`)
}
