import { docText } from '@contract/document-text.ts'
import type { FileBlock, ParsedText } from './file-text.ts'
import type { Cut, Cuts } from './find-cuts.ts'
import { MAX_SCENE } from './measure-text.ts'

/** The ways to cut a text. */
export const CUT_MODES = [
  'parts-chapters-scenes',
  'parts-chapters',
  'chapters-scenes',
  'chapters',
  'pages',
  'separators',
  'none',
] as const
export type CutMode = (typeof CUT_MODES)[number]

export type PieceKind = 'part' | 'chapter' | 'scene'

/** A part, chapter or scene of the cut text. */
export type Piece = {
  kind: PieceKind
  /** The index of the parent in the list. */
  parent: number | null
  depth: number
  /** The title from the file, or null for a number of its kind. */
  title: string | null
  number: number
  /** The cut where it begins; null for the first scene of a chapter. */
  cut: Cut | null
  /** The blocks of its text; none in a part and in a chapter. */
  from: number
  to: number
}

const KINDS: Readonly<Partial<Record<CutMode, readonly PieceKind[]>>> = {
  'parts-chapters-scenes': ['part', 'chapter', 'scene'],
  'parts-chapters': ['part', 'chapter'],
  'chapters-scenes': ['chapter', 'scene'],
  chapters: ['chapter'],
}

/** The ways that a text offers. */
export function modesOf({ list, levels }: Cuts): CutMode[] {
  const isOffered = (mode: CutMode) => {
    if (mode === 'pages') return list.some(({ startsPage }) => startsPage)
    if (mode === 'separators') return list.some(({ level }) => level === 0)
    return (KINDS[mode]?.length ?? 0) <= levels
  }
  return CUT_MODES.filter(isOffered)
}

/** The way that is likely meant: headings by the words of their titles, else pages, else separators. */
export function likelyMode(cuts: Cuts, headingKind: (text: string) => 'part' | 'chapter' | null): CutMode {
  const { list, levels } = cuts
  const modes = modesOf(cuts)
  if (levels === 0) return modes.find((mode) => mode === 'pages' || mode === 'separators') ?? 'none'
  const titlesAt = (level: number) =>
    list.filter((cut) => cut.level === level).map(({ title }) => title ?? '')
  const hasParts =
    titlesAt(1).some((title) => headingKind(title) === 'part') ||
    titlesAt(2).some((title) => headingKind(title) === 'chapter') ||
    list.some(({ reason }) => reason === 'chapter-line' || reason === 'title-line')
  if (levels === 1) return 'chapters'
  if (!hasParts) return 'chapters-scenes'
  return levels > 2 ? 'parts-chapters-scenes' : 'parts-chapters'
}

/** The kind of piece that begins at a cut in this mode; null when the mode ignores the cut. */
export function kindAt(cut: Cut, mode: CutMode): PieceKind | null {
  if (mode === 'none') return null
  if (mode === 'pages' && cut.startsPage) return 'chapter'
  if (cut.level > 0) return KINDS[mode]?.[cut.level - 1] ?? null
  return cut.reason === 'page-break' ? null : 'scene'
}

type Open = { part: number | null; chapter: number | null; from: number; scene: Cut | null }

/** Cuts a text into parts, chapters and scenes at all cuts of a way but the skipped ones, given by their block. */
export function cutIntoPieces(
  { blocks }: Pick<ParsedText, 'blocks'>,
  cuts: Cuts,
  mode: CutMode,
  skipped: ReadonlySet<number>,
): Piece[] {
  const pieces: Piece[] = []
  const counts = new Map<string, number>()
  const open: Open = { part: null, chapter: null, from: cuts.start, scene: null }
  const add = (kind: PieceKind, parent: number | null, cut: Cut | null, from: number, to: number) => {
    const key = `${kind} ${kind === 'scene' ? parent : ''}`
    const number = (counts.get(key) ?? 0) + 1
    counts.set(key, number)
    const depth = parent === null ? 0 : (pieces[parent]?.depth ?? 0) + 1
    return pieces.push({ kind, parent, depth, title: cut?.title ?? null, number, cut, from, to }) - 1
  }
  const close = (to: number) => {
    const parent = open.chapter ?? open.part
    const isText = blocks.slice(open.from, to).some(hasContent)
    if (!isText && open.scene?.title == null) return
    for (const [at, end] of lengths(blocks, open.from, to)) {
      const isFirst = at === open.from
      add('scene', parent, isFirst ? open.scene : lengthCut(at), at, end)
    }
  }
  for (const cut of cuts.list) {
    const kind = kindAt(cut, mode)
    if (kind === null || skipped.has(cut.at)) continue
    close(cut.at)
    open.from = cut.takesBlock ? cut.at + 1 : cut.at
    open.scene = kind === 'scene' ? cut : null
    if (kind === 'part') {
      open.part = add(kind, null, cut, open.from, open.from)
      open.chapter = null
    } else if (kind === 'chapter') open.chapter = add(kind, open.part, cut, open.from, open.from)
  }
  close(blocks.length)
  return pieces
}

const hasContent = ({ node, words }: FileBlock): boolean =>
  words > 0 || (node.type !== 'paragraph' && node.type !== 'heading') || (node.content ?? []).length > 0

const lengthCut = (at: number): Cut => ({
  at,
  reason: 'length',
  level: 0,
  title: null,
  takesBlock: false,
  startsPage: false,
})

/** The ranges of blocks that each fit into one scene. */
function lengths(blocks: readonly FileBlock[], from: number, to: number): [from: number, to: number][] {
  const ranges: [number, number][] = []
  let start = from
  let size = { bytes: 0, nodes: 0 }
  for (let at = from; at < to; at++) {
    const { bytes, nodes } = blocks[at] as FileBlock
    if (at > start && (size.bytes + bytes > MAX_SCENE.bytes || size.nodes + nodes > MAX_SCENE.nodes)) {
      ranges.push([start, at])
      start = at
      size = { bytes: 0, nodes: 0 }
    }
    size = { bytes: size.bytes + bytes, nodes: size.nodes + nodes }
  }
  ranges.push([start, to])
  return ranges
}

/** The number of words of a piece. */
export function wordsOf({ blocks }: Pick<ParsedText, 'blocks'>, { from, to }: Piece): number {
  let words = 0
  for (let at = from; at < to; at++) words += blocks[at]?.words ?? 0
  return words
}

/** The number of pictures in a piece. */
export const picturesOf = ({ blocks }: Pick<ParsedText, 'blocks'>, { from, to }: Piece): number =>
  blocks.slice(from, to).reduce((sum, { pictures }) => sum + pictures, 0)

/** The first words of a piece. */
export function startOf({ blocks }: Pick<ParsedText, 'blocks'>, { from, to }: Piece): string {
  const first = blocks.slice(from, to).find(({ words }) => words > 0)
  return first
    ? docText({ type: 'doc', content: [first.node] })
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 120)
    : ''
}
