import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'

/**
 * Asks for confirmation before the user leaves during an upload: a browser prompt on unload, a dialog on
 * navigation.
 */
export function useUploadGuard(isSending: boolean): void {
  const intl = useIntl()
  const ask = useConfirm()
  useEffect(() => (isSending ? askBeforeUnload(() => true) : undefined), [isSending])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    const t = (key: MessageKey<'scrivener-import.leave'>) =>
      intl.formatMessage({ id: `scrivener-import.leave.${key}` })
    void ask({
      title: t('question'),
      body: t('body'),
      confirmLabel: t('confirm'),
      cancelLabel: t('stay'),
    }).then((isSure) => {
      if (isOver) return
      if (isSure) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isOver = true
    }
  }, [blocker, ask, intl])
}
