import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { appTitle } from '@/lib/env.ts'
import { useCurrentPageTitle } from '@/lib/page-title.ts'
import { useRouteHandle } from './use-route-handle.ts'

/** Sets the document title to the shown item's name, or else to the screen's title. */
export function useDocumentTitle(): void {
  const intl = useIntl()
  const name = useCurrentPageTitle()
  const titleId = useRouteHandle()?.titleId
  useEffect(() => {
    const own = name ?? (titleId ? intl.formatMessage({ id: titleId }) : null)
    document.title = own ? `${own} · ${appTitle}` : appTitle
  }, [intl, name, titleId])
}
