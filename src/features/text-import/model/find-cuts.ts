import { headingKind, isNumberLine, isSeparatorLine, isTitleLine } from './cut-lines.ts'
import { type FileBlock, textOfLine } from './file-text.ts'

/** Why a text is cut before a block. */
export const CUT_REASONS = [
  'heading',
  'chapter-line',
  'title-line',
  'separator',
  'gap',
  'page-break',
  'length',
] as const
export type CutReason = (typeof CUT_REASONS)[number]

/** A place where the text may be cut. */
export type Cut = {
  /** The index of the block. */
  at: number
  reason: CutReason
  /** 1 for the highest level of headings; 0 for a cut between scenes. */
  level: number
  /** The title of what begins here, or null without one. */
  title: string | null
  /** The block is the heading or the separator, which is no part of the text after the cut. */
  takesBlock: boolean
  startsPage: boolean
}

/** All places where a text may be cut, in order, and where the text begins after its title. */
export type Cuts = { list: Cut[]; levels: number; start: number; title: string | null; author: string | null }

/** Finds the places where a text may be cut: headings, lines that read like headings, separators and page breaks. */
export function findCuts(blocks: readonly FileBlock[]): Cuts {
  const list = blocks.some(({ node }) => node.type === 'heading' && textOfLine(node.content).trim() !== '')
    ? headingCuts(blocks)
    : lineCuts(blocks)
  const title = titleOf(blocks, list)
  const used = title ? list.filter((cut) => cut.at >= title.start) : list
  const levels = [...new Set(used.flatMap(({ level }) => (level > 0 ? [level] : [])))].sort((a, b) => a - b)
  const ranked = used.map((cut) => ({ ...cut, level: cut.level > 0 ? levels.indexOf(cut.level) + 1 : 0 }))
  return {
    list: ranked,
    levels: levels.length,
    start: title?.start ?? 0,
    title: title?.title ?? null,
    author: title?.author ?? null,
  }
}

/** The text of a line; null for other blocks and for a line with a picture, which no cut may take away. */
const lineOf = ({ node, pictures }: FileBlock): string | null =>
  pictures === 0 && (node.type === 'paragraph' || node.type === 'heading')
    ? textOfLine(node.content).trim()
    : null

const cutAt = (at: number, block: FileBlock, reason: CutReason, rest: Partial<Cut> = {}): Cut => ({
  at,
  reason,
  level: 0,
  title: null,
  takesBlock: false,
  startsPage: block.startsPage === true,
  ...rest,
})

/** The cut between scenes before a block, or null. */
function sceneCut(block: FileBlock, at: number, counts: Counted): Cut | null {
  const line = lineOf(block)
  const isRule = counts.rules && block.node.type === 'horizontalRule'
  const isLine = line !== null && (line !== '' || counts.empty) && isSeparatorLine(line)
  if (isRule || isLine) return cutAt(at, block, 'separator', { takesBlock: true })
  if (block.startsPage) return cutAt(at, block, 'page-break')
  return block.isAfterGap && at > 0 ? cutAt(at, block, 'gap') : null
}

type Counted = { empty: boolean; rules: boolean }

/**
 * Empty paragraphs separate scenes only in a text that does not have them between all paragraphs. Rules separate them only
 * where they are more than lines such as "* * *"; beside these, a rule is part of a scene (R-1008).
 */
function countedIn(blocks: readonly FileBlock[]): Counted {
  const lines = blocks.map(lineOf)
  const rules = blocks.filter(({ node }) => node.type === 'horizontalRule').length
  return {
    empty: lines.filter((line) => line === '').length * 10 < blocks.length,
    rules: rules > lines.filter((line) => line !== null && line !== '' && isSeparatorLine(line)).length,
  }
}

function headingCuts(blocks: readonly FileBlock[]): Cut[] {
  const counted = countedIn(blocks)
  return blocks.flatMap((block, at) => {
    const line = lineOf(block)
    if (block.node.type !== 'heading' || !line) return sceneCut(block, at, counted) ?? []
    const title = line.replaceAll('\n', ' ')
    return cutAt(at, block, 'heading', { level: block.node.attrs.level, title, takesBlock: true })
  })
}

/** The cuts of a text without headings: lines such as "Chapter 3", and short lines after more than one empty line. */
function lineCuts(blocks: readonly FileBlock[]): Cut[] {
  const counted = countedIn(blocks)
  const lines = blocks.map(lineOf)
  const kinds = lines.map((line, at) => {
    if (line === null) return null
    if (isNumberLine(line)) return blocks[at]?.isAfterGap || blocks[at]?.startsPage ? 'chapter' : null
    return headingKind(line)
  })
  const chapters = kinds.filter((kind) => kind === 'chapter').length
  const isTitle = (at: number) => {
    const block = blocks[at]
    return block?.isAfterGap === true && !isSeparatorLine(lines[at] ?? '') && isTitleLine(lines[at] ?? '')
  }
  const titles = blocks.filter((_, at) => kinds[at] === null && isTitle(at)).length
  // In a text whose chapters say so, other short lines after a gap are headings only where they are few.
  const usesTitles = chapters < 2 || titles <= chapters
  const isHeading = (at: number) => kinds[at] != null || (usesTitles && isTitle(at))
  return blocks.flatMap((block, at): Cut | Cut[] => {
    if (!isHeading(at)) return sceneCut(block, at, counted) ?? []
    const kind = kinds[at] ?? null
    // A title right before another one is that of a part.
    const isPart = kind === 'part' || (kind === null && isHeading(at + 1))
    const reason = kind === null ? 'title-line' : 'chapter-line'
    return cutAt(at, block, reason, { level: isPart ? 1 : 2, title: lines[at] ?? '', takesBlock: true })
  })
}

type Title = { title: string; author: string | null; start: number }

/**
 * The title of the whole text: the first line, when it is a heading that no other one is beside and others are below, or
 * a title line followed by a name.
 */
function titleOf(blocks: readonly FileBlock[], list: readonly Cut[]): Title | null {
  const headings = list.filter(({ level }) => level > 0)
  const [first, second] = headings
  if (first?.at !== 0 || !first.title || !second || headingKind(first.title)) return null
  const name = second.at === 2 ? nameIn(blocks[1]) : null
  const isAbove = headings.every((cut) => cut === first || cut.level > first.level)
  if (first.reason === 'heading' ? isAbove : name !== null)
    return { title: first.title, author: name, start: name === null ? 1 : 2 }
  return null
}

/** The name in a line, for example "by Ines Roy"; null for a line that reads like a sentence. */
function nameIn(block: FileBlock | undefined): string | null {
  const line = block ? lineOf(block) : null
  if (!line || line.length > 60 || !isTitleLine(line) || /[!?]$/.test(line)) return null
  const name = line.replace(/^(?:by|par|von|de|di|door)\s+/i, '')
  return name.split(/\s+/).length <= 6 ? name : null
}
