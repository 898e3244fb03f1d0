import { Menu, useMenu } from '@chakra-ui/react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followLink } from './follow-link.ts'
import type { MenuPanelProps } from './menu-panel-props.ts'

type Props = MenuPanelProps & {
  /** Value of the item that is active after opening by a key. */
  first: string
  minW?: ComponentProps<typeof Menu.Content>['minW']
  children: ComponentProps<typeof Menu.Content>['children']
}

/**
 * The panel of a `MenuButton`, rendered beside its button in the same landmark. It is unmounted when it closes: kept
 * mounted, the library would move the focus to the button after the next key has moved it on.
 */
export function MenuPanel({ triggerId, isByKey, onClose, first, minW, children }: Props) {
  // From the start, so that the next key moves from the first item.
  const [highlighted, setHighlighted] = useState(isByKey ? first : null)
  const menu = useMenu({
    ids: { trigger: triggerId },
    open: true,
    positioning: { placement: 'bottom-end' },
    highlightedValue: highlighted,
    // Before the next key, which would choose the item that was highlighted before.
    onHighlightChange: ({ highlightedValue }) => flushSync(() => setHighlighted(highlightedValue)),
    onOpenChange: onClose,
    navigate: followLink,
  })
  const content = useRef<HTMLDivElement>(null)
  // Before the next key; the library moves the focus, and watches for Escape, only some frames later.
  useLayoutEffect(() => content.current?.focus({ preventScroll: true }), [])
  return (
    <Menu.RootProvider value={menu}>
      <Menu.Positioner>
        <Menu.Content
          ref={content}
          minW={minW}
          onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
        >
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}
