import { z } from 'zod'
import { type Doc, type DocNode, docNode, MAX_DOC_DEPTH } from './document.ts'
import { MAX_DOC_BYTES } from './document-limit.ts'
import type { RefusalReason } from './errors.ts'

/** The most nodes of a body: about ten times those of the longest novel. */
export const MAX_DOC_NODES = 200_000
const MOST_MARKS = 16
const MOST_WIDTHS = 100
/** The size of the default attributes that the editor adds to a block on save: at most those of a picture. */
const DEFAULT_ATTRS_BYTES = 70

type Waiting = { from: readonly unknown[]; into: DocNode[]; depth: number }

/**
 * Validates an untrusted body node by node and stops at the first error; a schema would collect an error per node.
 * Iterative, so deep nesting cannot overflow the stack.
 */
export function readDoc(value: unknown): Doc | { refusal: RefusalReason } {
  const content = isRecord(value) && value.type === 'doc' ? value.content : undefined
  if (!Array.isArray(content)) return { refusal: 'invalid_value' }
  const doc: Doc = { type: 'doc', content: [] }
  const waiting: Waiting[] = [{ from: content, into: doc.content, depth: 1 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += next.from.length
    if (count > MAX_DOC_NODES) return { refusal: 'too_complex' }
    if (next.from.length > 0 && next.depth > MAX_DOC_DEPTH) return { refusal: 'too_complex' }
    for (const child of next.from) {
      const node = readAlone(child)
      if (!node) return { refusal: 'invalid_value' }
      next.into.push(node)
      if ('content' in node && node.content) {
        const from = (child as { content: unknown[] }).content
        waiting.push({ from, into: node.content, depth: next.depth + 1 })
      }
    }
  }
  return doc
}

/** The body of a text as input: {@link readDoc} as a schema. */
export const docBody = z.unknown().transform((value, ctx): Doc => {
  const read = readDoc(value)
  const refusal = 'refusal' in read ? read.refusal : isTooLong(read) ? 'document_too_long' : null
  if (refusal === null) return read as Doc
  ctx.addIssue({ code: 'custom', message: refusal })
  return z.NEVER
})

/** Measured in bytes, as Postgres and HTTP do. */
function isTooLong(doc: Doc): boolean {
  return exceeds(JSON.stringify(doc), MAX_DOC_BYTES)
}

/** True when the editor can open a converted body, change it, and save it within `maxBytes`. */
export function isSavable({ content }: Doc, maxBytes: number): boolean {
  const waiting = [content]
  let nodes = 0
  let blocks = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    nodes += next.length
    for (const node of next) {
      if (node.type !== 'text') blocks += 1
      if ('content' in node && node.content) waiting.push(node.content)
    }
  }
  return nodes <= MAX_DOC_NODES && !exceeds(JSON.stringify(content), maxBytes - blocks * DEFAULT_ATTRS_BYTES)
}

function exceeds(json: string, bytes: number): boolean {
  // A JSON code unit takes at most three bytes.
  return json.length * 3 > bytes && new TextEncoder().encode(json).length > bytes
}

/** A node without its content, or null when the value is not a node. */
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
