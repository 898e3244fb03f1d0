import { Button, Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { dialogRecipe } from '../theme/modal-recipes.ts'
import { keepSelection } from './keep-selection.ts'

/** A confirmation before an irreversible action; its text names the affected item. */
export type Question = {
  title: string
  body?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  /** Takes the focus after a confirmation; without it the button that asked does. */
  focusAfter?: () => HTMLElement | null
  /** Cancels the dialog when the item of the question no longer exists. */
  until?: AbortSignal
}

type ConfirmDialogProps = { question: Question; isOpen: boolean; onAnswer: (yes: boolean) => void }

/** The confirmation dialog; the focus starts on the cancel button. */
export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  const intl = useIntl()
  const cancel = useRef<HTMLButtonElement>(null)
  const isSure = useRef(false)
  const answer = (yes: boolean) => {
    isSure.current = yes
    onAnswer(yes)
  }
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      role="alertdialog"
      placement="center"
      size="sm"
      initialFocusEl={() => cancel.current}
      finalFocusEl={() => (isSure.current ? (question.focusAfter?.() ?? null) : null)}
      onOpenChange={(details) => (details.open ? undefined : answer(false))}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4" onMouseDownCapture={keepSelection}>
          <Dialog.Content>
            <Dialog.Header pb="2">
              <Dialog.Title>{question.title}</Dialog.Title>
            </Dialog.Header>
            {question.body ? (
              <Dialog.Body pt="0">
                <Dialog.Description>{question.body}</Dialog.Description>
              </Dialog.Body>
            ) : null}
            <Dialog.Footer pb="5">
              <Button ref={cancel} variant="outline" onClick={() => answer(false)}>
                {question.cancelLabel ?? intl.formatMessage({ id: 'ui.cancel' })}
              </Button>
              <Button colorPalette={question.isDanger ? 'danger' : 'brand'} onClick={() => answer(true)}>
                {question.confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
