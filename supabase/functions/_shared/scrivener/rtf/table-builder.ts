import type { DocNode } from '../../contract/document.ts'
import { BlockList } from './blocks.ts'

/** The properties of one cell from `\trowd … \cellx`. */
interface CellShape {
  right: number
  /** The cell continues the cell on its left or the cell above. */
  isMergedLeft: boolean
  isMergedUp: boolean
}

interface Cell {
  blocks: BlockList
  colspan: number
  rowspan: number
}

/** The most columns of a table; the content of further cells goes into the last one. */
const MAX_COLUMNS = 64
const MAX_SPAN = 100

/** Builds a table row by row; a nested table becomes paragraphs of its cell. */
export class TableBuilder {
  private readonly rows: { cells: BlockList[]; shapes: CellShape[] }[] = []
  private cells: BlockList[] = []
  private cell: BlockList | null = null
  private shapes: CellShape[] = []
  private shape: CellShape = newShape()
  /** Set by `\lastrow`: further rows belong to another table. */
  isLast = false

  /** The current cell. */
  get current(): BlockList {
    this.cell ??= new BlockList()
    return this.cell
  }

  /** Handles a control word about the next row. */
  word(word: string, param: number): void {
    switch (word) {
      case 'trowd':
        this.shapes = []
        this.shape = newShape()
        return
      case 'clmrg':
        this.shape.isMergedLeft = true
        return
      case 'clvmrg':
        this.shape.isMergedUp = true
        return
      case 'cellx':
        if (this.shapes.length < MAX_COLUMNS) this.shapes.push({ ...this.shape, right: param })
        this.shape = newShape()
        return
      case 'lastrow':
        this.isLast = true
    }
  }

  endCell(): void {
    const cell = this.current
    this.cell = null
    const last = this.cells.at(-1)
    if (this.cells.length >= MAX_COLUMNS && last) last.append(cell)
    else this.cells.push(cell)
  }

  endRow(): void {
    if (this.cell && !this.cell.isEmpty) this.endCell()
    this.cell = null
    if (this.cells.length > 0) this.rows.push({ cells: this.cells, shapes: this.shapes })
    this.cells = []
  }

  /** The finished table, or null without any row. */
  finish(): DocNode | null {
    this.endRow()
    if (this.rows.length === 0) return null
    const edges = this.edges()
    const placed = this.rows.map(({ cells, shapes }) => placeCells(cells, shapes, edges))
    const above = new Map<number, Cell>()
    let width = 1
    const rows: { cells: Cell[]; covered: number }[] = []
    for (const [index, row] of placed.entries()) {
      const kept: Cell[] = []
      const longer: Cell[] = []
      let column = 0
      for (const { cell, isMergedUp } of row) {
        const upper = above.get(column)
        if (isMergedUp && index > 0 && upper && upper.colspan === cell.colspan && upper.rowspan < MAX_SPAN) {
          upper.rowspan++
          longer.push(upper)
          if (hasText(cell.blocks)) upper.blocks.append(cell.blocks)
        } else {
          above.set(column, cell)
          kept.push(cell)
        }
        column += cell.colspan
      }
      for (const start of above.keys()) if (start >= column) above.delete(start)
      width = Math.max(width, column)
      if (kept.length > 0) rows.push({ cells: kept, covered: column })
      // Drops a row whose cells are all merged with the row above.
      else for (const cell of longer) cell.rowspan--
    }
    return { type: 'table', content: rows.map((row) => rowNode(row.cells, width - row.covered)) }
  }

  /** The right edges of all cells, for tables whose rows have different columns. */
  private edges(): number[] {
    const first = this.rows[0]?.cells.length
    if (this.rows.every((row) => row.cells.length === first)) return []
    const edges = new Set<number>()
    for (const { cells, shapes } of this.rows) {
      if (shapes.length < cells.length) return []
      for (const shape of shapes) edges.add(Math.round(shape.right / 20))
      if (edges.size > MAX_COLUMNS) return []
    }
    return [...edges].sort((a, b) => a - b)
  }
}

function newShape(): CellShape {
  return { right: 0, isMergedLeft: false, isMergedUp: false }
}

function placeCells(
  cells: BlockList[],
  shapes: CellShape[],
  edges: number[],
): { cell: Cell; isMergedUp: boolean }[] {
  const placed: { cell: Cell; isMergedUp: boolean }[] = []
  let left = Number.NEGATIVE_INFINITY
  for (const [index, blocks] of cells.entries()) {
    const shape = shapes[index]
    const right = shape ? Math.round(shape.right / 20) : left
    const span = Math.max(1, edges.filter((edge) => edge > left && edge <= right).length)
    left = Math.max(left, right)
    const before = placed.at(-1)
    if (shape?.isMergedLeft && before && before.cell.colspan + span <= MAX_SPAN) {
      before.cell.colspan += span
      if (hasText(blocks)) before.cell.blocks.append(blocks)
    } else
      placed.push({ cell: { blocks, colspan: span, rowspan: 1 }, isMergedUp: shape?.isMergedUp ?? false })
  }
  return placed
}

function hasText(blocks: BlockList): boolean {
  return blocks.blocks.some((block) => block.type !== 'paragraph' || (block.content?.length ?? 0) > 0)
}

/** A row as wide as its table; missing columns become one empty cell. */
function rowNode(cells: readonly Cell[], missing: number): DocNode {
  const content: DocNode[] = cells.map(({ blocks, colspan, rowspan }) => ({
    type: 'tableCell',
    attrs: { colspan, rowspan },
    content: blocks.finish(),
  }))
  if (missing > 0) {
    content.push({
      type: 'tableCell',
      attrs: { colspan: Math.min(missing, MAX_SPAN), rowspan: 1 },
      content: [{ type: 'paragraph' }],
    })
  }
  return { type: 'tableRow', content }
}
