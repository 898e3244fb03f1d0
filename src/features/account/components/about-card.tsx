import { Box, chakra, Text } from '@chakra-ui/react'
import type { ProfileTab } from '@contract/profile-pages.ts'
import { FormattedMessage } from 'react-intl'
import { useRoleName } from '@/lib/role-name.ts'
import { textAlignMatchParent } from '@/ui/text-align.ts'
import { SettingsSection } from './settings-section.tsx'

const Facts = chakra('dl')
const Label = chakra('dt')
const Value = chakra('dd')
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
  const nameRole = useRoleName()
  return (
    <SettingsSection title={<FormattedMessage id="account.profile.about" />}>
      {about.about ? (
        <Text whiteSpace="pre-line" dir="auto" css={textAlignMatchParent}>
          {about.about}
        </Text>
      ) : null}
      <Facts display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="5" rowGap="2">
        {shown.map((key) =>
          about[key] ? (
            <Box key={key} display="contents">
              <Label color="fg.muted">
                <FormattedMessage id={`account.about.${key}`} />
              </Label>
              <Value overflowWrap="anywhere">{key === 'role' ? nameRole(about.role) : about[key]}</Value>
            </Box>
          ) : null,
        )}
      </Facts>
    </SettingsSection>
  )
}
