import type { Node } from '@tiptap/pm/model'

export type Match = { from: number; to: number }

/** A character that a search never matches; it represents images and other nodes without text. */
const OBJECT = '\u{FFFC}'

/** Lower case unless the search is case-sensitive; accents always count. */
const fold = (text: string, isExact: boolean) => (isExact ? text : text.toLowerCase())

/** True when lower-casing keeps the position of every character; a few capitals (İ) become two. */
const keepsLength = (text: string) => text.toLowerCase().length === text.length

/** The starts of the matches in a paragraph. */
function findInBlock(block: Node, query: string, isExact: boolean): number[] {
  const text = block.textBetween(0, block.content.size, undefined, OBJECT)
  const isFoldable = isExact || (keepsLength(text) && keepsLength(query))
  const haystack = isFoldable ? fold(text, isExact) : text
  const needle = isFoldable ? fold(query, isExact) : query
  const starts: number[] = []
  for (
    let found = haystack.indexOf(needle);
    found !== -1;
    found = haystack.indexOf(needle, found + needle.length)
  ) {
    starts.push(found)
  }
  return starts
}

// Paragraphs are immutable, so only changed ones are searched again while a person types.
const known = new WeakMap<Node, { query: string; isExact: boolean; starts: number[] }>()

function startsIn(block: Node, query: string, isExact: boolean): number[] {
  const found = known.get(block)
  if (found?.query === query && found.isExact === isExact) return found.starts
  const starts = findInBlock(block, query, isExact)
  known.set(block, { query, isExact, starts })
  return starts
}

/** All matches of a text in the paragraphs of a document, in order; never across paragraphs. */
export function findText(doc: Node, query: string, isExact = false): Match[] {
  const matches: Match[] = []
  if (query === '') return matches
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true
    for (const start of startsIn(node, query, isExact)) {
      matches.push({ from: at + 1 + start, to: at + 1 + start + query.length })
    }
    return false
  })
  return matches
}
