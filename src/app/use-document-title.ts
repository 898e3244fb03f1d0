import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { appTitle } from '@/lib/api/env.ts'
import { useCurrentPageTitle, useShownCount } from '@/lib/routing/page-title.ts'
import { useRouteHandle } from './use-route-handle.ts'

/** Sets the document title to the shown item's name, or else to the screen's title, after the number of unread notifications while the tab is hidden. */
export function useDocumentTitle(): void {
  const intl = useIntl()
  const name = useCurrentPageTitle()
  const titleId = useRouteHandle()?.titleId
  const count = useShownCount()
  useEffect(() => {
    const own = name ?? (titleId ? intl.formatMessage({ id: titleId }) : null)
    const title = own ? `${own} · ${appTitle}` : appTitle
    document.title = count > 0 ? `(${intl.formatNumber(count)}) ${title}` : title
  }, [intl, name, titleId, count])
}
