import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FrameContext } from './frame-context.ts'
import { useFrameRoot } from './use-frame.ts'

/** What every dialog and drawer is told. */
export type FrameProps = {
  title: ReactNode
  /** One line of what this is. */
  description?: ReactNode
  /** Called once it may close; drawing it no longer, or `isOpen`, closes it. */
  onClose: () => void
  /** For one that stays mounted while it is closed. */
  isOpen?: boolean
  /** Stands still over what scrolls, such as a search field. */
  above?: ReactNode
  /** Its buttons, always in view; what sends comes last. */
  footer?: ReactNode
  /** Something is being sent: it cannot be closed. */
  isBusy?: boolean
  /** What is in it is read, not filled in: the keyboard scrolls it. */
  isReading?: boolean
  /** Where the focus goes once it is closed, if not to where it came from. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

type DialogFrameProps = FrameProps & {
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Interrupts with something that cannot be taken back. */
  isAlert?: boolean
}

/**
 * The one dialog of the app: the whole screen below 600 px but for small ones; Escape, the cross and a press beside it
 * close it, and the focus goes back. A form in it that has changes is not left unasked.
 */
export function DialogFrame({
  title,
  description,
  onClose,
  isOpen = true,
  above,
  footer,
  isBusy = false,
  isReading = false,
  finalFocus,
  size = 'md',
  isAlert = false,
  children,
}: DialogFrameProps) {
  const intl = useIntl()
  const { root, frame, content } = useFrameRoot({ isOpen, isBusy, onClose, finalFocus })
  const isCard = size === 'sm' || isAlert
  return (
    <Dialog.Root
      {...root}
      role={isAlert ? 'alertdialog' : 'dialog'}
      size={isCard ? size : { smDown: 'full', sm: size }}
      placement={isCard ? 'center' : { sm: 'center' }}
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={isCard ? '4' : { sm: '4' }}>
          <Dialog.Content ref={content} maxH={{ sm: 'min(860px, 92dvh)' }} aria-busy={isBusy || undefined}>
            <FrameContext value={frame}>
              <Dialog.Header display="block" pe="12" pb="3">
                <Dialog.Title>{title}</Dialog.Title>
                {description ? (
                  <Dialog.Description color="fg.muted" mt="1">
                    {description}
                  </Dialog.Description>
                ) : null}
              </Dialog.Header>
              {above}
              <Dialog.Body
                pb={footer ? '4' : '6'}
                {...(isReading ? { tabIndex: 0, 'data-autofocus': '', outline: 'none' } : {})}
              >
                {children}
              </Dialog.Body>
              {footer ? (
                <Dialog.Footer py="4" flexWrap="wrap">
                  {footer}
                </Dialog.Footer>
              ) : null}
              <Dialog.CloseTrigger asChild>
                <CloseButton
                  size="sm"
                  colorPalette="gray"
                  aria-label={intl.formatMessage({ id: 'ui.close' })}
                />
              </Dialog.CloseTrigger>
            </FrameContext>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
