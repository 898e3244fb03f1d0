const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', '&': '&amp;' }

/** Returns text of a visitor as HTML paragraphs; markup in it stays text. */
export function paragraphsOf(text: string): string {
  const safe = text.replace(/[<>"&]/g, (sign) => ENTITIES[sign] as string)
  return safe
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
