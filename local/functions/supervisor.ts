import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tcp-ports.ts'
import { type DenoOptions, type DenoPackage, spawnDeno } from './deno.ts'
import { forwardRequest } from './forward.ts'
import { openPidRegistry, type PidRegistry } from './pids.ts'
import { type EndReason, type FunctionProcess, waitForPort, watchProcess } from './process.ts'
import { refuse } from './refusals.ts'

/** The options of a folder's functions. */
export type FunctionsOptions = {
  functionsDir: string
  /** The folder of process ids and Deno's cache. */
  stateDir: string
  env: Record<string, string>
  reach: string[]
  log: (name: string, line: string) => void
  /** The default is the hosted limits; tests lower them. */
  limits?: Partial<Limits>
  denoPackage?: DenoPackage | undefined
}

type Limits = { requestMs: number; hangMs: number; memoryMb: number; bootMs: number }

/** The memory of a process outside of the heap: Deno itself, and bodies that are being received. */
const OUTSIDE_HEAP_MB = 224
// Hosted limits: 150 s per request, 256 MB per isolate. A whole process is measured here, of which Deno with the code
// of the API takes about 128 MB.
const hostedLimits: Limits = { requestMs: 150_000, hangMs: 10_000, memoryMb: 384, bootMs: 30_000 }

/** The functions of a project, each in its own process. */
export type Functions = {
  names: string[]
  fetch(name: string, request: Request, path: string): Promise<Response>
  /** Starts every function, so that the first request does not wait. */
  warm(): Promise<void>
  /** Ends a function's process, so that its next request loads the current files. */
  restart(name?: string): Promise<void>
  close(): Promise<void>
}

/**
 * Runs every `<name>/index.ts` of a folder; replaces a function that crashes, hangs or exceeds its memory,
 * without affecting the others.
 */
export async function createFunctions(options: FunctionsOptions): Promise<Functions> {
  const pids = openPidRegistry(join(options.stateDir, 'functions'))
  await pids.endAll()
  const names = findFunctions(options.functionsDir)
  const slots = new Map(names.map((name) => [name, createSlot(name, options, pids)]))
  const each = (act: (slot: Slot) => Promise<unknown>) => Promise.all([...slots.values()].map(act))
  return {
    names,
    async fetch(name, request, path) {
      const slot = slots.get(name)
      return slot ? slot.fetch(request, path) : refuse('missing')
    },
    async warm() {
      await each((slot) => slot.start())
    },
    async restart(name) {
      await each(async (slot) => (name === undefined || slot.name === name ? slot.end() : undefined))
    },
    async close() {
      await each((slot) => slot.close())
    },
  }
}

function findFunctions(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter(
    (name) => !name.startsWith('_') && existsSync(join(folder, name, 'index.ts')),
  )
}

type Slot = {
  name: string
  start(): Promise<FunctionProcess | null>
  fetch(request: Request, path: string): Promise<Response>
  end(): Promise<void>
  close(): Promise<void>
}

function createSlot(name: string, options: FunctionsOptions, pids: PidRegistry): Slot {
  const limits = { ...hostedLimits, ...options.limits }
  const log = (line: string) => options.log(name, line)
  let current: Promise<FunctionProcess | null> | null = null
  let closed = false
  let failures = 0

  const boot = async (): Promise<FunctionProcess | null> => {
    const port = await freePort()
    const denoOptions: DenoOptions = {
      functionsDir: options.functionsDir,
      name,
      port,
      reach: options.reach,
      env: options.env,
      cacheDir: join(options.stateDir, 'deno'),
      heapMb: Math.max(64, limits.memoryMb - OUTSIDE_HEAP_MB),
      package: options.denoPackage,
    }
    const started = watchProcess(spawnDeno(denoOptions), port, {
      hangMs: limits.hangMs,
      memoryMb: limits.memoryMb,
      log,
    })
    pids.add(started.pid)
    let hasEnded = false
    void started.ended.then((reason) => {
      hasEnded = true
      pids.remove(started.pid)
      onEnd(started, reason)
    })
    if (await waitForPort(port, () => hasEnded, limits.bootMs)) return started
    log('did not start')
    await started.end('exit')
    return null
  }

  const start = (): Promise<FunctionProcess | null> => {
    if (closed) return Promise.resolve(null)
    current ??= boot().then((started) => {
      if (started === null) current = null
      return started
    })
    return current
  }

  const onEnd = (ended: FunctionProcess, reason: EndReason) => {
    current = null
    if (closed || reason === 'stop') return
    failures = Date.now() - ended.startedAt > 30_000 ? 0 : failures + 1
    log(`ended (${reason}), starts again`)
    // The first crash restarts at once; repeated crashes restart with growing delays.
    const wait = Math.min(30_000, failures <= 1 ? 0 : 500 * 2 ** failures)
    void sleep(wait, undefined, { ref: false }).then(start)
  }

  return {
    name,
    start,
    async fetch(request, path) {
      let running = await start()
      if (running?.isEnding()) {
        await running.ended
        running = await start()
      }
      return running ? forwardRequest(running, request, path, limits.requestMs) : refuse('boot')
    },
    async end() {
      const running = await current
      await running?.end('stop')
      current = null
    },
    async close() {
      closed = true
      const running = await current
      await running?.end('stop')
    },
  }
}
