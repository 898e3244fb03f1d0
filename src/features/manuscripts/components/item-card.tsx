import { Box, chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Ellipsis, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { cardSteps } from '../model/card-steps.ts'
import { isProse } from '../model/item-types.ts'
import { ItemIcon } from '../shared/item-icon.tsx'
import { useCards } from './card-context.ts'
import { CardSynopsis } from './card-synopsis.tsx'
import { EditButton } from './edit-button.tsx'
import { InlineTitle } from './inline-title.tsx'
import { ItemDescription } from './item-description.tsx'
import { keepFocus } from './keep-focus.ts'
import { useItemCardDrag } from './use-item-card-drag.ts'
import { useItemEdits } from './use-item-edits.ts'

const Cover = chakra('button')
const coverCss = {
  ...textAlignMatchParent,
  width: 'full',
  lineClamp: '2',
  fontWeight: 'semibold',
  '[data-card]:not([data-editing]) &::before': { content: '""', position: 'absolute', inset: '0' },
  '&:focus-visible': {
    outline: 'none',
    '&::before': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-3px',
      borderRadius: 'card',
    },
  },
} as const

type ItemCardProps = {
  item: ItemSummary
  words: number
  /** The number of items directly below it. */
  below: number
  level: 'h2' | 'h3' | 'h4'
  isSelected: boolean
  /** True for the folder of templates. */
  isTemplates: boolean
}

const on = (is: boolean) => (is ? '' : undefined)

/** A long touch on the handle starts a drag instead of opening the menu. */
const keepFromMenu = (event: MouseEvent<HTMLElement, globalThis.MouseEvent>) => {
  const { nativeEvent } = event
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  if (nativeEvent.isTrusted && !isTouch) return
  event.preventDefault()
  event.stopPropagation()
}

/** A card of the corkboard; memoised, so that it renders only when its own item changes. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, words, below, level, isSelected } = props
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const { mayEdit, actions, open, menuFor, click, columns, shift } = useCards()
  const card = useRef<HTMLLIElement>(null)
  const { title: titleEdit, synopsis, isEditing } = useItemEdits(item, actions)
  const { spot, isDragged } = useItemCardDrag(card, item.id, mayEdit && !isEditing)
  const title = item.title || intl.formatMessage({ id: 'manuscripts.untitled' })
  const isDim = !item.includeInCompile && isProse(item.type)
  const menu = () => {
    const { label, entries } = menuFor(item, titleEdit.start)
    return [entries, label ?? title] as const
  }
  const focus = (part: string) => card.current?.querySelector<HTMLElement>(part)?.focus()

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!mayEdit) return
    const steps = cardSteps(event, columns(), document.documentElement.dir === 'rtl')
    if (steps !== null) shift(item.id, steps)
    else if (event.key === 'F2') titleEdit.start()
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
      void actions.undoLast()
    else return
    event.preventDefault()
  }

  return (
    <li
      ref={card}
      data-card={item.id}
      data-editable={on(mayEdit)}
      data-editing={on(isEditing)}
      data-dragged={on(isDragged)}
      data-spot={spot ?? undefined}
      data-selected={on(isSelected)}
      onClickCapture={(event) => {
        const isPicking = event.currentTarget.closest('[data-picking]') !== null
        if (!mayEdit || isEditing) return
        if (!isPicking && !(event.shiftKey || event.ctrlKey || event.metaKey)) return
        // A click with a key selects, also on a control.
        event.stopPropagation()
        event.preventDefault()
        click(item.id, event)
      }}
      onContextMenu={(event) => !isEditing && contextMenu.openFromEvent(event, ...menu())}
      onKeyDown={handleKeyDown}
      onMouseDown={isEditing ? keepFocus : undefined}
    >
      <Box
        aria-hidden
        height="3px"
        flexShrink="0"
        bg="border"
        style={item.label?.colour ? { backgroundColor: item.label.colour } : undefined}
      />
      {mayEdit && !isEditing ? (
        <span data-grip="" aria-hidden onContextMenu={keepFromMenu}>
          <GripVertical size={14} />
        </span>
      ) : null}
      <Flex data-head="" gap="2" pe="1.5" pt="2" align="flex-start">
        <Box color="fg.muted" pt="2">
          <ItemIcon item={item} isTemplates={props.isTemplates} />
        </Box>
        {titleEdit.draft ? (
          <InlineTitle edit={titleEdit} onKeyEnd={() => focus('[data-open]')} />
        ) : (
          <>
            <Heading as={level} textStyle="sm" flex="1" minW="0" pt="1.5" color={isDim ? 'fg.muted' : 'fg'}>
              <Cover
                type="button"
                data-open=""
                dir="auto"
                css={coverCss}
                aria-keyshortcuts={
                  mayEdit ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight F2 Space' : undefined
                }
                onClick={() => open(item)}
              >
                {title}
                {isSelected ? (
                  <VisuallyHidden> {intl.formatMessage({ id: 'manuscripts.card.selected' })}</VisuallyHidden>
                ) : null}
              </Cover>
            </Heading>
            {mayEdit ? <EditButton field="title" title={title} onStart={titleEdit.start} /> : null}
          </>
        )}
        <Box position="relative">
          <IconButton
            size="xs"
            label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
            onClick={(event) => contextMenu.openFromButton(event.currentTarget, ...menu())}
          >
            <Ellipsis />
          </IconButton>
        </Box>
      </Flex>
      <CardSynopsis
        item={item}
        title={title}
        below={below}
        mayEdit={mayEdit}
        edit={synopsis}
        onKeyEnd={() => focus('[data-edit=synopsis], [data-blank]')}
      />
      <Flex ps="4" pe="1.5" pb="2" minH="8" align="center" gap="2">
        <Box flex="1" minW="0">
          <ItemDescription item={item} words={words} />
        </Box>
        {mayEdit && !synopsis.draft && (item.synopsis || below > 0) ? (
          <EditButton field="synopsis" title={title} onStart={synopsis.start} />
        ) : null}
      </Flex>
    </li>
  )
})
