import { Menu, Portal, useMenuContext } from '@chakra-ui/react'
import { type ComponentProps, useRef } from 'react'
import { useMenuFocus } from './use-menu-focus.ts'

type MenuSurfaceProps = ComponentProps<typeof Menu.Content> & { label: string }

/**
 * Renders a Chakra menu above the page, inside a landmark so that landmark navigation finds it. Closed, the
 * section has no name and is not a landmark.
 */
export function MenuSurface({ label, ...props }: MenuSurfaceProps) {
  const menu = useMenuContext()
  const content = useRef<HTMLDivElement>(null)
  const focus = useMenuFocus(menu, content, () => menu.setOpen(false))
  return (
    <Portal>
      <section aria-label={menu.open ? label : undefined}>
        <Menu.Positioner>
          <Menu.Content ref={content} aria-label={label} {...focus} {...props} />
        </Menu.Positioner>
      </section>
    </Portal>
  )
}
