import { memo } from 'react'
import { ItemIcon } from '@/features/manuscripts/shared/item-icon.tsx'
import type { PieceKind } from '../model/cut-text.ts'
import type { CutReason } from '../model/find-cuts.ts'
import type { PiecePreview as Row } from '../model/piece-rows.ts'

const INDENT_PX = 20
const TYPES = { part: 'folder', chapter: 'chapter', scene: 'scene' } as const

/** The translated texts of a row, created once for all rows. */
export type PieceText = {
  nameOf: (kind: PieceKind, number: number) => string
  reasons: Readonly<Record<CutReason, string>>
  /** The separator itself, where a cut has no title. */
  leftOut: string
  words: (count: number) => string
  pictures: (count: number) => string
}

export type PieceRowProps = {
  row: Row
  top: number
  text: PieceText
  isDisabled: boolean
  onToggle: (at: number) => void
}

/** A row of the preview: what begins here, why the text is cut here, and its first words. */
export const PieceRow = memo(function PieceRow({ row, top, text, isDisabled, onToggle }: PieceRowProps) {
  const { piece, cut, words, pictures, start } = row
  const title = piece ? (piece.title ?? text.nameOf(piece.kind, piece.number)) : (cut?.title ?? text.leftOut)
  const canToggle = cut !== null && cut.reason !== 'length'
  const reason = cut ? text.reasons[cut.reason] : ''
  const texts = (
    <>
      {piece ? <ItemIcon item={{ type: TYPES[piece.kind], sourceType: null }} /> : null}
      <span className="texts">
        <span dir="auto">{title}</span>
        <small dir="auto">
          {reason}
          {reason && start ? ' · ' : ''}
          <bdi>{start}</bdi>
        </small>
      </span>
    </>
  )
  return (
    <div
      className="piece"
      data-out={piece ? undefined : ''}
      data-strong={piece && piece.kind !== 'scene' ? '' : undefined}
      style={{
        transform: `translateY(${top}px)`,
        paddingInlineStart: 10 + row.depth * INDENT_PX + (canToggle ? 0 : 24),
      }}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a row that is not a choice has no control */}
      <label>
        {canToggle ? (
          <input
            type="checkbox"
            checked={piece !== null}
            disabled={isDisabled}
            onChange={() => onToggle(cut.at)}
          />
        ) : null}
        {texts}
      </label>
      {pictures > 0 ? <span className="words">{text.pictures(pictures)}</span> : null}
      {words > 0 ? <span className="words">{text.words(words)}</span> : null}
    </div>
  )
})
