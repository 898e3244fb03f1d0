import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOpened } from '@/ui/use-opened.ts'

type DialogFrameProps = {
  title: ReactNode
  description?: ReactNode
  onClose: () => void
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Where the focus starts; else the first thing that takes it. */
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

/** The frame of this area's dialogs, the whole screen where there is little; Escape and the cross close it. */
export function DialogFrame({
  title,
  description,
  onClose,
  size = 'md',
  initialFocus,
  children,
}: DialogFrameProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  return (
    <Dialog.Root
      open={isOpened}
      size={{ mdDown: 'full', md: size }}
      placement={{ md: 'center' }}
      scrollBehavior="inside"
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ md: '4' }}>
          <Dialog.Content maxH={{ md: 'min(860px, 92dvh)' }}>
            <Dialog.Header pb="3" display="block" pe="12">
              <Dialog.Title>{title}</Dialog.Title>
              {description ? (
                <Dialog.Description color="fg.muted" mt="1">
                  {description}
                </Dialog.Description>
              ) : null}
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
