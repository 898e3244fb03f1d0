import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { dialogRecipe } from '../theme/modal-recipes.ts'
import { FrameContext } from './frame-context.ts'
import { useFrameRoot } from './use-frame.ts'

/** The props of every dialog and drawer. */
export type FrameProps = {
  title: ReactNode
  /** One line below the title. */
  description?: ReactNode
  /** Called when the frame may close; the caller then unmounts it or sets `isOpen` to false. */
  onClose: () => void
  /** For a frame that stays mounted while it is closed. */
  isOpen?: boolean
  /** Content above the scrolling part, such as a search field. */
  above?: ReactNode
  /** The buttons, always visible; the submit button comes last. */
  footer?: ReactNode
  /** True while a request is pending: the frame cannot be closed. */
  isBusy?: boolean
  /** The content is text without fields: the keyboard scrolls it. */
  isReading?: boolean
  /** The element that takes the focus after closing; by default the element that had it before. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

type DialogFrameProps = FrameProps & {
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** An alert dialog for an irreversible action. */
  isAlert?: boolean
}

/**
 * The dialog of the app: full screen below 600 px unless small. Escape, the close button and an outside press
 * close it, after a question about unsaved changes.
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
  const { root, frame, positioner, content } = useFrameRoot({ isOpen, isBusy, onClose, finalFocus })
  const isCard = size === 'sm' || isAlert
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      {...root}
      role={isAlert ? 'alertdialog' : 'dialog'}
      size={isCard ? size : { smDown: 'full', sm: size }}
      placement={isCard ? 'center' : { sm: 'center' }}
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...positioner} px={isCard ? '4' : { sm: '4' }}>
          <Dialog.Content {...content} maxH={{ sm: 'min(860px, 92dvh)' }} aria-busy={isBusy || undefined}>
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
