/** The Supabase connection and the mode of this deployment. */
export type AppConfig = {
  supabaseUrl: string
  supabaseKey: string
  demo: boolean
  /** The inbox page of the embedded Supabase; null with any other Supabase. */
  mailUrl: string | null
  /** How long sending and delivering can be undone; `private.undo_time()` of the database is the same. */
  undoMs: number
}

const unconfigured: AppConfig = {
  supabaseUrl: 'http://127.0.0.1:54321',
  supabaseKey: 'sb_publishable_unconfigured',
  demo: false,
  mailUrl: null,
  undoMs: 8000,
}

function check(value: Partial<Record<keyof AppConfig, unknown>>): AppConfig | null {
  const { supabaseUrl, supabaseKey, demo, mailUrl, undoMs } = value
  if (typeof supabaseUrl !== 'string' || typeof supabaseKey !== 'string') return null
  if (supabaseUrl === '' || supabaseKey === '') return null
  return {
    supabaseUrl: supabaseUrl.replace(/\/$/, ''),
    supabaseKey,
    demo: demo === true,
    mailUrl: typeof mailUrl === 'string' ? mailUrl : null,
    undoMs: typeof undoMs === 'number' ? undoMs : unconfigured.undoMs,
  }
}

/** Reads the configuration that the server wrote into the page, or else the build's environment. */
export function readRuntimeConfig(page: Document, buildEnv: Record<string, unknown>): AppConfig {
  const written = page.getElementById('runtime-config')?.textContent
  if (written) {
    const config = check(JSON.parse(written))
    if (!config) throw new Error('The runtime configuration in the page is incomplete')
    return config
  }
  const built = check({
    supabaseUrl: buildEnv.VITE_SUPABASE_URL,
    supabaseKey: buildEnv.VITE_SUPABASE_PUBLISHABLE_KEY,
  })
  return built ?? unconfigured
}

export const env = readRuntimeConfig(document, import.meta.env)

/** The product name. */
export const appTitle = 'Quillport'
