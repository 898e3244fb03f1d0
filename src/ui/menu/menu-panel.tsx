import { Menu, useMenu } from '@chakra-ui/react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { holdKeysUntilFocus } from '../keys/held-keys.ts'
import { followLink } from './follow-link.ts'
import type { MenuPanelProps } from './menu-panel-props.ts'
import { useLateFocus } from './use-late-focus.ts'

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
    onHighlightChange: ({ highlightedValue }) => setHighlighted(highlightedValue),
    onOpenChange: ({ open }) => onOpenChange(open),
    navigate: followLink,
  })
  const content = useRef<HTMLDivElement>(null)
  const lateFocus = useLateFocus(isOpen, triggerId, content)
  const close = useRef<() => void>(() => undefined)
  close.current = () => onOpenChange(false)
  useLayoutEffect(() => {
    if (!isOpen) return
    return holdKeysUntilFocus(
      () => content.current,
      () => close.current(),
      // An arrow key moves from the first item, so it must be active before.
      () => !isByKey || content.current?.hasAttribute('aria-activedescendant') === true,
    )
  }, [isOpen, isByKey])
  useEffect(() => setHighlighted(isOpen && isByKey ? first : null), [isOpen, isByKey, first])
  return (
    <Menu.RootProvider value={menu}>
      <Menu.Positioner>
        <Menu.Content ref={content} minW={minW} {...lateFocus}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}
