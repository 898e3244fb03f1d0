import { stripInvisible } from '@contract/clean-name.ts'
import type { DocNode } from '@contract/document.ts'
import type { AddedItem } from '@contract/items.ts'
import type { Piece, PieceKind } from './cut-text.ts'
import type { FileBlock, ParsedText, TextFootnote } from './file-text.ts'
import { baseName } from './picture-refs.ts'

/** The size of one call; a novel of 150,000 words is one. */
const CALL = { bytes: 2 * 1024 * 1024, nodes: 60_000, items: 1000 }

/** The most pieces of a manuscript, as of an imported project. */
export const MOST_PIECES = 20_000

const TYPES = { part: 'folder', chapter: 'chapter', scene: 'scene' } as const

/**
 * The items of the pieces in groups that each fit one call; `nameOf` names a piece without a title. Their pictures are in
 * the folder of the manuscript.
 */
export function toItems(
  text: ParsedText,
  pieces: readonly Piece[],
  nameOf: (kind: PieceKind, number: number) => string,
  manuscriptId: string,
): AddedItem[][] {
  const ids = pieces.map(() => crypto.randomUUID() as string)
  const notes = new Map(text.notes.map((note) => [note.id, note]))
  const groups: AddedItem[][] = []
  let size = { bytes: 0, nodes: 0 }
  pieces.forEach((piece, at) => {
    const blocks = trimmed(text.blocks.slice(piece.from, piece.to))
    const footnotes = blocks.flatMap(({ node }) => notesIn(node, notes))
    const bytes = sum(blocks, 'bytes') + footnotes.reduce((all, { body }) => all + body.length * 3, 0)
    const nodes = sum(blocks, 'nodes')
    const open = groups.at(-1)
    const fits =
      open && open.length < CALL.items && size.bytes + bytes <= CALL.bytes && size.nodes + nodes <= CALL.nodes
    const item: AddedItem = {
      id: ids[at] as string,
      parentId: piece.parent === null ? null : (ids[piece.parent] as string),
      type: TYPES[piece.kind],
      title: titleOf(piece.title) || nameOf(piece.kind, piece.number),
      ...(blocks.length > 0 && {
        content: { type: 'doc', content: blocks.map(({ node }) => inFolder(node, manuscriptId)) },
      }),
      ...(footnotes.length > 0 && { footnotes }),
    }
    if (fits) open.push(item)
    else groups.push([item])
    size = fits ? { bytes: size.bytes + bytes, nodes: size.nodes + nodes } : { bytes, nodes }
  })
  return groups
}

/** The path of a picture of a file in the folder of a manuscript. */
export const pathIn = (manuscriptId: string, path: string): string => `${manuscriptId}/${baseName(path)}`

function inFolder(node: DocNode, manuscriptId: string): DocNode {
  if (node.type === 'image')
    return { ...node, attrs: { ...node.attrs, path: pathIn(manuscriptId, node.attrs.path) } }
  if (!('content' in node) || !node.content) return node
  return { ...node, content: node.content.map((child) => inFolder(child, manuscriptId)) } as DocNode
}

const sum = (blocks: readonly FileBlock[], key: 'bytes' | 'nodes'): number =>
  blocks.reduce((all, block) => all + block[key], 0)

const titleOf = (title: string | null): string =>
  [...stripInvisible(title ?? '').trim()].slice(0, 500).join('')

/** Blocks without the empty paragraphs at their start and end. */
function trimmed(blocks: readonly FileBlock[]): FileBlock[] {
  const isEmpty = ({ node }: FileBlock) => node.type === 'paragraph' && (node.content ?? []).length === 0
  const first = blocks.findIndex((block) => !isEmpty(block))
  const last = blocks.findLastIndex((block) => !isEmpty(block))
  return first < 0 ? [] : blocks.slice(first, last + 1)
}

/** The footnotes whose marks are in a node. */
function notesIn(node: DocNode, notes: ReadonlyMap<string, TextFootnote>): TextFootnote[] {
  const found = new Map<string, TextFootnote>()
  const waiting: DocNode[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'text') {
      for (const mark of next.marks ?? []) {
        const note = mark.type === 'footnote' ? notes.get(mark.attrs.id) : undefined
        if (note) found.set(note.id, note)
      }
    } else if ('content' in next && next.content) {
      for (let at = next.content.length - 1; at >= 0; at--) waiting.push(next.content[at] as DocNode)
    }
  }
  return [...found.values()]
}
