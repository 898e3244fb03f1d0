import type { DocNode } from '@contract/document.ts'
import { type ReadBlock, textOfLine } from './file-text.ts'

/** A larger share of all lines with a text is no code: LibreOffice opens every plain text in the style of code. */
const MOST_CODE = 0.9

/** The blocks with their lines of code as blocks of code, given the paragraphs that have such a style (R-1007). */
export function withCodeBlocks(blocks: readonly ReadBlock[], codeLines: ReadonlySet<DocNode>): ReadBlock[] {
  if (codeLines.size === 0) return [...blocks]
  const all = textLines(blocks.map(({ node }) => node))
  const isLook = all.filter((line) => codeLines.has(line)).length > all.length * MOST_CODE
  return isLook ? [...blocks] : joined(blocks, codeLines)
}

/** The paragraphs and headings with a text, also those of lists, quotes and tables. */
function textLines(nodes: readonly DocNode[]): DocNode[] {
  return nodes.flatMap((node) => {
    if (!('content' in node) || !node.content) return []
    if (node.type !== 'paragraph' && node.type !== 'heading') return textLines(node.content)
    return textOfLine(node.content).trim() === '' ? [] : [node]
  })
}

function joined(blocks: readonly ReadBlock[], codeLines: ReadonlySet<DocNode>, isEntry = false): ReadBlock[] {
  const found: ReadBlock[] = []
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as ReadBlock
    // An entry of a list begins with a paragraph.
    const isCode = isCodeLine(block.node, codeLines) && !(isEntry && at === 0)
    const end = isCode ? codeEnd(blocks, at, codeLines) : at + 1
    const group = blocks.slice(at, end)
    const text = isCode ? group.map(textOf).join('\n') : ''
    if (text.trim() !== '')
      found.push({ ...block, node: { type: 'codeBlock', content: [{ type: 'text', text }] } })
    else for (const one of group) found.push({ ...one, node: inside(one.node, codeLines) })
    at = end
  }
  return found
}

/** The end of the lines of code that begin with the given one. */
function codeEnd(blocks: readonly ReadBlock[], from: number, codeLines: ReadonlySet<DocNode>): number {
  const isSame = ({ node, startsPage }: ReadBlock) => !startsPage && isCodeLine(node, codeLines)
  let end = from + 1
  for (let next = blocks[end]; next && isSame(next); next = blocks[++end]);
  return end
}

const textOf = ({ node }: ReadBlock): string => textOfLine('content' in node ? node.content : [])

/** A list, quote or table with its lines of code as blocks. */
function inside(node: DocNode, codeLines: ReadonlySet<DocNode>): DocNode {
  if (node.type === 'paragraph' || node.type === 'heading' || !('content' in node) || !node.content)
    return node
  const content = joined(
    node.content.map((child) => ({ node: child })),
    codeLines,
    node.type === 'listItem',
  )
  return { ...node, content: content.map((block) => block.node) } as DocNode
}

/** True for a line of code; one with a note or a picture, which code cannot hold, stays a paragraph. */
const isCodeLine = (node: DocNode, codeLines: ReadonlySet<DocNode>): boolean =>
  node.type === 'paragraph' &&
  codeLines.has(node) &&
  (node.content ?? []).every(
    (child) =>
      child.type === 'hardBreak' ||
      (child.type === 'text' &&
        !child.marks?.some(({ type }) => type === 'footnote' || type === 'inlineFootnote')),
  )
