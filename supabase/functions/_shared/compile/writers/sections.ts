import type { Block, CompiledBook, Inline, Section } from '../book.ts'

/** The sections of a book in groups that each start a page: a chapter with its scenes, or a piece of its own. */
export function pageGroups({ sections }: CompiledBook): Section[][] {
  const groups: Section[][] = []
  for (const section of sections) {
    const group = groups.at(-1)
    if (group && !section.startsPage) group.push(section)
    else groups.push([section])
  }
  return groups
}

/** All lines of text of some blocks, in order. */
export function* linesIn(blocks: readonly Block[]): Generator<readonly Inline[]> {
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'heading') yield block.inlines
    else if (block.kind === 'figure') {
      yield [block.picture]
      if (block.caption) yield block.caption.inlines
    } else if (block.kind === 'quote') yield* linesIn(block.blocks)
    else if (block.kind === 'list') for (const item of block.items) yield* linesIn(item)
    else if (block.kind === 'table')
      for (const row of block.rows) for (const cell of row) yield* linesIn(cell.blocks)
  }
}

/** How many paragraphs the text of an item has, as `Block.unit` counts them. */
export function unitCount(blocks: readonly Block[]): number {
  const countOf = (block: Block): number => {
    if (block.kind === 'list') return Math.max(0, ...block.items.map(unitCount))
    if (block.kind === 'quote') return unitCount(block.blocks)
    if (block.kind === 'table') return Math.max(0, ...block.rows.flat().map((cell) => unitCount(cell.blocks)))
    if (block.kind === 'figure')
      return Math.max((block.unit ?? -1) + 1, block.caption ? unitCount([block.caption]) : 0)
    if (block.kind === 'rule' || block.unit === undefined) return 0
    return block.unit + (block.kind === 'code' ? block.lines.length : 1)
  }
  return blocks.reduce((most, block) => Math.max(most, countOf(block)), 0)
}

/** The text of a line, without its notes, comments and pictures. */
export const lineText = (inlines: readonly Inline[]): string =>
  inlines.map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? '\n' : '')).join('')

/** The indexes of the notes, or of the comments, that some blocks refer to, in order. */
export function referencesIn(blocks: readonly Block[], kind: 'note' | 'comment-end'): number[] {
  const indexes: number[] = []
  for (const line of linesIn(blocks))
    for (const part of line) if (part.kind === kind) indexes.push(part.index)
  return indexes
}

/** The paths of all pictures of a book. */
export function picturePaths({ sections }: CompiledBook): string[] {
  const paths = new Set<string>()
  for (const { blocks } of sections) {
    for (const line of linesIn(blocks))
      for (const part of line) if (part.kind === 'picture') paths.add(part.path)
  }
  return [...paths]
}

/** The readable text of a comment and its replies, each after its author. */
export const commentText = (comment: CompiledBook['comments'][number]): string =>
  [comment, ...comment.replies]
    .map(({ author, lines }) => `${author === '' ? '' : `${author}: `}${lines.join('\n')}`)
    .join('\n')

/** The longest side of a picture in a box, in its proportions and never enlarged. */
export function fitInto(width: number, height: number, box: { width: number; height: number }) {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
