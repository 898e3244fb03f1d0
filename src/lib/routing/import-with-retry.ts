/** Modules imported again under another address, by their first address. */
const retried = new Map<string, Promise<unknown>>()

/** The address of the module in an import error of Chromium or Firefox; WebKit names none. */
const failedUrl = (error: unknown): string | undefined =>
  error instanceof TypeError ? /dynamically imported module: (\S+)$/i.exec(error.message)?.[1] : undefined

/**
 * Runs a dynamic import that a later call can repeat. Chromium remembers a failed import until the page reloads
 * (whatwg/html#6768), so a failed module is imported once more with a query that makes its address new.
 */
export async function importWithRetry<M extends object>(load: () => Promise<M>): Promise<M> {
  try {
    return await load()
  } catch (error) {
    const url = failedUrl(error)
    if (url === undefined || !navigator.onLine) throw error
    const known = retried.get(url)
    if (known) return (await known) as M
    const loading: Promise<unknown> = import(/* @vite-ignore */ `${url}?retry=${Date.now()}`)
    retried.set(url, loading)
    // The next call imports a failed module under yet another address.
    loading.catch(() => retried.delete(url))
    return (await loading) as M
  }
}

/**
 * Why the file of a failed import is missing: `gone` when the server responds without it, as after a deployment;
 * `unreachable` when no response arrives or the file is there again. The browser's own state lags behind the network.
 */
export async function missingFileReason(error: unknown): Promise<'gone' | 'unreachable'> {
  const url = failedUrl(error)
  if (url === undefined) return navigator.onLine ? 'gone' : 'unreachable'
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    })
    const isScript = /javascript/.test(response.headers.get('content-type') ?? '')
    return response.ok && isScript ? 'unreachable' : 'gone'
  } catch {
    return 'unreachable'
  }
}
