import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react'
import { importWithRetry, missingFileReason } from '@/lib/routing/import-with-retry.ts'

/** One attempt to render lazy components; each `LazyBoundary` that mounts or retries starts another. */
export const LoadAttempt = createContext<object>({})

/** The load errors of chunks, each with its cause. */
const missing = new WeakMap<object, 'offline' | 'outdated'>()

/** Why a lazy component did not render: it threw, its chunk failed offline, or its chunk is gone from the server. */
export function chunkErrorKind(error: unknown): 'broken' | 'offline' | 'outdated' {
  return (error instanceof Error && missing.get(error)) || 'broken'
}

/** A component in a chunk that can be preloaded. */
export type LazyComponent<P> = ComponentType<P> & { preload: () => void }
type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : never

/**
 * A component in its own chunk, by the name its module exports. React's `lazy` caches a failure; this one loads again in
 * each new `LoadAttempt` (docs/decisions/0024).
 */
export function lazyWithRetry<M extends Record<K, (props: never) => ReactNode>, K extends string>(
  load: () => Promise<M>,
  name: K,
): LazyComponent<PropsOf<M[K]>> {
  let hasFailed = false
  let last: object | undefined
  const create = () =>
    lazy(async () => {
      try {
        return { default: (await importWithRetry(load))[name] as object as ComponentType<object> }
      } catch (error) {
        hasFailed = true
        if (error instanceof Error) {
          missing.set(error, (await missingFileReason(error)) === 'gone' ? 'outdated' : 'offline')
        }
        throw error
      }
    })
  let Part = create()
  // A failed preload reports nothing: the render that follows loads again and reports. Offline it would fail for good,
  // because the browser remembers each file that the module imports too.
  const preload = () => {
    if (navigator.onLine) void importWithRetry(load).catch(() => undefined)
  }
  return Object.assign(
    // biome-ignore lint/correctness/noComponentHookFactories: called once per chunk, at the top of a module.
    function LazyPart(props: object) {
      const attempt = use(LoadAttempt)
      if (hasFailed && attempt !== last) {
        hasFailed = false
        Part = create()
      }
      last = attempt
      return <Part {...props} />
    },
    { preload },
  ) as LazyComponent<PropsOf<M[K]>>
}
