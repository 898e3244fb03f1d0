import type { DocNode } from '@contract/document.ts'
import { paragraphOf, type ReadBlock, type ReadText } from './file-text.ts'

type Group = { lines: string[]; blankBefore: number; startsPage: boolean }

/** Lines of this width that fill it are wrapped, as in mails and old e-books. */
const WRAPPED = { least: 45, most: 100 }

/** Reads a plain text: paragraphs by empty lines, or one for each line where a file has none between them. */
export function readPlain(text: string): ReadText {
  const groups = groupsOf(text)
  const layout = layoutOf(groups)
  const gap = layout === 'line' ? 1 : 2
  const blocks = groups.flatMap(({ lines, blankBefore, startsPage }): ReadBlock[] =>
    nodesOf(lines, layout).map((node, at) => ({
      node,
      ...(at === 0 && startsPage && { startsPage }),
      ...(at === 0 && blankBefore >= gap && { isAfterGap: true }),
    })),
  )
  return { title: '', author: '', language: null, blocks, notes: [], pictures: [], leftOut: [] }
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let open: Group | null = null
  let blank = 2
  let startsPage = false
  for (const raw of text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    if (raw.includes('\f')) startsPage = groups.length > 0
    const line = raw.replaceAll('\f', '').trim()
    // A no-break space alone on its line is a break between scenes, not an empty line.
    if (line === '' && !/[\u00a0\u202f]/.test(raw)) {
      blank++
      open = null
      continue
    }
    if (!open || startsPage) {
      open = { lines: [], blankBefore: blank, startsPage }
      groups.push(open)
    }
    open.lines.push(line)
    blank = 0
    startsPage = false
  }
  return groups
}

type Layout = 'line' | 'group' | 'wrapped'

function layoutOf(groups: readonly Group[]): Layout {
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0)
  const inner = groups.flatMap((group) => group.lines.slice(0, -1))
  const filled = inner.filter(({ length }) => length >= WRAPPED.least && length <= WRAPPED.most)
  const isWide = groups.some((group) => group.lines.some(({ length }) => length > WRAPPED.most))
  if (inner.length >= 3 && filled.length > inner.length * 0.7 && !isWide) return 'wrapped'
  // Most lines of a text with empty lines between its paragraphs are followed by one.
  return groups.length * 2 > lines ? 'group' : 'line'
}

function nodesOf(lines: readonly string[], layout: Layout): DocNode[] {
  if (layout === 'line') return lines.map(paragraphOf)
  if (layout === 'wrapped') return [paragraphOf(lines.join(' '))]
  const content = lines.flatMap((text, at): DocNode[] => [
    ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ])
  return [content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }]
}
