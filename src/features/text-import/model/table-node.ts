import type { DocNode } from '@contract/document.ts'

/** A cell with the columns that it takes; `isMerged` for a part of the cell above it. */
export type FileCell = {
  columns: number
  rows: number
  isMerged: boolean
  isHeader: boolean
  content: DocNode[]
}

const MOST_SPANNED = 100
const spanned = (count: number) => Math.min(Math.max(Math.floor(count), 1), MOST_SPANNED)
const isEmpty = ({ type, ...node }: DocNode) => type === 'paragraph' && !('content' in node && node.content)

/** The table of rows whose merged cells are parts of those above them, as Word has them. */
export function tableNode(rows: readonly (readonly FileCell[])[]): DocNode {
  let above = new Map<number, FileCell>()
  const kept = rows.flatMap((row) => {
    // The editor has no rows without a cell.
    if (row.every(({ isMerged }) => isMerged)) return []
    const here = new Map<number, FileCell>()
    const own: FileCell[] = []
    let at = 0
    for (const cell of row) {
      const upper = cell.isMerged ? above.get(at) : undefined
      if (upper) {
        upper.rows++
        upper.content.push(...cell.content.filter((node) => !isEmpty(node)))
      } else own.push(cell)
      here.set(at, upper ?? cell)
      at += cell.columns
    }
    above = here
    return own.length > 0 ? [own] : []
  })
  return {
    type: 'table',
    content: kept.map((cells) => ({ type: 'tableRow', content: cells.map(cellNode) })),
  }
}

function cellNode({ columns, rows, isHeader, content }: FileCell): DocNode {
  const colspan = spanned(columns)
  const rowspan = spanned(rows)
  const attrs = { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) }
  return {
    type: isHeader ? 'tableHeader' : 'tableCell',
    ...(Object.keys(attrs).length > 0 && { attrs }),
    content,
  }
}
