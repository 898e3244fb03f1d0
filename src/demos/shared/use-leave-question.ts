import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '@/ui/confirm.tsx'

type LeaveQuestion = { title: string; body: string; confirmLabel: string; cancelLabel: string }

/** Asks before the user leaves a form with unsaved changes: a browser prompt on unload, a dialog on navigation. */
export function useLeaveQuestion(isDirty: boolean, question: LeaveQuestion): void {
  const ask = useConfirm()
  const { title, body, confirmLabel, cancelLabel } = question
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    void ask({ title, body, confirmLabel, cancelLabel }).then((isSure) => {
      if (isOver) return
      if (isSure) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isOver = true
    }
  }, [blocker, ask, title, body, confirmLabel, cancelLabel])
}
