import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot, StartError } from '../settings.ts'

/** The Deno of this machine, or the version of hosted Supabase, on which tests run the functions too. */
export type DenoPackage = 'deno' | 'deno-hosted'

/** Finds the installed Deno binary. */
export function findDeno(
  name: DenoPackage = 'deno',
  platform = process.platform,
  arch = process.arch,
): string {
  const kind = platform === 'linux' ? `linux-${arch}-glibc` : `${platform}-${arch}`
  const file = platform === 'win32' ? 'deno.exe' : 'deno'
  try {
    const fromDeno = createRequire(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const program = join(dirname(fromDeno.resolve(`@deno/${kind}/package.json`)), file)
    if (existsSync(program)) return program
  } catch {
    // Not installed for this platform; the error below explains it.
  }
  throw new StartError(`Deno for ${platform} ${arch} is not installed. Run "npm ci" on this machine.`)
}

/** The options of one function process. */
export type DenoOptions = {
  /** The folder that contains `<name>/index.ts`. */
  functionsDir: string
  name: string
  port: number
  /** Hosts and ports that the function may connect to. */
  reach: string[]
  env: Record<string, string>
  cacheDir: string
  heapMb: number
  package?: DenoPackage | undefined
}

/** Starts one function in a Deno process with minimal permissions. */
export function spawnDeno(options: DenoOptions): ChildProcess {
  const folder = join(options.functionsDir, options.name)
  const config = [join(folder, 'deno.json'), join(options.functionsDir, 'deno.json')].find((file) =>
    existsSync(file),
  )
  const worker = join(projectRoot, 'local/functions/worker.mjs')
  const net = [`127.0.0.1:${options.port}`, ...options.reach]
  const read = [
    options.functionsDir,
    join(projectRoot, 'supabase/functions'),
    join(projectRoot, 'node_modules'),
    worker,
  ]
  const args = [
    'run',
    '--no-prompt',
    '--no-lock',
    '--no-remote',
    '--no-check',
    '--node-modules-dir=manual',
    ...(config ? ['--config', config] : ['--no-config']),
    `--allow-net=${net.join(',')}`,
    `--allow-read=${read.join(',')}`,
    // The environment is built from scratch and contains only the function's variables.
    '--allow-env',
    // A young generation of 2 MB: with the default, about 50 MB of garbage accumulate before a collection.
    `--v8-flags=--max-old-space-size=${options.heapMb},--max-semi-space-size=2`,
    worker,
    pathToFileURL(join(folder, 'index.ts')).href,
  ]
  return spawn(findDeno(options.package), args, {
    cwd: projectRoot,
    env: {
      DENO_DIR: options.cacheDir,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      // By default glibc keeps freed buffers of up to 32 MB, and freed memory in an arena of each thread, which then
      // count as memory of the function.
      MALLOC_MMAP_THRESHOLD_: '262144',
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '131072',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${options.port}`,
      PORT: String(options.port),
      ...options.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    // Only the supervisor receives Ctrl-C, and it lets requests finish before it ends its functions.
    detached: true,
  })
}
