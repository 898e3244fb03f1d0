import { join } from 'node:path'
import { createAppGateway } from '../../local/gateway/app.ts'
import { type Listening, listenOn, portTaken, toListener } from '../../local/gateway/listen.ts'
import type { RuntimeConfig } from '../../local/gateway/runtime-config.ts'
import { createStaticFiles } from '../../local/gateway/static-files.ts'
import { loadKeys } from '../../local/keys.ts'
import { lockDataDir } from '../../local/lock.ts'
import { prepareDatabase, startPostgres } from '../../local/postgres/database.ts'
import { loadEnvFiles, readSettings, type Settings } from '../../local/settings.ts'
import { type EmbeddedSupabase, startSupabase } from '../../local/supabase.ts'
import { isPortFree } from '../../local/tcp-ports.ts'
import { originsOf } from '../../supabase/functions/_shared/http/foreign-pages.ts'
import { buildApp, distDir } from './build.ts'
import { checkSpace, explain } from './messages.ts'
import { toRemoteApi } from './remote.ts'
import { writeRunFile } from './run-file.ts'

const accounts = ['admin', 'auth', 'manager', 'user', 'client'].map((name) => `${name}@demo.com`)

/** The shutdown functions in start order; they run in reverse order. */
type Ends = (() => unknown)[]

/**
 * Starts the embedded Supabase and the app until a signal stops them. `--dev` reloads edited files;
 * `--backend` starts no app.
 */
export async function run(args: string[]): Promise<void> {
  const ends: Ends = []
  let stoppingSince = 0
  const stop = async (code: number) => {
    // One Ctrl-C may arrive twice, from the terminal and from npm; only a later one forces the exit.
    if (stoppingSince > 0 && Date.now() - stoppingSince > 1_500) process.exit(1)
    if (stoppingSince > 0) return
    stoppingSince = Date.now()
    for (const end of ends.reverse()) {
      try {
        await end()
      } catch (error) {
        console.error(`while stopping: ${(error as Error).message}`)
      }
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const fail = (error: unknown, dataDir: string) => {
    if (stoppingSince === 0) console.error(`\n${explain(error, dataDir)}`)
    return stop(1)
  }
  let dataDir = '.local'
  try {
    loadEnvFiles()
    const settings = readSettings()
    dataDir = settings.dataDir
    await start(settings, args, ends)
  } catch (error) {
    await fail(error, dataDir)
  }
}

async function start(settings: Settings, args: string[], ends: Ends): Promise<void> {
  const begun = Date.now()
  const isDev = args.includes('--dev')
  const hasApp = !args.includes('--backend')
  const appUrl = `http://127.0.0.1:${settings.port}`
  const remote =
    settings.remoteUrl && settings.remoteKey ? { url: settings.remoteUrl, key: settings.remoteKey } : null
  if (!(await isPortFree(settings.port))) throw portTaken(settings.port, 'PORT')
  if (!remote) {
    if (!(await isPortFree(settings.supabasePort))) throw portTaken(settings.supabasePort, 'SUPABASE_PORT')
    if (!(await isPortFree(settings.mailPort))) throw portTaken(settings.mailPort, 'MAIL_PORT')
    ends.push(lockDataDir(settings.dataDir, settings.port))
    checkSpace(settings.dataDir)
  }

  const building = hasApp && !isDev ? buildApp(() => log('building the app')) : Promise.resolve(false)
  // Awaited below, after the database; until then a failure must not count as unhandled.
  building.catch(() => undefined)
  const supabase = remote ? null : await startEmbedded(settings, appUrl, ends)
  if (await building) log('app built')

  const config: RuntimeConfig = remote
    ? { supabaseUrl: remote.url, supabaseKey: remote.key, demo: false, mailUrl: null, undoMs: null }
    : {
        supabaseUrl: `http://127.0.0.1:${settings.supabasePort}`,
        supabaseKey: loadKeys(settings.dataDir).publishableKey,
        demo: true,
        mailUrl: `http://127.0.0.1:${settings.mailPort}`,
        undoMs: settings.undoMs,
      }
  const api = supabase
    ? (request: Request, path: string) => supabase.functions.fetch('api', request, path)
    : toRemoteApi(config.supabaseUrl, config.supabaseKey, originsOf(appUrl, process.env.ALLOWED_ORIGINS))
  const listening: Listening = isDev
    ? await (await loadDevServer()).startDevServer(settings.port, api, config, supabase?.functions ?? null)
    : await listenOn(
        settings.port,
        toListener((request) => gateway.fetch(request)),
        'PORT',
      )
  const gateway = createAppGateway({ api, page: createStaticFiles(distDir, '/build', config) })
  ends.push(() => listening.close())
  announce(appUrl, settings, remote?.url ?? null, begun)
}

/** Loaded only for `--dev`, because Vite takes almost half of the time of a start to load. */
const loadDevServer = () => import('./dev-server.ts')

async function startEmbedded(settings: Settings, appUrl: string, ends: Ends): Promise<EmbeddedSupabase> {
  const { dataDir } = settings
  const keys = loadKeys(dataDir)
  log('starting Postgres')
  // Connection errors during start and stop are expected and not logged.
  let isRunning = false
  const cluster = await startPostgres(settings, keys, {
    onLine: (line) => {
      if (isRunning && /\b(ERROR|FATAL|PANIC|WARNING)\b/.test(line)) console.error(`[postgres] ${line}`)
    },
    onChange: (text) => console.error(`[postgres] ${text}`),
  })
  ends.push(() => cluster.stop())
  await prepareDatabase(cluster.port, keys, { onStep: log })
  log('starting Supabase')
  const supabase = await startSupabase({
    dataDir,
    keys,
    postgresPort: cluster.port,
    supabasePort: settings.supabasePort,
    mailPort: settings.mailPort,
    appUrl,
  })
  ends.push(() => supabase.close())
  ends.push(writeRunFile(join(dataDir, 'run.json'), { keys, postgresPort: cluster.port, settings }))
  isRunning = true
  ends.push(() => {
    isRunning = false
  })
  await supabase.functions.warm()
  return supabase
}

function announce(appUrl: string, settings: Settings, remoteUrl: string | null, begun: number): void {
  const supabase = remoteUrl ?? `http://127.0.0.1:${settings.supabasePort}`
  console.log(
    `\nQuillport is at   ${appUrl}/build/   (ready in ${((Date.now() - begun) / 1000).toFixed(1)} s)`,
  )
  console.log(`Supabase is at    ${supabase}`)
  if (remoteUrl) return
  console.log(`Mails are at      http://127.0.0.1:${settings.mailPort}`)
  console.log(`Demo accounts     ${accounts.join('  ')}`)
  console.log('Password          quillport-demo')
  console.log('Ctrl-C stops it.')
}

const log = (text: string) => console.log(`· ${text}`)
