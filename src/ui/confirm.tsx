import { Button, Dialog, Portal } from '@chakra-ui/react'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

/** A question before something that cannot be taken back: it names the thing. */
export type Question = {
  title: string
  body?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

type Ask = (question: Question) => Promise<boolean>
const ConfirmContext = createContext<Ask | null>(null)

/** Gives `ask(question)`, which resolves to what the user decided; Escape means no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

/** Holds the one confirmation dialog of the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => undefined)
  const cancel = useRef<HTMLButtonElement>(null)

  const ask = useCallback<Ask>((next) => {
    answer.current(false)
    setQuestion(next)
    setIsOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  const close = (yes: boolean) => {
    answer.current(yes)
    answer.current = () => undefined
    setIsOpen(false)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog.Root
        open={isOpen}
        role="alertdialog"
        placement="center"
        size="sm"
        initialFocusEl={() => cancel.current}
        onOpenChange={(details) => (details.open ? undefined : close(false))}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="4">
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{question?.title}</Dialog.Title>
              </Dialog.Header>
              {question?.body ? (
                <Dialog.Body pt="0">
                  <Dialog.Description>{question.body}</Dialog.Description>
                </Dialog.Body>
              ) : null}
              <Dialog.Footer>
                <Button ref={cancel} variant="outline" onClick={() => close(false)}>
                  {question?.cancelLabel ?? intl.formatMessage({ id: 'ui.cancel' })}
                </Button>
                <Button colorPalette={question?.isDanger ? 'danger' : 'brand'} onClick={() => close(true)}>
                  {question?.confirmLabel}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ConfirmContext>
  )
}
