import { PasswordSection } from '../components/password-section.tsx'
import { SessionsSection } from '../components/sessions-section.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'

/** The password and the active sessions (`/pages/account-settings/security`). */
export function Page() {
  return (
    <SettingsFrame>
      <PasswordSection />
      <SessionsSection />
    </SettingsFrame>
  )
}
