import { Menu, Portal, useMenuContext } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type MenuSurfaceProps = ComponentProps<typeof Menu.Content> & { label: string }

/**
 * Renders a Chakra menu above the page, inside a landmark so that landmark navigation finds it. Closed, the
 * section has no name and is not a landmark.
 */
export function MenuSurface({ label, ...props }: MenuSurfaceProps) {
  const menu = useMenuContext()
  return (
    <Portal>
      <section aria-label={menu.open ? label : undefined}>
        <Menu.Positioner>
          <Menu.Content aria-label={label} {...props} />
        </Menu.Positioner>
      </section>
    </Portal>
  )
}
