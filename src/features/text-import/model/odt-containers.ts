import type { DocNode } from '@contract/document.ts'
import { isRuleText } from '@docx/style-names.ts'
import { textOfLine } from './file-text.ts'

/** An open element of a list or a table. */
export type Container = {
  type: 'bulletList' | 'orderedList' | 'listItem' | 'table' | 'tableRow' | 'tableCell'
  attrs?: { colspan?: number; rowspan?: number }
  /** The list continues the one before it. */
  isContinued?: boolean
  /** The rows of a table that are read are header rows, or the cell is a header cell. */
  isHeader?: boolean
  content: DocNode[]
}

/** The elements that are containers. */
export const CONTAINERS = new Set([
  'text:list',
  'text:list-item',
  'table:table',
  'table:table-row',
  'table:table-cell',
])

/** An empty cell with the columns and rows that it takes. */
export function openCell(attributes: Readonly<Record<string, string>>, isHeader: boolean): Container {
  const colspan = spanOf(attributes['table:number-columns-spanned'])
  const rowspan = spanOf(attributes['table:number-rows-spanned'])
  const attrs = { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) }
  return { type: 'tableCell', attrs, isHeader, content: [] }
}

const spanOf = (value = '1'): number => Math.min(Math.max(Math.floor(Number(value)) || 1, 1), 100)

/** The node of a closed element. */
export const nodeOf = ({ type, attrs, isHeader, content }: Container): DocNode =>
  ({
    type: type === 'tableCell' && isHeader ? 'tableHeader' : type,
    ...(attrs && { attrs }),
    content,
  }) as DocNode

/** True for a line without a picture and with no text but that of a rule. */
export const isRuleLine = (content: readonly DocNode[]): boolean =>
  content.every(({ type }) => type === 'text') && isRuleText(textOfLine(content))
