import type { Node } from '@tiptap/pm/model'

/** A found text by its positions; in a caption, those of the picture, and `caption` has the offsets in its caption. */
export type Match = { from: number; to: number; caption?: { from: number; to: number } }

/** A character that a search never matches; it represents images and other nodes without text. */
const OBJECT = '\u{FFFC}'

/** Lower case unless the search is case-sensitive; accents always count. */
const fold = (text: string, isExact: boolean) => (isExact ? text : text.toLowerCase())

/** True when lower-casing keeps the position of every character; a few capitals (İ) become two. */
const keepsLength = (text: string) => text.toLowerCase().length === text.length

/** The starts of the matches in a text. */
function startsIn(text: string, query: string, isExact: boolean): number[] {
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

/** The matches in a paragraph, then those in the captions of its pictures, from the start of its content. */
function findInBlock(block: Node, query: string, isExact: boolean): Match[] {
  const text = block.textBetween(0, block.content.size, undefined, OBJECT)
  const range = (from: number) => ({ from, to: from + query.length })
  const matches: Match[] = startsIn(text, query, isExact).map(range)
  block.forEach((node, from) => {
    const caption: unknown = node.attrs.caption
    if (typeof caption !== 'string') return
    for (const start of startsIn(caption, query, isExact))
      matches.push({ from, to: from + node.nodeSize, caption: range(start) })
  })
  return matches
}

// Paragraphs are immutable, so only changed ones are searched again while a person types.
const known = new WeakMap<Node, { query: string; isExact: boolean; matches: Match[] }>()

function matchesIn(block: Node, query: string, isExact: boolean): Match[] {
  const found = known.get(block)
  if (found?.query === query && found.isExact === isExact) return found.matches
  const matches = findInBlock(block, query, isExact)
  known.set(block, { query, isExact, matches })
  return matches
}

/** All matches of a text in the paragraphs and captions of a document, in the order of its text; never across them. */
export function findText(doc: Node, query: string, isExact = false): Match[] {
  const matches: Match[] = []
  if (query === '') return matches
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true
    for (const match of matchesIn(node, query, isExact))
      matches.push({ ...match, from: at + 1 + match.from, to: at + 1 + match.to })
    return false
  })
  return matches
}
