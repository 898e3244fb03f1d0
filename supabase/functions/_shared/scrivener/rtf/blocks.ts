import type { DocNode } from '../../contract/document.ts'
import type { ListLevel } from './tables.ts'

/** A finished paragraph before it is added to the document. */
export interface FinishedParagraph {
  content: DocNode[]
  align: 'center' | 'right' | 'justify' | null
  /** 1 to 6, or 0. */
  heading: number
  isQuote: boolean
  list: { id: number; depth: number; level: ListLevel } | null
}

type Parent = Extract<
  DocNode,
  { type: 'blockquote' | 'bulletList' | 'listItem' | 'table' | 'tableRow' | 'orderedList' }
>

interface OpenList {
  node: Parent
  id: number
  depth: number
}

/** The blocks of a document or table cell; joins adjacent list items and quotations. */
export class BlockList {
  readonly blocks: DocNode[] = []
  private lists: OpenList[] = []
  private quote: Parent | null = null

  get isEmpty(): boolean {
    return this.blocks.length === 0
  }

  /** The blocks, at least one, because a cell or document must not be empty. */
  finish(): DocNode[] {
    return this.blocks.length > 0 ? this.blocks : [{ type: 'paragraph' }]
  }

  /** Adds a block outside lists and quotations. */
  add(block: DocNode): void {
    this.lists = []
    this.quote = null
    this.blocks.push(block)
  }

  /** Appends the blocks of another list. */
  append(other: BlockList): void {
    for (const block of other.blocks) this.add(block)
  }

  addParagraph(paragraph: FinishedParagraph): void {
    if (paragraph.list) {
      this.addItem(paragraph, paragraph.list)
      return
    }
    this.lists = []
    const block = textBlock(paragraph)
    if (!paragraph.isQuote) {
      this.quote = null
      this.blocks.push(block)
      return
    }
    if (!this.quote) {
      this.quote = { type: 'blockquote', content: [] }
      this.blocks.push(this.quote)
    }
    this.quote.content.push(block)
  }

  private addItem(paragraph: FinishedParagraph, list: { id: number; depth: number; level: ListLevel }): void {
    this.quote = null
    const open = this.lists
    while (open.length > 0 && (open.at(-1) as OpenList).depth > list.depth) open.pop()
    const same = open.at(-1)
    if (same?.depth === list.depth && (same.id !== list.id || same.node.type !== list.level.kind)) open.pop()
    if (open.at(-1)?.depth !== list.depth) {
      const node = listNode(list.level)
      const outer = open.at(-1)?.node.content.at(-1)
      if (outer?.type === 'listItem') outer.content.push(node)
      else this.blocks.push(node)
      open.push({ node, id: list.id, depth: list.depth })
    }
    // A list item must begin with a paragraph, so a heading in a list becomes one.
    const content = [textBlock({ ...paragraph, heading: 0 })]
    ;(open.at(-1) as OpenList).node.content.push({ type: 'listItem', content })
  }
}

function listNode(level: ListLevel): Parent {
  if (level.kind === 'bulletList') return { type: 'bulletList', content: [] }
  return { type: 'orderedList', attrs: { start: level.start, type: level.type }, content: [] }
}

function textBlock({ content: nodes, heading, align }: FinishedParagraph): DocNode {
  const content = nodes.length > 0 ? { content: nodes } : {}
  if (heading > 0 && nodes.length > 0) {
    return { type: 'heading', attrs: { level: heading, ...(align && { textAlign: align }) }, ...content }
  }
  return { type: 'paragraph', ...(align && { attrs: { textAlign: align } }), ...content }
}
