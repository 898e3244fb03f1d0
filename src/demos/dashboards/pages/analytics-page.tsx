import { useIntl } from 'react-intl'
import { PageFrame } from '@/ui/page.tsx'

/** Welcomes whoever lands here and opens the writing rooms; the figures come with the dashboards. Spec 2 "Dashboards". */
export function Page() {
  const intl = useIntl()
  return <PageFrame title={intl.formatMessage({ id: 'dashboards.analytics.heading' })}>{null}</PageFrame>
}
