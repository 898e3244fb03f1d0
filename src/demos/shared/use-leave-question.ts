import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'

/**
 * Asks before the user leaves a form with unsaved changes: a browser prompt on unload, a dialog on navigation.
 * A drawer, which asks itself when it is closed, asks on Back and Forward only.
 */
export function useLeaveQuestion(isDirty: boolean, on: 'navigation' | 'back' = 'navigation'): void {
  const ask = useConfirm()
  const intl = useIntl()
  useEffect(() => (isDirty ? askBeforeUnload(() => true) : undefined), [isDirty])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      isDirty &&
      (on === 'navigation' || historyAction === 'POP') &&
      (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    const t = (id: MessageKey<'ui.unsaved'>) => intl.formatMessage({ id: `ui.unsaved.${id}` })
    const question = { title: t('title'), body: t('body'), confirmLabel: t('leave'), cancelLabel: t('stay') }
    void ask({ ...question, isDanger: true }).then((isSure) => {
      if (isOver) return
      if (isSure) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isOver = true
    }
  }, [blocker, ask, intl])
}
