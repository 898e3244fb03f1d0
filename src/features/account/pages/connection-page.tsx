import { Link } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, KeyRound, Share2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { connectionsQuery } from '../api/account.ts'
import { ConnectionList } from '../components/connection-list.tsx'
import { Loaded } from '../components/loaded.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { SettingsSection } from '../components/settings-section.tsx'

/** Linked sign-in methods and shared manuscripts (`/pages/account-settings/connection`). */
export function Page() {
  const intl = useIntl()
  const query = useQuery(connectionsQuery)
  return (
    <SettingsFrame>
      <Loaded query={query} rows={6}>
        {({ sharedWithMe, sharedByMe, identities, sessions }) => (
          <>
            <SettingsSection title={<FormattedMessage id="account.connection.with-me" />}>
              <ConnectionList
                icon={BookOpen}
                none={<FormattedMessage id="account.connection.with-me-none" />}
                entries={sharedWithMe.map(({ id, title, name, role }) => ({
                  id,
                  title,
                  to: href('editor.manuscript', { id }),
                  note: <FormattedMessage id={`account.connection.${role}`} values={{ name }} />,
                }))}
              />
            </SettingsSection>
            <SettingsSection title={<FormattedMessage id="account.connection.by-me" />}>
              <ConnectionList
                icon={Share2}
                none={<FormattedMessage id="account.connection.by-me-none" />}
                entries={sharedByMe.map(({ id, title, people }) => ({
                  id,
                  title,
                  to: href('editor.manuscript', { id }),
                  note: intl.formatList(people),
                }))}
              />
            </SettingsSection>
            <SettingsSection
              title={<FormattedMessage id="account.connection.sign-in" />}
              action={
                <Link asChild color="brand.fg" fontWeight="medium">
                  <RouterLink to={href('account.security')}>
                    <FormattedMessage id="account.connection.devices" values={{ count: sessions }} />
                  </RouterLink>
                </Link>
              }
            >
              <ConnectionList
                icon={KeyRound}
                none={<FormattedMessage id="account.connection.sign-in-none" />}
                entries={identities.map(({ provider, email, createdAt, lastSignInAt }) => ({
                  id: `${provider} ${createdAt}`,
                  title:
                    provider === 'email'
                      ? intl.formatMessage({ id: 'account.connection.password' })
                      : provider,
                  note: (
                    <FormattedMessage
                      id="account.connection.since"
                      values={{
                        email,
                        since: formatDate(intl, createdAt, 'day'),
                        last: formatDate(intl, lastSignInAt ?? createdAt, 'day'),
                      }}
                    />
                  ),
                }))}
              />
            </SettingsSection>
          </>
        )}
      </Loaded>
    </SettingsFrame>
  )
}
