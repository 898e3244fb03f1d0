/** The first line of a mail that can be answered; the text before it is the answer. */
export const REPLY_LINES = {
  en: '— Write your answer above this line —',
  fr: '— Écrivez votre réponse au-dessus de cette ligne —',
} as const

/** The text before and after the first line of ours; mail programs quote, indent and wrap it. */
export function cutAtReplyLine(text: string): { before: string; after: string } {
  const places = Object.values(REPLY_LINES).map((line) => text.indexOf(line.replaceAll('—', '').trim()))
  const found = places.filter((place) => place >= 0)
  if (found.length === 0) return { before: text, after: '' }
  const at = Math.min(...found)
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return { before: text.slice(0, start), after: end < 0 ? '' : text.slice(end + 1) }
}
