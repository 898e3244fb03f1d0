import type { Node } from '@tiptap/pm/model'

export type Match = { from: number; to: number }

/** A sign a text search never matches: it stands for pictures and other things that are no text. */
const OBJECT = '\u{FFFC}'
const MAX_MATCHES = 5000

/** Small letters, unless the capitals count. Accents count: a writer who looks for "où" does not mean "ou". */
const fold = (text: string, isExact: boolean) => (isExact ? text : text.toLowerCase())

/** Whether lower-casing kept every sign in its place; a few capitals (İ) become two. */
const keepsLength = (text: string) => text.toLowerCase().length === text.length

/** Where a text occurs in the paragraphs of a body, in order; never across paragraphs. */
export function findText(doc: Node, wanted: string, isExact = false): Match[] {
  const matches: Match[] = []
  if (wanted === '') return matches
  doc.descendants((node, at) => {
    if (matches.length >= MAX_MATCHES) return false
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, OBJECT)
    const isFoldable = isExact || (keepsLength(text) && keepsLength(wanted))
    const haystack = isFoldable ? fold(text, isExact) : text
    const needle = isFoldable ? fold(wanted, isExact) : wanted
    for (
      let found = haystack.indexOf(needle);
      found !== -1;
      found = haystack.indexOf(needle, found + needle.length)
    ) {
      matches.push({ from: at + 1 + found, to: at + 1 + found + needle.length })
      if (matches.length >= MAX_MATCHES) break
    }
    return false
  })
  return matches
}
