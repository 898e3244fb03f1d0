import type { Doc, DocMark, DocNode } from '@contract/document.ts'
import { captionsOf } from '@contract/picture-figure.ts'
import { type DiffKind, diffTokens, tokensOf } from '../shared/diff-words.ts'

/** The appearance of a block in a comparison. */
export type BlockLook = {
  type: 'paragraph' | 'heading' | 'codeBlock' | 'horizontalRule' | 'caption'
  level: number
  /** The marker of the list item that starts here. */
  marker: string | null
  depth: number
  isQuote: boolean
  isCell: boolean
}
/** A block with its text and images, split into parts of both versions or one. */
export type DiffBlock = { kind: DiffKind; look: BlockLook; parts: { kind: DiffKind; nodes: DocNode[] }[] }

type Token = { look: BlockLook } | { node: DocNode }
type Place = Pick<BlockLook, 'marker' | 'depth' | 'isQuote' | 'isCell'>
const top: Place = { marker: null, depth: 0, isQuote: false, isCell: false }

/** The visible marks in a fixed order without empty attributes; note anchors are not formatting. */
const looksOf = (marks: readonly DocMark[] = []): DocMark[] =>
  marks
    .filter(({ type }) => type !== 'comment' && type !== 'footnote')
    .map((mark) => JSON.parse(JSON.stringify(mark, (_key, value) => value ?? undefined)) as DocMark)
    .sort((a, b) => a.type.localeCompare(b.type))

/** Flattens a body to tokens: the appearance of each block, followed by its words and images, and captions as blocks after it. */
function flatten(nodes: readonly DocNode[], place: Place, tokens: Token[]): Token[] {
  let marker = place.marker
  const inner = (node: DocNode, change: Partial<Place> = {}) => {
    if ('content' in node) flatten(node.content ?? [], { ...place, marker, ...change }, tokens)
    marker = null
  }
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        for (const text of tokensOf(node.text))
          tokens.push({ node: { type: 'text', text, marks: looksOf(node.marks) } })
        break
      case 'hardBreak':
        tokens.push({ node: { type: 'hardBreak' } })
        break
      case 'image': {
        const { path, alt, width, align } = node.attrs
        const attrs = { path, alt: alt ?? '', width: width ?? null, ...(align && { align }) }
        tokens.push({ node: { type: 'image', attrs } })
        break
      }
      case 'paragraph':
      case 'heading':
      case 'codeBlock':
      case 'horizontalRule':
        tokens.push({
          look: { ...place, marker, type: node.type, level: node.type === 'heading' ? node.attrs.level : 0 },
        })
        inner(node)
        // A caption is compared word by word, as other text.
        for (const caption of captionsOf('content' in node ? node.content : []))
          tokens.push(
            { look: { ...place, marker: null, type: 'caption', level: 0 } },
            ...tokensOf(caption).map((text) => ({ node: { type: 'text' as const, text, marks: [] } })),
          )
        break
      case 'bulletList':
      case 'orderedList': {
        const start = node.type === 'orderedList' ? (node.attrs?.start ?? 1) : null
        node.content.forEach((item, index) => {
          inner(item, { marker: start === null ? '•' : `${start + index}.`, depth: place.depth + 1 })
        })
        break
      }
      case 'blockquote':
        inner(node, { isQuote: true })
        break
      case 'tableCell':
      case 'tableHeader':
        inner(node, { isCell: true })
        break
      default:
        inner(node)
    }
  }
  return tokens
}

/** Compares two bodies word by word; a changed format or image counts as a change. */
export function diffDocuments(before: Doc | null, after: Doc | null): DiffBlock[] {
  const known = new Map<string, Token>()
  const keysOf = (doc: Doc | null) =>
    flatten(doc?.content ?? [], top, []).map((token) => {
      const key = JSON.stringify(token)
      known.set(key, token)
      return key
    })
  const blocks: DiffBlock[] = []
  for (const { kind, token: key } of diffTokens(keysOf(before), keysOf(after))) {
    const token = known.get(key)
    if (!token) continue
    if ('look' in token) {
      blocks.push({ kind, look: token.look, parts: [] })
      continue
    }
    const parts = blocks.at(-1)?.parts
    const last = parts?.at(-1)
    if (last?.kind === kind) last.nodes.push(token.node)
    else parts?.push({ kind, nodes: [token.node] })
  }
  return blocks
}

/** True when a comparison found no change. */
export const isUnchanged = (blocks: readonly DiffBlock[]): boolean =>
  blocks.every((block) => block.kind === 'same' && block.parts.every(({ kind }) => kind === 'same'))

/** One side of a comparison, without the parts and block breaks of the other side. */
export function sideOf(blocks: readonly DiffBlock[], without: 'added' | 'removed'): DiffBlock[] {
  const side: DiffBlock[] = []
  for (const block of blocks) {
    const parts = block.parts.filter(({ kind }) => kind !== without)
    const before = side.at(-1)
    if (block.kind !== without) side.push({ ...block, parts })
    else if (before) before.parts.push(...parts)
    else if (parts.length > 0) side.push({ ...block, parts })
  }
  return side
}
