import { Menu, useMenu } from '@chakra-ui/react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followLink } from './follow-link.ts'
import type { MenuPanelProps } from './menu-panel-props.ts'
import { useMenuFocus } from './use-menu-focus.ts'

type Props = MenuPanelProps & {
  /** Value of the item that is active after opening by a key. */
  first: string
  minW?: ComponentProps<typeof Menu.Content>['minW']
  children: ComponentProps<typeof Menu.Content>['children']
}

/** The panel of a `MenuButton`, rendered beside its button in the same landmark. */
export function MenuPanel({ triggerId, isOpen, isByKey, onOpenChange, first, minW, children }: Props) {
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const menu = useMenu({
    ids: { trigger: triggerId },
    open: isOpen,
    positioning: { placement: 'bottom-end' },
    highlightedValue: highlighted,
    // Before the next key, which would choose the item that was highlighted before.
    onHighlightChange: ({ highlightedValue }) => flushSync(() => setHighlighted(highlightedValue)),
    onOpenChange: ({ open }) => onOpenChange(open),
    navigate: followLink,
  })
  const content = useRef<HTMLDivElement>(null)
  // By the owner's state, which React applies before the next key; the library's own close comes a task later.
  const focus = useMenuFocus(menu.api, content, () => onOpenChange(false))
  // Before the next key, which moves from the first item.
  useLayoutEffect(() => setHighlighted(isOpen && isByKey ? first : null), [isOpen, isByKey, first])
  return (
    <Menu.RootProvider value={menu}>
      <Menu.Positioner>
        <Menu.Content ref={content} minW={minW} {...focus}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}
