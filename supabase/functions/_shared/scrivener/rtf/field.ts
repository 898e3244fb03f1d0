import { cleanText } from '../text/clean-text.ts'
import type { FieldLink } from './format.ts'

const HREF = /^(?:https?:|mailto:|tel:)/i

/** The target of a `HYPERLINK` instruction: a comment, a document, a URL, or null for any other. */
export function parseInstruction(instruction: string): FieldLink | null {
  const match = /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*"?([^"]*)"?/i.exec(instruction)
  const address = cleanText(match?.[1] ?? '').trim()
  const comment = /^scrivcmt:\/\/([^/?#]+)/i.exec(address)
  if (comment) return { kind: 'comment', value: (comment[1] as string).slice(0, 100).toUpperCase() }
  const item =
    /^scrivlnk:\/\/([^/?#]+)/i.exec(address) ?? /^x-scrivener-item:.*[?&]id=([^&#]+)/i.exec(address)
  if (item) return { kind: 'item', value: (item[1] as string).slice(0, 100).toUpperCase() }
  return HREF.test(address) && address.length <= 2048 ? { kind: 'url', value: address } : null
}
