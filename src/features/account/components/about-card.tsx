import { Text } from '@chakra-ui/react'
import type { ProfileTab } from '@contract/profile-pages.ts'
import { FormattedMessage } from 'react-intl'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { SettingsSection } from './settings-section.tsx'

const shown = [
  'email',
  'username',
  'role',
  'department',
  'company',
  'country',
  'contact',
  'language',
] as const

/** The user's own details and their role, company and languages. */
export function AboutCard({ about }: { about: ProfileTab['about'] }) {
  const t = useT('account.about')
  const nameRole = useRoleName()
  return (
    <SettingsSection title={<FormattedMessage id="account.profile.about" />}>
      {about.about ? (
        <Text whiteSpace="pre-line" dir="auto" css={textAlignMatchParent}>
          {about.about}
        </Text>
      ) : null}
      <DescriptionList
        items={shown
          .filter((key) => about[key])
          .map((key) => ({
            name: t(key),
            value: key === 'role' ? nameRole(about.role) : about[key],
          }))}
      />
    </SettingsSection>
  )
}
