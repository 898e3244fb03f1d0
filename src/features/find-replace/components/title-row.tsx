import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import type { FoundItem } from '../model/find-in-items.ts'

type TitleRowProps = {
  manuscriptId: string
  found: FoundItem
  left: ReadonlySet<string> | null
  isDisabled: boolean
  style: CSSProperties
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** The title of an item above its hits, which opens the item at the first hit, and the checkbox of all its hits. */
export function TitleRow({ manuscriptId, found, left, isDisabled, style, onChoose }: TitleRowProps) {
  const t = useT('find-replace')
  const { item, hits } = found
  const title = item.title || t('untitled')
  const ids = hits.map(({ id }) => id)
  const chosen = ids.filter((id) => !left?.has(id)).length
  const first = hits.find(({ field }) => field === 'text')
  const words = first?.text.slice(first.from, first.to)
  return (
    <div className="row title" style={style}>
      {left ? (
        <input
          type="checkbox"
          aria-label={t('all.of', { title })}
          checked={chosen === ids.length}
          disabled={isDisabled}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < ids.length
          }}
          onChange={() => onChoose(ids, chosen < ids.length)}
        />
      ) : null}
      <Link dir="auto" to={href('editor.item', { manuscriptId, itemId: item.id }, { find: words })}>
        {title}
      </Link>
      <span className="count">{t('count', { count: hits.length })}</span>
    </div>
  )
}
