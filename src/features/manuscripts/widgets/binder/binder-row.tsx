import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChevronRight, Ellipsis, Trash2 } from 'lucide-react'
import { type CSSProperties, memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isProse } from '../../model/item-types.ts'
import { type BinderRow as Row, TRASH_ID } from '../../model/rows.ts'
import { ItemIcon } from '../item-icon.tsx'
import { LabelDot } from '../label-dot.tsx'
import { useBinderCommands } from './binder-context.ts'
import { DropMark } from './drop-mark.tsx'
import { RenameField } from './rename-field.tsx'
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
}

const More = chakra('button')
const indent = 16

/** One line of the binder. Memoised: it is drawn again only when something of its own has changed. */
export const BinderRow = memo(function BinderRow(props: BinderRowProps) {
  const { row, domId, manuscriptId, top, height, isCurrent, isSelected, isRenaming, canWrite } = props
  const intl = useIntl()
  const commands = useBinderCommands()
  const element = useRef<HTMLDivElement>(null)
  const { item, isExpandable, isExpanded } = row
  const { spot, isDragged } = useRowDrag({
    row: element,
    manuscriptId,
    id: row.id,
    isEnabled: canWrite && !isRenaming,
    isExpanded,
    isExpandable,
  })
  const name = item ? rowName(intl, item) : intl.formatMessage({ id: 'manuscripts.binder.trash' })
  const title = item?.title || intl.formatMessage({ id: 'manuscripts.untitled' })
  const isLeftOut = item !== undefined && isProse(item.type) && !item.includeInCompile
  const style: CSSProperties = {
    transform: `translateY(${top}px)`,
    height,
    paddingInlineStart: 6 + (Math.min(row.level, 12) - 1) * indent,
  }
  return (
    <Flex
      ref={element}
      id={domId}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.posInSet}
      aria-setsize={row.setSize}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isSelected}
      aria-label={name}
      data-current={isCurrent || undefined}
      data-row={row.id}
      position="absolute"
      insetInlineStart="1"
      insetInlineEnd="1"
      top="0"
      align="center"
      gap="1.5"
      pe="1"
      borderRadius="control"
      cursor="default"
      userSelect="none"
      style={style}
      opacity={isDragged ? 0.45 : 1}
      color={item?.inTrash || isLeftOut ? 'fg.faint' : 'fg'}
      bg={isSelected ? 'brand.subtle' : spot === 'inside' ? 'mark.subtle' : undefined}
      _hover={isSelected ? undefined : { bg: 'bg.subtle' }}
      css={{
        '& [data-more]': { opacity: 0 },
        '&:hover [data-more], &[data-current] [data-more]': { opacity: 1 },
      }}
      onClick={() => commands.select(row.id)}
      onDoubleClick={() => (item ? commands.open(row.id) : undefined)}
      onContextMenu={(event) => {
        event.preventDefault()
        commands.showMenu(row.id, { x: event.clientX, y: event.clientY })
      }}
    >
      <Box
        aria-hidden
        flexShrink="0"
        boxSize="5"
        display="grid"
        placeItems="center"
        borderRadius="l1"
        color="fg.muted"
        visibility={isExpandable ? 'visible' : 'hidden'}
        _hover={{ bg: 'bg.emphasized' }}
        onClick={(event) => {
          event.stopPropagation()
          commands.toggle(row.id)
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Box
          as="span"
          display="grid"
          transition="transform 140ms ease-out"
          transform={isExpanded ? 'rotate(90deg)' : undefined}
          _rtl={{ transform: isExpanded ? 'rotate(90deg)' : 'scaleX(-1)' }}
        >
          <ChevronRight size={14} strokeWidth={2} />
        </Box>
      </Box>
      <Box as="span" color={isSelected ? 'brand.fg' : 'fg.muted'} display="grid">
        {item ? (
          <ItemIcon item={item} isOpen={isExpanded} />
        ) : (
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        )}
      </Box>
      {isRenaming && item ? (
        <RenameField title={item.title} onEnd={(typed) => commands.endRename(item, typed)} />
      ) : (
        <Box
          as="span"
          dir="auto"
          flex="1"
          minW="0"
          truncate
          textAlign="start"
          fontWeight={row.level === 1 ? 'medium' : 'normal'}
          fontStyle={item && item.title === '' ? 'italic' : undefined}
          textDecoration={isLeftOut ? 'line-through' : undefined}
          textDecorationColor="border.emphasized"
        >
          {row.id === TRASH_ID ? name : title}
        </Box>
      )}
      {item && !isRenaming ? <RowFacts row={row} /> : null}
      {isRenaming || (!item && !canWrite) ? null : (
        <More
          type="button"
          data-more=""
          tabIndex={-1}
          aria-label={intl.formatMessage(
            { id: 'manuscripts.binder.actions-of' },
            { title: item ? title : name },
          )}
          flexShrink="0"
          display="grid"
          placeItems="center"
          boxSize="6"
          borderRadius="l1"
          color="fg.muted"
          css={{ '@media (pointer: coarse)': { width: '2.5rem', height: '2.5rem', opacity: '1 !important' } }}
          _hover={{ bg: 'bg.emphasized', color: 'fg' }}
          onClick={(event) => {
            event.stopPropagation()
            const box = event.currentTarget.getBoundingClientRect()
            commands.showMenu(row.id, { x: box.left, y: box.bottom })
          }}
        >
          <Ellipsis size={16} aria-hidden />
        </More>
      )}
      {spot === 'before' || spot === 'after' ? <DropMark spot={spot} level={row.level} /> : null}
      {spot === 'inside' ? (
        <Box
          aria-hidden
          position="absolute"
          inset="0"
          borderWidth="2px"
          borderColor="mark.fg"
          borderRadius="control"
        />
      ) : null}
    </Flex>
  )
})

function RowFacts({ row: { item } }: { row: Row }) {
  const intl = useIntl()
  if (!item) return null
  return (
    <>
      {item.status ? (
        <Box
          as="span"
          textStyle="xs"
          color="fg.muted"
          display="none"
          maxW="28"
          truncate
          css={{ '@container binder (min-width: 380px)': { display: 'block' } }}
        >
          {item.status}
        </Box>
      ) : null}
      {item.label ? <LabelDot colour={item.label.colour} /> : null}
      {item.wordCount > 0 ? (
        <Box as="span" textStyle="xs" color="fg.faint" fontVariantNumeric="tabular-nums">
          {intl.formatNumber(item.wordCount)}
        </Box>
      ) : null}
    </>
  )
}
