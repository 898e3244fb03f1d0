import { z } from 'zod'
import { type Doc, type DocNode, docNode, MAX_DOC_DEPTH } from './document.ts'

/** The most nodes a body may have: some ten times those of the longest novel. */
export const MAX_DOC_NODES = 200_000
const MOST_MARKS = 16
const MOST_WIDTHS = 100

type Waiting = { from: readonly unknown[]; into: DocNode[]; depth: number }

/**
 * A body somebody sent, read node by node and given up at the first that is wrong: a schema that walks the whole
 * tree would collect a mistake for every node of a hostile one, and that alone is more than a function's memory.
 * It walks without recursion, so no nesting is deep enough to break it.
 */
export function readDoc(value: unknown): Doc | { refusal: string } {
  const content = isRecord(value) && value.type === 'doc' ? value.content : undefined
  if (!Array.isArray(content)) return { refusal: 'Content is not a document' }
  const doc: Doc = { type: 'doc', content: [] }
  const waiting: Waiting[] = [{ from: content, into: doc.content, depth: 1 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += next.from.length
    if (count > MAX_DOC_NODES) return { refusal: 'Content has too many parts' }
    if (next.from.length > 0 && next.depth > MAX_DOC_DEPTH) return { refusal: 'Content is nested too deeply' }
    for (const child of next.from) {
      const node = readAlone(child)
      if (!node) return { refusal: 'Content holds something a text cannot hold' }
      next.into.push(node)
      if ('content' in node && node.content) {
        const from = (child as { content: unknown[] }).content
        waiting.push({ from, into: node.content, depth: next.depth + 1 })
      }
    }
  }
  return doc
}

/** The body of a text as input: a {@link readDoc} that refuses as a schema does. */
export const docBody = z.unknown().transform((value, ctx): Doc => {
  const read = readDoc(value)
  if (!('refusal' in read)) return read
  ctx.addIssue({ code: 'custom', message: read.refusal })
  return z.NEVER
})

/** A node without what is in it, or null for what is none. */
function readAlone(value: unknown): DocNode | null {
  if (!isRecord(value)) return null
  const { content, marks, attrs } = value
  if (Array.isArray(marks) && marks.length > MOST_MARKS) return null
  if (isRecord(attrs) && Array.isArray(attrs.colwidth) && attrs.colwidth.length > MOST_WIDTHS) return null
  const parsed = docNode.safeParse(Array.isArray(content) ? { ...value, content: [] } : value)
  return parsed.success ? parsed.data : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
