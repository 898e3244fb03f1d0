const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/**
 * The plain text of HTML from {@link sanitizeMail}, one line per block, for search and snippets. Not for untrusted
 * HTML.
 */
export function mailText(html: string): string {
  return html
    .replace(/<(br|hr) \/>|<\/(p|div|h3|h4|li|tr|pre|blockquote|table)>/g, '\n')
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => ENTITIES[name] as string)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The first words of a text on one line. */
export function snippetOf(text: string, most = 160): string {
  const line = text
    .slice(0, 20 * most)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const withoutHalf = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
  return `${withoutHalf.replace(/\s+\S{0,20}$/, '')}…`
}
