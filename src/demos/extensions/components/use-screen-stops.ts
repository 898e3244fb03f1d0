import { useIntl } from 'react-intl'
import { useDirection } from '@/lib/i18n/direction.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { TourStop } from './use-guided-tour.ts'

/** The first element that matches and is visible; a phone has no navigation beside the page. */
const visible = (selector: string) => () =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0) ?? null

type StopName = 'welcome' | 'navigation' | 'shortcuts' | 'theme' | 'account' | 'direction' | 'code'

/** The steps through the frame of the app and this page. */
export function useScreenStops(): readonly TourStop[] {
  const t = useT('extensions.tour.stop')
  const intl = useIntl()
  const isRtl = useDirection() === 'rtl'
  const labelled = (tag: string, id: MessageId) =>
    visible(`${tag}[aria-label="${CSS.escape(intl.formatMessage({ id }))}"]`)
  const stop = (id: StopName, target?: () => HTMLElement | null, placement?: TourStop['placement']) => ({
    id,
    title: t(`${id}.title`),
    description: t(`${id}.body`),
    ...(target ? { target } : {}),
    ...(placement ? { placement } : {}),
  })
  return [
    stop('welcome'),
    stop('navigation', labelled('nav', 'app.nav.label'), isRtl ? 'left-start' : 'right-start'),
    stop('shortcuts', labelled('header button', 'app.quick.label')),
    stop('theme', labelled('header button', 'app.theme')),
    stop('account', labelled('header button', 'app.user.menu')),
    stop('direction', labelled('main [role=radiogroup]', 'gallery.direction')),
    stop('code', visible('main [aria-controls$="-source"]'), 'top-start'),
  ]
}
