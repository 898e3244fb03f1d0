/** The configuration that the server passes to the app. */
export type RuntimeConfig = {
  supabaseUrl: string
  supabaseKey: string
  demo: boolean
  /** The inbox page of the embedded Supabase; null with any other Supabase. */
  mailUrl: string | null
  /** How long sending and delivering can be undone; null for the default. */
  undoMs: number | null
}

/** The element of the page that contains the configuration of the app. */
export const CONFIG_MARKER = '<!--runtime-config-->'

/**
 * Writes the configuration into the page in place of its marker; `<` is escaped, so it cannot end the script.
 */
export function injectConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(
    CONFIG_MARKER,
    () => `<script type="application/json" id="runtime-config">${json}</script>`,
  )
}
