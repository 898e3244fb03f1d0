/** What the app learns from the server that serves it. */
export type RuntimeConfig = {
  supabaseUrl: string
  supabaseKey: string
  demo: boolean
  /** Where the mails of the embedded Supabase are read; null with any other one. */
  mailUrl: string | null
}

/** Puts the configuration into the page, in place of its marker; `<` cannot end the script early. */
export function injectConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(
    '<!--runtime-config-->',
    () => `<script type="application/json" id="runtime-config">${json}</script>`,
  )
}
