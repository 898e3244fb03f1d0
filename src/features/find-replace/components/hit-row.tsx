import { VisuallyHidden } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { LEAF } from '@/features/editor/shared/search-body.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { Hit } from '../model/find-in-items.ts'
import { hitContext } from '../model/hit-context.ts'
import { type ReplaceBy, replacementOf } from '../model/replaced-fields.ts'

type HitRowProps = {
  hit: Hit
  by: ReplaceBy | null
  left: ReadonlySet<string> | null
  isDisabled: boolean
  style: CSSProperties
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

const plain = (text: string) => text.replaceAll(LEAF, ' ')

/** One hit in its sentence with the words that replace it; the whole row is the label of its checkbox. */
export function HitRow({ hit, by, left, isDisabled, style, onChoose }: HitRowProps) {
  const t = useT('find-replace')
  const { before, words, after } = hitContext(hit)
  const place = hit.isCaption ? 'in.caption' : hit.field === 'text' ? null : (`in.${hit.field}` as const)
  const replacement = by && replacementOf(hit, by.text)
  const text = (
    <>
      <span className="words" dir="auto">
        {plain(before)}
        {replacement ? (
          <>
            <del>
              <VisuallyHidden>{t('removed')} </VisuallyHidden>
              {words}
            </del>{' '}
            <ins>
              <VisuallyHidden>{t('added')} </VisuallyHidden>
              {replacement}
            </ins>
          </>
        ) : (
          <mark>{words}</mark>
        )}
        {plain(after)}
      </span>
      {place ? <span className="field">{t(place)}</span> : null}
    </>
  )
  if (!left)
    return (
      <div className="row" style={style}>
        {text}
      </div>
    )
  return (
    <label className="row" style={style}>
      <input
        type="checkbox"
        checked={!left.has(hit.id)}
        disabled={isDisabled}
        onChange={(event) => onChoose([hit.id], event.currentTarget.checked)}
      />
      {text}
    </label>
  )
}
