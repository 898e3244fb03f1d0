declare module 'markdown-it-footnote' {
  import type { PluginSimple } from 'markdown-it'

  const footnotes: PluginSimple
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default footnotes
}
