import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { ConfirmDialog, type Question } from './confirm-dialog.tsx'

type Ask = (question: Question) => Promise<boolean>
const ConfirmContext = createContext<Ask | null>(null)

/** Returns `ask(question)`, which resolves to the user's decision; Escape resolves to false. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

/** Renders the confirmation dialog of the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => undefined)

  const close = useCallback((yes: boolean) => {
    answer.current(yes)
    answer.current = () => undefined
    setIsOpen(false)
  }, [])

  const ask = useCallback<Ask>(
    (next) => {
      answer.current(false)
      if (next.until?.aborted) return Promise.resolve(false)
      setQuestion(next)
      setIsOpen(true)
      return new Promise((resolve) => {
        answer.current = resolve
        next.until?.addEventListener(
          'abort',
          () => {
            if (answer.current === resolve) close(false)
          },
          { once: true },
        )
      })
    },
    [close],
  )

  return (
    <ConfirmContext value={ask}>
      {children}
      {question ? <ConfirmDialog question={question} isOpen={isOpen} onAnswer={close} /> : null}
    </ConfirmContext>
  )
}
