/** The Supabase connection and the mode of this deployment. */
export type AppConfig = {
  supabaseUrl: string
  supabaseKey: string
  demo: boolean
  /** The inbox page of the embedded Supabase; null with any other Supabase. */
  mailUrl: string | null
}

const unconfigured: AppConfig = {
  supabaseUrl: 'http://127.0.0.1:54321',
  supabaseKey: 'sb_publishable_unconfigured',
  demo: false,
  mailUrl: null,
}

function check(value: Partial<Record<keyof AppConfig, unknown>>): AppConfig | null {
  const { supabaseUrl, supabaseKey, demo, mailUrl } = value
  if (typeof supabaseUrl !== 'string' || typeof supabaseKey !== 'string') return null
  if (supabaseUrl === '' || supabaseKey === '') return null
  return {
    supabaseUrl: supabaseUrl.replace(/\/$/, ''),
    supabaseKey,
    demo: demo === true,
    mailUrl: typeof mailUrl === 'string' ? mailUrl : null,
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
