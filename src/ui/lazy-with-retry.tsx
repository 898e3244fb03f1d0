import { type ComponentType, createContext, lazy, use } from 'react'

/** One try to show parts that have files of their own; each `LazyBoundary` that appears begins another, each try of a `InlineLazyBoundary` too. */
export const LoadAttempt = createContext<object>({})

const missing = new WeakSet<object>()

/** Why a part is not on the screen: a fault of ours once it was here, or no file, for want of a connection or of a version that has it. */
export function chunkErrorKind(error: unknown): 'broken' | 'offline' | 'outdated' {
  if (!(error instanceof Error && missing.has(error))) return 'broken'
  return navigator.onLine ? 'outdated' : 'offline'
}

/** A component with a file of its own, which can be asked for before it is shown. */
export type LazyComponent<P extends object> = ComponentType<P> & { preload: () => void }

/**
 * A component with a file of its own. What was wished for without a connection opens with one: where React's own `lazy`
 * remembers a failure for as long as the page lives, each attempt asks again (docs/decisions/0024).
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let hasFailed = false
  let last: object | undefined
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        hasFailed = true
        if (error instanceof Error) missing.add(error)
        throw error
      }
    })
  let Part = ask()
  // Only ahead of time: whoever opens it asks again, and is told what went wrong.
  const preload = () => void load().catch(() => undefined)
  return Object.assign(
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each file, at the top of a module.
    function LazyPart(props: P) {
      const attempt = use(LoadAttempt)
      if (hasFailed && attempt !== last) {
        hasFailed = false
        Part = ask()
      }
      last = attempt
      return <Part {...props} />
    },
    { preload },
  )
}
