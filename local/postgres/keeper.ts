import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'

/** A server that is started again whenever it ends without having been asked to. */
export type KeptCluster = { port: number; stop(): Promise<void> }

const firstWaitMs = 100
const longestWaitMs = 30_000
/** A server that ran this long had started well. */
const settledMs = 60_000

/** Starts Postgres and starts it again, on the same port, ever more rarely while it does not last. */
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

/** Rejects when told to stop: there is nothing left to keep. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
