import type { ItemSummary } from '@contract/items.ts'
import { ChevronRight, Trash2 } from 'lucide-react'
import { ItemIcon } from '../item-icon.tsx'

type RowFrontProps = {
  /** Missing for the trash. */
  item: ItemSummary | undefined
  isExpandable: boolean
  isExpanded: boolean
  isTemplates?: boolean | undefined
  onToggle: () => void
}

const on = (is: boolean) => (is ? '' : undefined)

/** The chevron and the icon of a tree row, styled by `rowFrontCss`. */
export function RowFront({ item, isExpandable, isExpanded, isTemplates, onToggle }: RowFrontProps) {
  return (
    <>
      <span
        aria-hidden
        data-chevron=""
        data-open={on(isExpanded)}
        data-none={on(!isExpandable)}
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <ChevronRight size={14} strokeWidth={2} />
      </span>
      <span data-icon="">
        {item ? (
          <ItemIcon item={item} isOpen={isExpanded} isTemplates={isTemplates} />
        ) : (
          <Trash2 size={16} aria-hidden />
        )}
      </span>
    </>
  )
}
