import type { Doc, DocNode } from '@contract/document.ts'
import { withLastParagraph } from './last-paragraph.ts'

const INLINE = new Set<DocNode['type']>(['text', 'hardBreak', 'image'])
const emptyParagraph = (): DocNode => ({ type: 'paragraph' })
const childrenOf = (node: DocNode): readonly DocNode[] =>
  'content' in node && node.content ? node.content : []

/** Converts any nodes to inline content; nested blocks are split into lines. */
function fitInline(nodes: readonly DocNode[]): DocNode[] {
  const fitted: DocNode[] = []
  for (const node of nodes) {
    if (INLINE.has(node.type)) {
      fitted.push(node)
      continue
    }
    const inner = fitInline(childrenOf(node))
    if (inner.length === 0) continue
    if (fitted.length > 0) fitted.push({ type: 'hardBreak' })
    fitted.push(...inner)
  }
  return fitted
}

function fitCode(nodes: readonly DocNode[]): DocNode[] {
  const text = fitInline(nodes)
    .map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : ''))
    .join('')
  return text === '' ? [] : [{ type: 'text', text }]
}

function fitItem(node: DocNode): DocNode {
  const content = fitBlocks(node.type === 'listItem' ? node.content : [node])
  return {
    type: 'listItem',
    content: content[0]?.type === 'paragraph' ? content : [emptyParagraph(), ...content],
  }
}

function fitCell(node: DocNode): DocNode {
  if (node.type !== 'tableCell' && node.type !== 'tableHeader') {
    return { type: 'tableCell', content: fitBlocks([node]) }
  }
  return { ...node, content: fitBlocks(node.content) }
}

function fitRow(node: DocNode): DocNode {
  const cells = node.type === 'tableRow' ? node.content : [node]
  return { type: 'tableRow', content: cells.map(fitCell) }
}

function fitBlock(node: DocNode): DocNode | null {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.content ? { ...node, content: fitInline(node.content) } : node
    case 'codeBlock':
      return { ...node, content: fitCode(node.content ?? []) }
    case 'blockquote':
      return { type: 'blockquote', content: fitBlocks(node.content) }
    case 'bulletList':
    case 'orderedList':
      return node.content.length === 0 ? null : { ...node, content: node.content.map(fitItem) }
    case 'table': {
      const content = node.content.map(fitRow).filter((row) => childrenOf(row).length > 0)
      return content.length === 0 ? null : { type: 'table', content }
    }
    case 'listItem':
      return { type: 'bulletList', content: [fitItem(node)] }
    case 'tableRow':
      return fitBlock({ type: 'table', content: [node] })
    case 'tableCell':
    case 'tableHeader':
      return fitBlock({ type: 'table', content: [{ type: 'tableRow', content: [node] }] })
    default:
      return node
  }
}

function fitBlocks(nodes: readonly DocNode[]): DocNode[] {
  const blocks: DocNode[] = []
  let line: DocNode[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line })
    line = []
  }
  for (const node of nodes) {
    if (INLINE.has(node.type)) {
      line.push(node)
      continue
    }
    endLine()
    const fitted = fitBlock(node)
    if (fitted) blocks.push(fitted)
  }
  endLine()
  return blocks.length > 0 ? blocks : [emptyParagraph()]
}

/**
 * Fits a body valid in the contract to the nesting of the editor schema without losing text, and adds a final
 * paragraph if needed.
 */
export function fitDocument(doc: Doc | null): Doc {
  return { type: 'doc', content: withLastParagraph(fitBlocks(doc?.content ?? [])) }
}
