import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'

/** A server that is restarted whenever it ends unexpectedly. */
export type KeptCluster = { port: number; stop(): Promise<void> }

const firstWaitMs = 100
const longestWaitMs = 30_000
/** A server that ran this long counts as started successfully. */
const settledMs = 60_000

/** Starts Postgres and restarts it on the same port, with growing delays after failed starts. */
export async function keepCluster(
  options: ClusterOptions,
  say: (text: string) => void,
): Promise<KeptCluster> {
  const stopping = new AbortController()
  let cluster: Cluster = await startCluster(options)
  const { port } = cluster

  const restart = async (): Promise<Cluster | null> => {
    try {
      const started = await startCluster({ ...options, port })
      say('Postgres runs again')
      return started
    } catch (error) {
      say((error as Error).message)
      return null
    }
  }

  const keep = async () => {
    let wait = firstWaitMs
    let startedAt = Date.now()
    while (!stopping.signal.aborted) {
      say(await Promise.race([cluster.died, stopped(stopping.signal)]))
      if (Date.now() - startedAt > settledMs) wait = firstWaitMs
      let next: Cluster | null = null
      while (next === null) {
        await sleep(wait, undefined, { signal: stopping.signal })
        wait = Math.min(wait * 2, longestWaitMs)
        next = await restart()
      }
      cluster = next
      startedAt = Date.now()
    }
  }
  const keeping = keep().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })

  return {
    port,
    async stop() {
      stopping.abort()
      await keeping
      await cluster.stop()
    },
  }
}

/** Rejects when the signal aborts, which ends the restarts. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
