import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useDesk } from '../desk/desk-context.ts'

type DeskDialogFrameProps = {
  title: string
  description?: string
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  footer?: ReactNode
  children: ReactNode
}

/** The frame of the editor's dialogs; closing gives the focus back to the text. */
export function DeskDialogFrame({ title, description, size = 'sm', footer, children }: DeskDialogFrameProps) {
  const intl = useIntl()
  const { editor, setDialog } = useDesk()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open
      size={size}
      scrollBehavior="inside"
      initialFocusEl={() =>
        content.current?.querySelector<HTMLElement>('[data-autofocus], input, button') ?? null
      }
      finalFocusEl={() => (editor.isDestroyed ? null : editor.view.dom)}
      onOpenChange={(details) => (details.open ? undefined : setDialog(null))}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content ref={content}>
            <Dialog.Header display="block" pb="3" pe="12">
              <Dialog.Title>{title}</Dialog.Title>
              {description ? (
                <Dialog.Description color="fg.muted" mt="1">
                  {description}
                </Dialog.Description>
              ) : null}
            </Dialog.Header>
            <Dialog.Body pb={footer ? '2' : '6'}>{children}</Dialog.Body>
            {footer ? (
              <Dialog.Footer pb="5" flexWrap="wrap">
                {footer}
              </Dialog.Footer>
            ) : null}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={intl.formatMessage({ id: 'ui.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
