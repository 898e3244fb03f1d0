import { useIntl } from 'react-intl'
import type { compileTotals } from '../../model/outline.ts'
import { OutlineProgress } from './outline-progress.tsx'
import type { OutlineColumn } from './use-outline-columns.ts'

type OutlineFootProps = {
  columns: readonly OutlineColumn[]
  hasActions: boolean
  totals: ReturnType<typeof compileTotals>
  rowIndex: number
}

/** The totals of what compiles, below the rows. */
export function OutlineFoot({ columns, hasActions, totals, rowIndex }: OutlineFootProps) {
  const intl = useIntl()
  const { documents, words, characters, target } = totals
  const label = intl.formatMessage({ id: 'manuscripts.outline.compiles' }, { count: documents })
  const content = (id: string) => {
    if (id === 'title') {
      return (
        <span data-text="" title={label}>
          {label}
        </span>
      )
    }
    if (id === 'words') return intl.formatNumber(words)
    if (id === 'characters') return intl.formatNumber(characters)
    if (target === 0) return null
    if (id === 'target') return intl.formatNumber(target)
    return id === 'progress' ? <OutlineProgress words={words} target={target} label={label} /> : null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid are no rows of a table, which cannot be positioned
    <div role="rowgroup" data-edge="foot">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: it has nothing to operate */}
      <div role="row" aria-rowindex={rowIndex}>
        {columns.map(({ id, align }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={id}
            role="gridcell"
            data-first={index === 0 ? '' : undefined}
            data-end={align === 'end' ? '' : undefined}
          >
            {content(id)}
          </div>
        ))}
        {hasActions ? (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div role="gridcell" />
        ) : null}
      </div>
    </div>
  )
}
