import { Menu, Portal } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type MenuSurfaceProps = ComponentProps<typeof Menu.Content> & { label: string }

/**
 * Where a Chakra menu opens: over everything, yet inside a landmark, since a menu alone is none and what stands in no
 * landmark is lost to whoever moves by them. While it is closed the section has no name and so does not count as one.
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
