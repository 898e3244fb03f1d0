import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { TabLinks } from './tab-links.tsx'

/** The tabs of the account settings around the open tab. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <PageFrame
      title={<FormattedMessage id="account.settings.heading" />}
      description={<FormattedMessage id="account.settings.description" />}
    >
      <TabLinks
        label={intl.formatMessage({ id: 'account.settings.heading' })}
        tabs={[
          { to: href('account.account'), labelId: 'account.account.title' },
          { to: href('account.security'), labelId: 'account.security.title' },
          { to: href('account.billing'), labelId: 'account.billing.title' },
          { to: href('account.notification'), labelId: 'account.notification.title' },
          { to: href('account.connection'), labelId: 'account.connection.title' },
        ]}
      />
      <Stack gap="6" maxW="860px">
        {children}
      </Stack>
    </PageFrame>
  )
}
