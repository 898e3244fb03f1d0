import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'

/** A server that is restarted whenever it ends unexpectedly. */
export type SupervisedCluster = { port: number; stop(): Promise<void> }

const firstDelayMs = 100
const longestDelayMs = 30_000
/** A server that ran this long counts as started successfully. */
const stableMs = 60_000

/** Starts Postgres and restarts it on the same port, with growing delays after failed starts. */
export async function superviseCluster(
  options: ClusterOptions,
  log: (text: string) => void,
): Promise<SupervisedCluster> {
  const stopping = new AbortController()
  let cluster: Cluster = await startCluster(options)
  const { port } = cluster

  const restart = async (): Promise<Cluster | null> => {
    try {
      const started = await startCluster({ ...options, port })
      log('Postgres restarted')
      return started
    } catch (error) {
      log((error as Error).message)
      return null
    }
  }

  const supervise = async () => {
    let delay = firstDelayMs
    let startedAt = Date.now()
    while (!stopping.signal.aborted) {
      log(await Promise.race([cluster.died, stopped(stopping.signal)]))
      if (Date.now() - startedAt > stableMs) delay = firstDelayMs
      let next: Cluster | null = null
      while (next === null) {
        await sleep(delay, undefined, { signal: stopping.signal })
        delay = Math.min(delay * 2, longestDelayMs)
        next = await restart()
      }
      cluster = next
      startedAt = Date.now()
    }
  }
  const supervising = supervise().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })

  return {
    port,
    async stop() {
      stopping.abort()
      await supervising
      await cluster.stop()
    },
  }
}

/** Rejects when the signal aborts, which ends the restarts. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
