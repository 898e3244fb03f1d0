import type { Node } from '@tiptap/pm/model'

export type Match = { from: number; to: number }

/** A character that a search never matches; it represents images and other nodes without text. */
const OBJECT = '\u{FFFC}'
const MAX_MATCHES = 5000

/** Lower case unless the search is case-sensitive; accents always count. */
const fold = (text: string, isExact: boolean) => (isExact ? text : text.toLowerCase())

/** True when lower-casing keeps the position of every character; a few capitals (İ) become two. */
const keepsLength = (text: string) => text.toLowerCase().length === text.length

/** The matches of a text in the paragraphs of a document, in order; never across paragraphs. */
export function findText(doc: Node, query: string, isExact = false): Match[] {
  const matches: Match[] = []
  if (query === '') return matches
  doc.descendants((node, at) => {
    if (matches.length >= MAX_MATCHES) return false
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, OBJECT)
    const isFoldable = isExact || (keepsLength(text) && keepsLength(query))
    const haystack = isFoldable ? fold(text, isExact) : text
    const needle = isFoldable ? fold(query, isExact) : query
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
