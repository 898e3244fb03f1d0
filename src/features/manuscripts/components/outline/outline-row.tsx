import type { ItemSummary } from '@contract/items.ts'
import { Ellipsis } from 'lucide-react'
import { type CSSProperties, type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { isProse } from '../../model/item-types.ts'
import type { BinderRowData } from '../../model/rows.ts'
import { DropMark } from '../../shared/binder/drop-mark.tsx'
import { RowFront } from '../../shared/binder/row-front.tsx'
import { rowName } from '../../shared/binder/row-name.ts'
import { useRowDrag } from '../../shared/binder/use-row-drag.ts'
import { isChosen } from '../../shared/field-values.ts'
import { EditButton } from '../edit-button.tsx'
import { InlineTitle } from '../inline-title.tsx'
import { useInlineEdit } from '../use-inline-edit.ts'
import { OutlineCell } from './outline-cell.tsx'
import { useOutlineCommands } from './outline-context.ts'
import type { OutlineColumn } from './use-outline-columns.ts'

type OutlineRowProps = Omit<BinderRowData, 'id' | 'item'> & {
  item: ItemSummary
  domId: string
  /** Starts at 1, with the header as the first row. */
  rowIndex: number
  columns: readonly OutlineColumn[]
  words: number
  characters: number
  top: number
  height: number
  isCurrent: boolean
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  /** True for a row that only leads to the matches of a filter. */
  isDim: boolean
  /** True for the folder of templates. */
  isTemplates: boolean | undefined
  /** Starts the edit of its title. */
  startsRename: boolean
  canDrag: boolean
}

const on = (is: boolean) => (is ? '' : undefined)

const isControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button, input, textarea, label') !== null

/** A row of the outline; memoised, so that it renders only when its own props change. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { item, domId, columns, level, isExpandable, isExpanded, isCurrent, startsRename } = props
  const { id } = item
  const intl = useIntl()
  const commands = useOutlineCommands()
  const { actions, manuscriptId, renameStarted } = commands
  const mayEdit = commands.mayEdit && !item.inTrash
  const element = useRef<HTMLDivElement>(null)
  const [isCellEdited, setIsCellEdited] = useState(false)
  const titleEdit = useInlineEdit(item.title, async (typed) => {
    const next = typed.trim()
    return next === '' || next === item.title || (await actions.rename(item, next)) !== null
  })
  const isEditing = isCellEdited || titleEdit.draft !== null
  const { spot, isDragged } = useRowDrag({
    row: element,
    manuscriptId,
    id,
    isEnabled: props.canDrag && !isEditing,
    isExpanded,
    isExpandable,
    commands,
  })
  const { start } = titleEdit
  // Before the next key, so that the field receives the first letter of a title typed at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once
  useLayoutEffect(() => {
    if (!startsRename) return
    start()
    renameStarted()
  }, [startsRename])
  const title = item.title || intl.formatMessage({ id: 'manuscripts.untitled' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a table cannot be positioned
    // biome-ignore lint/a11y/useFocusableInteractive: the outline keeps the focus and names its current row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline reads the keys
    <div
      ref={element}
      id={domId}
      role="row"
      aria-level={level}
      aria-posinset={props.posInSet}
      aria-setsize={props.setSize}
      aria-rowindex={props.rowIndex}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={props.isSelected}
      aria-label={rowName(intl, item, props.isTemplates)}
      data-row={id}
      data-current={on(isCurrent)}
      data-dim={on(props.isDim || (isProse(item.type) && !item.includeInCompile))}
      data-dragged={on(isDragged)}
      data-inside={on(spot === 'inside')}
      data-editing={on(isEditing)}
      style={
        {
          transform: `translateY(${props.top}px)`,
          height: props.height,
          '--level': level,
        } as CSSProperties
      }
      onClickCapture={(event) => {
        const isPicking = event.currentTarget.closest('[data-picking]') !== null
        if (!mayEdit || isEditing) return
        if (!isPicking && !(event.shiftKey || event.ctrlKey || event.metaKey)) return
        // A click with a key selects, also on a control.
        event.stopPropagation()
        event.preventDefault()
        commands.selectBy(id, event)
      }}
      onClick={() => commands.select(id)}
      onDoubleClick={(event) => (isControl(event) ? undefined : commands.open(id))}
      onContextMenu={(event) => {
        if (isEditing) return
        event.preventDefault()
        commands.showMenu(id, { x: event.clientX, y: event.clientY })
      }}
    >
      {columns.map((column, index) =>
        index === 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: as the row
          // biome-ignore lint/a11y/useFocusableInteractive: as the row
          <div key={column.id} role="gridcell" data-first="">
            <RowFront
              item={item}
              isExpandable={isExpandable}
              isExpanded={isExpanded}
              isTemplates={props.isTemplates}
              onToggle={() => commands.toggle(id)}
            />
            {titleEdit.draft ? (
              <InlineTitle edit={titleEdit} onKeyEnd={commands.focus} />
            ) : (
              <>
                <button
                  type="button"
                  tabIndex={-1}
                  dir="auto"
                  data-text=""
                  data-title=""
                  data-untitled={on(item.title === '')}
                  onClick={() => commands.openItem(item)}
                >
                  {title}
                </button>
                {mayEdit ? <EditButton field="title" title={title} tabIndex={-1} onStart={start} /> : null}
              </>
            )}
          </div>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: as the row
          // biome-ignore lint/a11y/useFocusableInteractive: as the row
          <div
            key={column.id}
            role="gridcell"
            data-cell={
              column.id === 'label' || column.id === 'status' || (column.custom && isChosen(column.custom))
                ? 'choice'
                : 'text'
            }
            data-column={column.id}
            data-end={on(column.align === 'end')}
            data-muted={on(column.id !== 'words' && column.id !== 'characters')}
          >
            <OutlineCell
              item={item}
              column={column}
              title={title}
              words={props.words}
              characters={props.characters}
              mayEdit={mayEdit}
              onEditing={setIsCellEdited}
            />
          </div>
        ),
      )}
      {commands.mayEdit ? (
        // biome-ignore lint/a11y/useSemanticElements: as the row
        // biome-ignore lint/a11y/useFocusableInteractive: as the row
        <div role="gridcell" data-actions="">
          <IconButton
            size="xs"
            tabIndex={-1}
            label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
            onClick={(event) => {
              event.stopPropagation()
              const box = event.currentTarget.getBoundingClientRect()
              commands.showMenu(id, { x: box.left, y: box.bottom })
            }}
          >
            <Ellipsis />
          </IconButton>
        </div>
      ) : null}
      {spot === 'before' || spot === 'after' ? <DropMark spot={spot} level={level} /> : null}
    </div>
  )
})
