import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { accountQuery } from '../api/account.ts'
import { DeviceNotifications } from '../components/device-notifications.tsx'
import { Loaded } from '../components/loaded.tsx'
import { MailChoices } from '../components/mail-choices.tsx'
import { MailLinkSection } from '../components/mail-link-section.tsx'
import { NotificationSwitches } from '../components/notification-switches.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { SettingsSection } from '../components/settings-section.tsx'

/** The notification settings (`/pages/account-settings/notification`). */
export function Page() {
  return (
    <SettingsFrame>
      <Loaded query={useQuery(accountQuery)} rows={8}>
        {(account) => (
          <>
            <SettingsSection
              title={<FormattedMessage id="account.mail.heading" />}
              description={<FormattedMessage id="account.mail.body" />}
            >
              <MailChoices account={account} />
            </SettingsSection>
            <SettingsSection
              title={<FormattedMessage id="account.notify.heading" />}
              description={<FormattedMessage id="account.notify.body" />}
            >
              <NotificationSwitches account={account} />
            </SettingsSection>
            <SettingsSection
              title={<FormattedMessage id="account.device.heading" />}
              description={<FormattedMessage id="account.device.body" />}
            >
              <DeviceNotifications />
            </SettingsSection>
            <SettingsSection
              title={<FormattedMessage id="account.mail-links.heading" />}
              description={<FormattedMessage id="account.mail-links.body" />}
            >
              <MailLinkSection />
            </SettingsSection>
          </>
        )}
      </Loaded>
    </SettingsFrame>
  )
}
