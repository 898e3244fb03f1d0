import * as z from 'zod'

const configSchema = z.object({
  supabaseUrl: z.string().min(1),
  supabaseKey: z.string().min(1),
  demo: z.boolean().default(false),
})

/** Where Supabase is and whether this is the embedded demonstration. */
export type RuntimeConfig = z.infer<typeof configSchema>

const offlineConfig: RuntimeConfig = {
  supabaseUrl: 'http://127.0.0.1:54321',
  supabaseKey: 'sb_publishable_unconfigured',
  demo: false,
}

/** Reads the configuration the server wrote into the page, else the one the build was made with. */
export function readRuntimeConfig(page: Document, buildEnv: Record<string, unknown>): RuntimeConfig {
  const written = page.getElementById('runtime-config')?.textContent
  if (written) return configSchema.parse(JSON.parse(written))
  const built = configSchema.safeParse({
    supabaseUrl: buildEnv.VITE_SUPABASE_URL,
    supabaseKey: buildEnv.VITE_SUPABASE_PUBLISHABLE_KEY,
  })
  return built.success ? built.data : offlineConfig
}

/** The configuration of this page. */
export const env = readRuntimeConfig(document, import.meta.env)

/** The name of the product, also the prefix of its cookies (spec 3). */
export const appTitle = 'Quillport'
