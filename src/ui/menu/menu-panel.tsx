import { Menu, type UseMenuProps, useMenu } from '@chakra-ui/react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followLink } from './follow-link.ts'
import type { MenuPanelProps } from './menu-panel-props.ts'

type Props = MenuPanelProps &
  Pick<UseMenuProps, 'onSelect'> &
  Pick<ComponentProps<typeof Menu.Content>, 'minW' | 'maxH' | 'overflowY' | 'children'> & {
    /** Value of the item that is active after opening by a key. */
    first: string | undefined
    /** By default 8 px below the end of the button. */
    positioning?: UseMenuProps['positioning']
  }

/**
 * The panel of a menu button. It is unmounted when it closes: kept mounted, the library would move the focus to the
 * button after the next key has moved it on.
 */
export function MenuPanel({
  triggerId,
  isByKey,
  onClose,
  onSelect,
  first = '',
  positioning = { placement: 'bottom-end' },
  ...content
}: Props) {
  // From the start, so that the next key moves from the first item.
  const [highlighted, setHighlighted] = useState(isByKey ? first : null)
  const menu = useMenu({
    ids: { trigger: triggerId },
    open: true,
    positioning,
    highlightedValue: highlighted,
    // Before the next key, which would choose the item that was highlighted before.
    onHighlightChange: ({ highlightedValue }) => flushSync(() => setHighlighted(highlightedValue)),
    onOpenChange: onClose,
    ...(onSelect ? { onSelect } : {}),
    navigate: followLink,
  })
  const ref = useRef<HTMLDivElement>(null)
  // Before the next key; the library moves the focus, and watches for Escape, only some frames later.
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <Menu.RootProvider value={menu}>
      <Menu.Positioner>
        <Menu.Content
          ref={ref}
          maxW="calc(100vw - 16px)"
          onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
          {...content}
        />
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}
