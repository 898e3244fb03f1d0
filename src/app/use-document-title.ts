import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { appTitle } from '@/lib/env.ts'
import { useRouteHandle } from './use-route-handle.ts'

/** Names the browser tab after the screen. */
export function useDocumentTitle(): void {
  const intl = useIntl()
  const titleId = useRouteHandle()?.titleId
  useEffect(() => {
    document.title = titleId ? `${intl.formatMessage({ id: titleId })} · ${appTitle}` : appTitle
  }, [intl, titleId])
}
