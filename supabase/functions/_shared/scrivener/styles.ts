import { cleanLine } from './text/clean-text.ts'
import type { ProjectStyle, ProjectStyles, StyleTable } from './text-types.ts'
import { readXml } from './xml/read-xml.ts'

const MAX_STYLES = 1_000
const TITLE = /^(?:title|titre|titel|t[íi]tulo|titolo|tytuł|название|标题|タイトル)$/iu
const HEADING =
  /^(?:heading|headline|titre|vedette|überschrift|encabezado|t[íi]tulo|titolo|intestazione|kop|nagłówek|rubrik|заголовок|标题|見出し)\s*([1-6])$/iu
const QUOTE = /\bquot|\bcitation|\bzitat|\bcita\b|\bcitazione|\bcitaat|\bcytat|цитата|引用/iu
const CODE = /\bcode\b|\bcódigo\b|\bcodice\b/iu

/**
 * Reads which styles of `Files/styles.xml` are headings (by sample text `<$Scr_H::2>`, or else name), quotations or
 * code. Throws an ArchiveError for a damaged file.
 */
export function readProjectStyles(bytes: Uint8Array, path: string): ProjectStyles {
  const styles = new Map<string, ProjectStyle>()
  let open: { id: string; style: ProjectStyle } | null = null
  readXml(
    bytes,
    {
      open(name, attributes) {
        if (name !== 'Style' || styles.size >= MAX_STYLES) return
        const title = cleanLine(attributes.Name ?? '', 200)
        open = { id: (attributes.ID ?? '').toUpperCase(), style: styleOf(title) }
        styles.set(open.id, open.style)
      },
      close(name, text) {
        if (name === 'Style') open = null
        if (name !== 'Format' || !open) return
        const marker = /<\$Scr_H::([1-6])>/.exec(text)
        if (marker) open.style.heading = Number(marker[1])
      },
    },
    { path, isBinder: false, maxDepth: 20, maxText: 200_000 },
  )
  return styles
}

function styleOf(name: string): ProjectStyle {
  const heading = HEADING.exec(name)
  return {
    name,
    heading: heading ? Number(heading[1]) : TITLE.test(name) ? 1 : 0,
    isQuote: QUOTE.test(name),
    isCode: CODE.test(name),
  }
}

/** The style ids of a text's style numbers: `content.styles` is a comma-separated list. */
export function readStyleIds(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes.subarray(0, 100_000))
  return (
    text
      .toUpperCase()
      .match(/[0-9A-F]{8}-(?:[0-9A-F]{4}-){3}[0-9A-F]{12}/g)
      ?.slice(0, MAX_STYLES) ?? []
  )
}

/** The meaning of a text's style numbers in this project. */
export function styleTable(ids: readonly string[], project: ProjectStyles): StyleTable {
  const headings = new Map<string, number>()
  const quotes = new Set<string>()
  const code = new Set<string>()
  for (const [index, id] of ids.entries()) {
    const style = project.get(id.toUpperCase())
    if (!style) continue
    if (style.heading > 0) headings.set(String(index), style.heading)
    if (style.isQuote) quotes.add(String(index))
    if (style.isCode) code.add(String(index))
  }
  return { headings, quotes, code }
}
