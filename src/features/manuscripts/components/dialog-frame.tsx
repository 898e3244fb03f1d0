import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOpened } from '@/ui/use-opened.ts'

type DialogFrameProps = {
  title: ReactNode
  onClose: () => void
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** The frame of this area's dialogs; Escape and the cross close it and give the focus back. */
export function DialogFrame({ title, onClose, size = 'md', children }: DialogFrameProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  return (
    <Dialog.Root
      open={isOpened}
      size={{ mdDown: 'full', md: size }}
      placement={{ md: 'center' }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ md: '4' }}>
          <Dialog.Content maxH={{ md: 'min(720px, 88dvh)' }}>
            <Dialog.Header pb="3">
              <Dialog.Title pe="8">{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage({ id: 'ui.close' })}
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
