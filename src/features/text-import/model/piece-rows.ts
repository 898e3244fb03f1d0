import { type CutMode, cutIntoPieces, kindAt, type Piece, picturesOf, startOf, wordsOf } from './cut-text.ts'
import type { ParsedText } from './file-text.ts'
import type { Cut, Cuts } from './find-cuts.ts'

/** A row of the preview: a piece with the words of all below it, or a cut that is left out. */
export type PiecePreview = {
  /** The block where it begins, with its kind, as its key. */
  key: string
  depth: number
  piece: Piece | null
  cut: Cut | null
  words: number
  pictures: number
  start: string
}

/** The preview of a cut text, with its pieces. */
export type CutPreview = { pieces: Piece[]; rows: PiecePreview[] }

/** Cuts a text and lists its pieces and, between them, the cuts that are left out. */
export function cutPreview(
  text: Pick<ParsedText, 'blocks'>,
  cuts: Cuts,
  mode: CutMode,
  skipped: ReadonlySet<number>,
): CutPreview {
  const pieces = cutIntoPieces(text, cuts, mode, skipped)
  const words = pieces.map((piece) => wordsOf(text, piece))
  for (let at = pieces.length - 1; at >= 0; at--) {
    const parent = pieces[at]?.parent
    if (parent != null) words[parent] = (words[parent] ?? 0) + (words[at] ?? 0)
  }
  const out = cuts.list.filter((cut) => skipped.has(cut.at) && kindAt(cut, mode) !== null)
  const rows: PiecePreview[] = []
  let next = 0
  const addSkipped = (before: number) => {
    for (let cut = out[next]; cut && cut.at < before; cut = out[++next]) {
      const depth = rows.at(-1)?.depth ?? 0
      rows.push({ key: `skipped ${cut.at}`, depth, piece: null, cut, words: 0, pictures: 0, start: '' })
    }
  }
  pieces.forEach((piece, at) => {
    addSkipped(piece.cut?.at ?? piece.from)
    rows.push({
      key: `${piece.kind} ${piece.cut?.at ?? piece.from}`,
      depth: piece.depth,
      piece,
      cut: piece.cut,
      words: words[at] ?? 0,
      pictures: picturesOf(text, piece),
      start: startOf(text, piece),
    })
  })
  addSkipped(Number.POSITIVE_INFINITY)
  return { pieces, rows }
}
