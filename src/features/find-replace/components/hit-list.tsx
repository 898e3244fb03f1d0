import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useIsWide } from '@/ui/layout/use-is-wide.ts'
import type { FoundItem, Hit } from '../model/find-in-items.ts'
import type { ReplaceBy } from '../model/replaced-fields.ts'
import { HIT_PX, HitScroller, NARROW_HIT_PX, TITLE_PX } from './hit-list-css.ts'
import { HitRow } from './hit-row.tsx'
import { SelectAll } from './select-all.tsx'
import { TitleRow } from './title-row.tsx'

type HitListProps = {
  manuscriptId: string
  items: readonly FoundItem[]
  /** The ids of the hits that are left as they are; null for those who may only read. */
  left: ReadonlySet<string> | null
  isDisabled: boolean
  by: ReplaceBy | null
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

type Row = { key: string; found: FoundItem; hit: Hit | null }

/** The hits by item, each with a checkbox; only the rows in view are rendered. */
export function HitList({ manuscriptId, items, left, isDisabled, by, onChoose }: HitListProps) {
  const t = useT('find-replace')
  const isWide = useIsWide()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(
    () =>
      items.flatMap((found): Row[] => [
        { key: found.item.id, found, hit: null },
        ...found.hits.map((hit) => ({ key: hit.id, found, hit })),
      ]),
    [items],
  )
  const hitPx = isWide ? HIT_PX : NARROW_HIT_PX
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.hit ? hitPx : TITLE_PX),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  })
  return (
    <>
      {left ? (
        <SelectAll
          ids={items.flatMap(({ hits }) => hits.map(({ id }) => id))}
          left={left}
          isDisabled={isDisabled}
          onChoose={onChoose}
        />
      ) : null}
      <HitScroller
        ref={scroller}
        key={hitPx}
        role="group"
        aria-label={t('hits')}
        // Those who may only read can scroll the list by keys.
        tabIndex={0}
      >
        <div style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start, size, key }) => {
            const row = rows[index]
            if (!row) return null
            const { found, hit } = row
            const shared = {
              left,
              isDisabled,
              onChoose,
              style: { transform: `translateY(${start}px)`, height: size },
            }
            return hit ? (
              <HitRow key={key} hit={hit} by={by} {...shared} />
            ) : (
              <TitleRow key={key} manuscriptId={manuscriptId} found={found} {...shared} />
            )
          })}
        </div>
      </HitScroller>
    </>
  )
}
