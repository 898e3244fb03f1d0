import { Menu, Portal } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type MenuSurfaceProps = ComponentProps<typeof Menu.Content> & { label: string }

/**
 * Renders a Chakra menu above the page, inside a landmark so that landmark navigation finds it. Closed, the
 * section has no name and is not a landmark.
 */
export function MenuSurface({ label, ...content }: MenuSurfaceProps) {
  return (
    <Menu.Context>
      {(menu) => (
        <Portal>
          <section aria-label={menu.open ? label : undefined}>
            <Menu.Positioner>
              <Menu.Content aria-label={label} {...content} />
            </Menu.Positioner>
          </section>
        </Portal>
      )}
    </Menu.Context>
  )
}
