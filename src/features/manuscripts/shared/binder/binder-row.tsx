import { Ellipsis } from 'lucide-react'
import { type MouseEvent, memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isProse } from '../../model/item-types.ts'
import type { BinderRowData as Row } from '../../model/rows.ts'
import { useBinderCommands } from './binder-context.ts'
import { DropMark } from './drop-mark.tsx'
import { RenameField } from './rename-field.tsx'
import { RowFront } from './row-front.tsx'
import { rowName } from './row-name.ts'
import { useRowDrag } from './use-row-drag.ts'

type BinderRowProps = {
  row: Row
  domId: string
  manuscriptId: string
  top: number
  height: number
  isCurrent: boolean
  isSelected: boolean
  isRenaming: boolean
  canWrite: boolean
  canDrag: boolean
}

const indent = 16
const deepestIndent = 12
const isWithKey = (event: MouseEvent) => event.shiftKey || event.ctrlKey || event.metaKey
const on = (is: boolean) => (is ? '' : undefined)

/** A row of the binder; memoised, so that it renders only when its own props change. */
export const BinderRow = memo(function BinderRow(props: BinderRowProps) {
  const { row, domId, manuscriptId, top, height, isCurrent, isSelected, isRenaming, canWrite, canDrag } =
    props
  const intl = useIntl()
  const commands = useBinderCommands()
  const element = useRef<HTMLDivElement>(null)
  const { id, item, level, isExpandable, isExpanded } = row
  const { spot, isDragged } = useRowDrag({
    row: element,
    manuscriptId,
    id,
    isEnabled: canDrag && !isRenaming,
    isExpanded,
    isExpandable,
    commands,
  })
  const name = item
    ? rowName(intl, item, row.isTemplates)
    : intl.formatMessage({ id: 'manuscripts.binder.trash' })
  const title = item ? item.title || intl.formatMessage({ id: 'manuscripts.untitled' }) : name
  const isLeftOut = item !== undefined && isProse(item.type) && !item.includeInCompile
  const paddingInlineStart = 6 + (Math.min(level, deepestIndent) - 1) * indent
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and names its current line
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree reads the keys
    <div
      ref={element}
      id={domId}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.posInSet}
      aria-setsize={row.setSize}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isSelected}
      aria-label={name}
      data-row={id}
      data-current={on(isCurrent)}
      data-dim={on(isLeftOut || item?.inTrash === true)}
      data-dragged={on(isDragged)}
      data-inside={on(spot === 'inside')}
      style={{ transform: `translateY(${top}px)`, height, paddingInlineStart }}
      onClick={(event) => commands.click(id, event)}
      onDoubleClick={(event) => (item && !isWithKey(event) ? commands.open(id) : undefined)}
      onContextMenu={(event) => {
        event.preventDefault()
        commands.showMenu(id, { x: event.clientX, y: event.clientY })
      }}
    >
      <RowFront
        item={item}
        isExpandable={isExpandable}
        isExpanded={isExpanded}
        isTemplates={row.isTemplates}
        onToggle={() => commands.toggle(id)}
      />
      {isRenaming && item ? (
        <RenameField title={item.title} onEnd={(typed) => commands.endRename(item, typed)} />
      ) : (
        <span
          dir="auto"
          data-title=""
          data-top={on(level === 1)}
          data-untitled={on(item?.title === '')}
          data-left-out={on(isLeftOut)}
        >
          {title}
        </span>
      )}
      {item && !isRenaming ? <RowFacts item={item} /> : null}
      {isRenaming || !canWrite ? null : (
        <button
          type="button"
          data-more=""
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
          onClick={(event) => {
            event.stopPropagation()
            const box = event.currentTarget.getBoundingClientRect()
            commands.showMenu(id, { x: box.left, y: box.bottom })
          }}
        >
          <Ellipsis strokeWidth={2} size={16} aria-hidden />
        </button>
      )}
      {spot === 'before' || spot === 'after' ? <DropMark spot={spot} level={level} /> : null}
    </div>
  )
})

function RowFacts({ item }: { item: NonNullable<Row['item']> }) {
  const intl = useIntl()
  const colour = item.label?.colour
  return (
    <>
      {item.status ? <span data-status="">{item.status}</span> : null}
      {item.label ? <span data-label="" style={colour ? { backgroundColor: colour } : undefined} /> : null}
      {item.wordCount > 0 ? <span data-words="">{intl.formatNumber(item.wordCount)}</span> : null}
    </>
  )
}
