import { PasswordSection } from '../components/password-section.tsx'
import { SessionsSection } from '../components/sessions-section.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { TwoFactorSection } from '../components/two-factor-section.tsx'

/** The password, two-factor sign-in and the active sessions (`/pages/account-settings/security`). */
export function Page() {
  return (
    <SettingsFrame>
      <PasswordSection />
      <TwoFactorSection />
      <SessionsSection />
    </SettingsFrame>
  )
}
