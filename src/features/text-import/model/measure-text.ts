import { bookText } from '@compile/clean-text.ts'
import { cleanName } from '@contract/clean-name.ts'
import type { DocNode } from '@contract/document.ts'
import { docText, wordCount } from '@contract/document-text.ts'
import {
  type FileBlock,
  type ParsedText,
  type ReadBlock,
  type ReadText,
  UnreadableFile,
} from './file-text.ts'
import { guessLanguage } from './guess-language.ts'
import { splitNode } from './split-node.ts'

/** The largest block, and the largest scene: some 150,000 plain words, which the editor opens at once. */
export const MAX_SCENE = { bytes: 1024 * 1024, nodes: 50_000 }
const MOST_LETTERS_OF_TITLE = 300
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** Cleans and measures the text of a reader and splits blocks that are too large for one scene. */
export function measureText(read: ReadText, fileName: string, isGuessedEncoding = false): ParsedText {
  const blocks = read.blocks.flatMap(measureBlock)
  if (blocks.every(({ words, pictures }) => words === 0 && pictures === 0))
    throw new UnreadableFile('no_text')
  return {
    title: nameOf(read.title) || nameOf(fileName.replace(/\.[^.]*$/, '')),
    author: nameOf(read.author),
    language: read.language !== null && LANGUAGE.test(read.language) ? read.language : guessLanguage(blocks),
    blocks,
    notes: read.notes.map(({ id, body }) => ({ id, body: bookText(body).trim().slice(0, 50_000) || '…' })),
    pictures: read.pictures,
    leftOut: read.leftOut,
    isGuessedEncoding,
  }
}

const nameOf = (text: string): string =>
  cleanName([...cleanName(bookText(text))].slice(0, MOST_LETTERS_OF_TITLE).join(''))

function measureBlock({ node, startsPage, isAfterGap }: ReadBlock): FileBlock[] {
  const clean = cleanNode(node)
  const measured = { node: clean, ...sizeOf(clean) }
  const isSmall = measured.bytes <= MAX_SCENE.bytes && measured.nodes <= MAX_SCENE.nodes
  const parts = isSmall ? [measured] : splitNode(clean).map((part) => ({ node: part, ...sizeOf(part) }))
  return parts.map((part, at) => ({
    ...part,
    words: wordCount(docText({ type: 'doc', content: [part.node] })),
    ...(at === 0 && startsPage && { startsPage }),
    ...(at === 0 && isAfterGap && { isAfterGap }),
  }))
}

/** The size of a node as JSON in UTF-8, and the numbers of its nodes and pictures. */
export function sizeOf(node: DocNode): { bytes: number; nodes: number; pictures: number } {
  let nodes = 0
  let pictures = 0
  const waiting: DocNode[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    nodes++
    if (next.type === 'image') pictures++
    if ('content' in next && next.content) for (const child of next.content) waiting.push(child)
  }
  return { bytes: new TextEncoder().encode(JSON.stringify(node)).length, nodes, pictures }
}

/** A node without characters that no text may hold, and without empty texts, which the editor refuses. */
function cleanNode(node: DocNode): DocNode {
  if (node.type === 'text') return { ...node, text: bookText(node.text) }
  if (!('content' in node) || !node.content) return node
  const content = node.content.map(cleanNode).filter((child) => child.type !== 'text' || child.text !== '')
  return { ...node, content } as DocNode
}
