import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { textAlignMatchParent } from '../layout/text-align.ts'
import type { ContextMenuItem } from './context-menu-item.ts'
import { type MenuPosition, menuSize, positionSubmenu } from './geometry.ts'
import { hasChildren, isDisabled, visibleItems } from './items.ts'
import { nextIndex } from './keyboard.ts'

const Line = chakra('button')
const hoverDelayMs = 140

type MenuPanelProps = {
  label: string
  items: readonly ContextMenuItem[]
  place: MenuPosition
  isRtl: boolean
  /** The first-level panel, which the left and right arrow keys cannot close. */
  isFirst?: boolean
  /** Opened by a key: the first item takes the focus. */
  startsAtFirst?: boolean
  onChoose: (item: ContextMenuItem) => void
  /** Closes this panel: the whole menu at the first level, otherwise the submenu. */
  onClose: () => void
}

/** One floating panel of items; an item with children opens another panel beside it. */
export function ContextMenuPanel({
  label,
  items,
  place,
  isRtl,
  isFirst = false,
  startsAtFirst = false,
  onChoose,
  onClose,
}: MenuPanelProps) {
  const lines = visibleItems(items)
  const size = menuSize(lines)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef<string | null>(null)
  const [child, setChild] = useState<{ item: ContextMenuItem; place: MenuPosition; isByKey: boolean } | null>(
    null,
  )
  useLayoutEffect(() => {
    const first = startsAtFirst ? panel.current?.querySelector<HTMLElement>('[role=menuitem]') : null
    ;(first ?? panel.current)?.focus()
  }, [startsAtFirst])
  useEffect(() => () => clearTimeout(timer.current), [])

  const buttons = () => [...(panel.current?.querySelectorAll<HTMLElement>(':scope > [role=menuitem]') ?? [])]

  const openChild = (item: ContextMenuItem, element: HTMLElement, isByKey = false) => {
    const room = { width: window.innerWidth, height: window.innerHeight }
    const childSize = menuSize(visibleItems(item.children ?? []))
    const beside = positionSubmenu(element.getBoundingClientRect(), childSize, room, isRtl)
    setChild({ item, place: beside, isByKey })
  }

  const closeChild = () => {
    const opener = buttons().find((button) => button.dataset.id === child?.item.id)
    setChild(null)
    opener?.focus()
  }

  const handleMove = (item: ContextMenuItem, element: HTMLElement) => {
    // Only a moving pointer changes the active item, so that a menu opened under a resting pointer stays with
    // the keyboard.
    if (hovered.current === item.id) return
    hovered.current = item.id
    clearTimeout(timer.current)
    if (child?.item.id === item.id) return
    if (!child) element.focus()
    timer.current = setTimeout(() => {
      setChild(null)
      if (hasChildren(item) && !isDisabled(item)) openChild(item, element)
      else element.focus()
    }, hoverDelayMs)
  }

  const handleChoose = (item: ContextMenuItem, element: HTMLElement, isByKey = false) => {
    if (isDisabled(item)) return
    if (hasChildren(item)) openChild(item, element, isByKey)
    else onChoose(item)
  }

  const handleKey = (event: KeyboardEvent) => {
    const all = buttons()
    const current = all.findIndex((button) => button.matches(':focus'))
    const choices = lines.filter((line) => !line.separator)
    const item = choices[current]
    const [inward, outward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const button = all[current]
    if (event.key === 'Tab') onClose()
    else if (event.key === 'Escape' || event.key === outward) {
      if (event.key === outward && isFirst) return
      onClose()
    } else if (event.key === inward && item && button && hasChildren(item)) handleChoose(item, button, true)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (item && button) handleChoose(item, button, true)
    } else {
      const next = nextIndex(
        event.key,
        current,
        choices.map((line) => line.label),
      )
      if (next === null) return
      all[next]?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <Flex
        ref={panel}
        role="menu"
        aria-label={label}
        aria-orientation="vertical"
        tabIndex={-1}
        direction="column"
        position="fixed"
        userSelect="none"
        zIndex="popover"
        px="1.5"
        py="2.5"
        maxH="calc(100dvh - 20px)"
        overflowY="auto"
        bg="bg.surface"
        borderRadius="card"
        boxShadow="floating"
        outline="none"
        animationName="fade-in"
        animationDuration="fast"
        data-context-menu=""
        onKeyDown={handleKey}
        onContextMenu={(event) => event.preventDefault()}
        style={{ left: place.x, top: place.y, width: size.width }}
      >
        {lines.map((item) =>
          item.separator ? (
            <Box key={item.id} role="separator" h="1px" my="1" bg="border" flexShrink="0" />
          ) : (
            <Line
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-id={item.id}
              data-tip={item.disabledReason}
              aria-disabled={isDisabled(item) || undefined}
              aria-haspopup={hasChildren(item) ? 'menu' : undefined}
              aria-expanded={hasChildren(item) ? child?.item.id === item.id : undefined}
              display="flex"
              alignItems="center"
              gap="2.5"
              px="2.5"
              minH="10"
              flexShrink="0"
              borderRadius="control"
              textAlign="start"
              cursor={isDisabled(item) ? 'not-allowed' : 'pointer'}
              opacity={isDisabled(item) ? 0.5 : 1}
              color={item.danger ? 'danger.fg' : 'fg'}
              outline="none"
              _focus={{ bg: item.danger ? 'danger.subtle' : 'bg.subtle' }}
              _expanded={{ bg: 'bg.subtle' }}
              onPointerMove={(event) => {
                if (event.movementX !== 0 || event.movementY !== 0) handleMove(item, event.currentTarget)
              }}
              onPointerLeave={() => {
                hovered.current = null
              }}
              onClick={(event) => handleChoose(item, event.currentTarget)}
            >
              {item.icon ? <item.icon size={16} aria-hidden style={{ flexShrink: 0 }} /> : null}
              <chakra.span flex="1" truncate dir="auto" css={textAlignMatchParent}>
                {item.label}
              </chakra.span>
              {hasChildren(item) ? (
                <ChevronRight strokeWidth={2} size={16} data-mirror="" aria-hidden />
              ) : null}
            </Line>
          ),
        )}
      </Flex>
      {child ? (
        <ContextMenuPanel
          key={child.item.id}
          label={child.item.label}
          items={child.item.children ?? []}
          place={child.place}
          isRtl={isRtl}
          startsAtFirst={child.isByKey}
          onChoose={onChoose}
          onClose={closeChild}
        />
      ) : null}
    </>
  )
}
