type Load<T> = () => Promise<T>

const base = import.meta.env.BASE_URL

/** Files that are here or on their way, by address; one that failed is forgotten, and asked for again. */
const fetched = new Map<string, Promise<void>>()

/** Whether the page's head asks for a file already. */
const isInHead = (url: string) => document.querySelector(`link[href="${CSS.escape(url)}"]`) !== null

/** Vite's own words for it, by which the rest of the app knows the failure (src/app/pages/failure.ts). */
const missing = (url: string) => new TypeError(`Failed to fetch dynamically imported module: ${url}`)

/** Fetches a script into the browser's cache, from where `import` takes it. */
async function fetchScript(url: string): Promise<void> {
  let response: Response
  try {
    response = await fetch(url, { credentials: 'same-origin' })
    await response.arrayBuffer()
  } catch {
    throw missing(url)
  }
  if (!response.ok) throw missing(url)
}

/** Adds a style sheet to the page, and takes a failed one away so that it can be asked for again. */
function fetchStyle(url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = url
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(missing(url))
    })
    document.head.append(link)
  })
}

function fetchFile(file: string): Promise<void> {
  const url = base + file
  const known = fetched.get(url)
  // Asked for ahead of time, perhaps while the connection was away: whoever wants it now has a try of their own.
  if (known) return known.catch(() => fetchFile(file))
  if (isInHead(url)) return Promise.resolve()
  const coming = (url.endsWith('.css') ? fetchStyle(url) : fetchScript(url)).catch((error: unknown) => {
    fetched.delete(url)
    throw error
  })
  fetched.set(url, coming)
  return coming
}

/**
 * Loads a part of the app, in the built app in the place of Vite's own helper: `load` imports it, `files` are what it
 * stands on, itself included. Browsers remember a module they could not fetch for as long as the page lives, so that one
 * lost connection would leave the search or the sending of messages dead until a reload. Here everything is fetched first
 * and imported when it has arrived: what failed can be tried again (docs/decisions/0024).
 *
 * A failure is a TypeError and, as Vite has it, an event `vite:preloadError` of the window.
 */
export async function preloadModule<T>(load: Load<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(fetchFile))
    return await load()
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}
