import type { Doc, DocNode } from '@contract/document.ts'
import { docText, wordCount } from '@contract/document-text.ts'
import type { Node } from '@tiptap/pm/model'
import { withoutLastParagraph } from './last-paragraph.ts'

type Known = { json?: DocNode; words?: number }
// Blocks are immutable and keep their identity when other blocks change, so cached values stay valid.
const known = new WeakMap<Node, Known>()

function recordOf(block: Node): Known {
  const record = known.get(block) ?? {}
  known.set(block, record)
  return record
}

function jsonOf(block: Node): DocNode {
  const record = recordOf(block)
  // The editor schema equals the contract's, as extensions/schema.test.ts proves.
  record.json ??= block.toJSON() as DocNode
  return record.json
}

function wordsOf(block: Node): number {
  const record = recordOf(block)
  record.words ??= wordCount(docText({ type: 'doc', content: [jsonOf(block)] }))
  return record.words
}

/** The document as JSON; only blocks changed since the last call are converted. */
export function documentJson(doc: Node): Doc {
  return { type: 'doc', content: withoutLastParagraph(doc.children.map(jsonOf)) }
}

/** The word count of a document by the contract's rules; only changed blocks are counted. */
export function documentWords(doc: Node): number {
  return doc.children.reduce((words, block) => words + wordsOf(block), 0)
}

/** The word count between two positions; fully selected blocks use the cache. */
export function wordsBetween(doc: Node, from: number, to: number): number {
  if (from >= to) return 0
  let words = 0
  doc.forEach((block, offset) => {
    const end = offset + block.nodeSize
    if (end <= from || offset >= to) return
    words +=
      from <= offset && end <= to
        ? wordsOf(block)
        : wordCount(doc.textBetween(Math.max(from, offset), Math.min(to, end), '\n', leafText))
  })
  return words
}

/** A picture counts by its caption. */
const leafText = ({ attrs }: Node): string => (attrs.caption ? `\n${attrs.caption}\n` : '\n')
