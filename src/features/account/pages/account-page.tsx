import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { accountQuery } from '../api/account.ts'
import { AvatarSection } from '../components/avatar-section.tsx'
import { DeactivateSection } from '../components/deactivate-section.tsx'
import { DetailsSection } from '../components/details-section.tsx'
import { InterfaceLanguage } from '../components/interface-language.tsx'
import { Loaded } from '../components/loaded.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { SettingsSection } from '../components/settings-section.tsx'
import { StorageSection } from '../components/storage-section.tsx'

/** The user's profile details and account deactivation (`/pages/account-settings/account`). */
export function Page() {
  return (
    <SettingsFrame>
      <Loaded query={useQuery(accountQuery)} rows={7}>
        {(account) => (
          <>
            <SettingsSection
              title={<FormattedMessage id="account.details.heading" />}
              description={<FormattedMessage id="account.details.body" values={{ email: account.email }} />}
            >
              <AvatarSection account={account} />
              <DetailsSection account={account} />
            </SettingsSection>
            <InterfaceLanguage />
            <StorageSection />
            <DeactivateSection />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  )
}
