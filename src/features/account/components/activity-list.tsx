import { Box, Flex, Link, Text } from '@chakra-ui/react'
import type { Activity } from '@contract/profile-pages.ts'
import { FileArchive, FolderKanban, PenLine } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { activityId, activityPath } from '../model/activity.ts'
import { SettingsSection } from './settings-section.tsx'

const icons = { project: FolderKanban, revision: PenLine, import: FileArchive }

/** Recent activity; each entry links to the item it concerns. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const intl = useIntl()
  return (
    <SettingsSection title={<FormattedMessage id="account.profile.activity" />}>
      {activity.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="account.profile.activity-none" />
        </Text>
      ) : (
        <Box as="ol" listStyleType="none">
          {activity.map((one) => {
            const Icon = icons[one.kind]
            const path = activityPath(one, href)
            const title = one.title || intl.formatMessage({ id: 'account.activity.untitled' })
            return (
              <Flex as="li" key={one.id} gap="3" pb="4" position="relative" _last={{ pb: '0' }}>
                <Box color="fg.muted" flexShrink="0" pt="0.5">
                  <Icon size={18} aria-hidden />
                </Box>
                <Box flex="1" minW="0">
                  <Text>
                    <FormattedMessage
                      id={activityId(one)}
                      values={{
                        title: path ? (
                          <Link asChild key="title" fontWeight="medium" color="fg" textDecoration="underline">
                            <RouterLink to={path}>{title}</RouterLink>
                          </Link>
                        ) : (
                          <strong key="title">{title}</strong>
                        ),
                      }}
                    />
                  </Text>
                  <Text textStyle="xs" color="fg.muted">
                    <bdi>{formatDate(intl, one.at, 'dayTime')}</bdi>
                  </Text>
                </Box>
              </Flex>
            )
          })}
        </Box>
      )}
    </SettingsSection>
  )
}
