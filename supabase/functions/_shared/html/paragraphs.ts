import { escapeHtml } from './escape-html.ts'

/** Text as HTML paragraphs; markup in it stays text. */
export function paragraphsOf(text: string): string {
  return escapeHtml(text)
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
