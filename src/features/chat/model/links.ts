/** A part of a message: text or a link. */
export type TextPiece = { text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/giu
/** Characters that end a sentence, not an address. */
const closing = '.,;:!?»”’…'
const opens: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/**
 * Removes trailing punctuation and closing brackets from an address; a bracket opened inside the address
 * stays.
 */
function trimEnd(text: string): string {
  const spare = new Map<string, number>()
  for (const [close, open] of Object.entries(opens))
    spare.set(close, text.split(close).length - text.split(open).length)
  let end = text.length
  for (; end > 0; end -= 1) {
    const sign = text[end - 1] ?? ''
    const left = spare.get(sign) ?? 0
    if (!closing.includes(sign) && left <= 0) break
    spare.set(sign, left - 1)
  }
  return text.slice(0, end)
}

/** Splits a message at its web addresses; only http and https become links, and the text stays as typed. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of text.matchAll(address)) {
    const url = trimEnd(match[0])
    const href = hrefOf(url)
    if (href === null) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) })
    pieces.push({ text: url, href })
    at = match.index + url.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

function hrefOf(url: string): string | null {
  const given = /^www\./i.test(url) ? `https://${url}` : url
  if (!URL.canParse(given)) return null
  const { protocol, hostname, href, username } = new URL(given)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // Rejects credentials in the address, which can disguise the real host.
  return isWeb && hostname.includes('.') && username === '' ? href : null
}
