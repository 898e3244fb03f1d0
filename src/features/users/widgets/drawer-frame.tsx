import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOpened } from '@/ui/use-opened.ts'

type DrawerFrameProps = {
  title: ReactNode
  description?: ReactNode
  onClose: () => void
  /** Its buttons, always in view. */
  footer?: ReactNode
  size?: 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** The frame of the drawers of the administration: beside the list, the whole screen where there is little. */
export function DrawerFrame({
  title,
  description,
  onClose,
  footer,
  size = 'md',
  children,
}: DrawerFrameProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  return (
    <Drawer.Root
      open={isOpened}
      size={{ base: 'full', sm: size }}
      placement="end"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header display="block" pe="12" pb="3">
              <Drawer.Title textStyle="md">{title}</Drawer.Title>
              {description ? (
                <Drawer.Description color="fg.muted" mt="1">
                  {description}
                </Drawer.Description>
              ) : null}
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            {footer ? <Drawer.Footer borderTopWidth="1px">{footer}</Drawer.Footer> : null}
            <Drawer.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage({ id: 'ui.close' })}
              />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
