import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react'

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
const ConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

/** Gives `ask(question)`, which resolves to what the user decided; Escape means no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

/** Holds the one confirmation dialog of the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => undefined)

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
      {question ? (
        <Suspense fallback={null}>
          <ConfirmDialog question={question} isOpen={isOpen} onAnswer={close} />
        </Suspense>
      ) : null}
    </ConfirmContext>
  )
}
