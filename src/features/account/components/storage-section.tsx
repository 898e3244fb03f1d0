import { Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFileSize } from '@/lib/files/file-size.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { storageQuery } from '../api/account.ts'
import { Loaded } from './loaded.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Shows the used storage as text and as a bar. */
export function StorageSection() {
  const intl = useIntl()
  return (
    <SettingsSection
      title={<FormattedMessage id="account.storage.heading" />}
      description={<FormattedMessage id="account.storage.body" />}
    >
      <Loaded query={useQuery(storageQuery)} rows={1}>
        {({ used, allowed }) => {
          const share = allowed === 0 ? 1 : used / allowed
          const text = intl.formatMessage(
            { id: 'account.storage.used' },
            { used: formatFileSize(intl, used), allowed: formatFileSize(intl, allowed) },
          )
          return (
            <Stack gap="2">
              <ProgressBar
                label={intl.formatMessage({ id: 'account.storage.heading' })}
                share={share}
                colorPalette={share >= 1 ? 'danger' : share >= 0.9 ? 'warning' : 'brand'}
              />
              <Text>{text}</Text>
              {share >= 1 ? (
                <Text role="alert" color="danger.fg">
                  <FormattedMessage id="account.storage.full" />
                </Text>
              ) : null}
            </Stack>
          )
        }}
      </Loaded>
    </SettingsSection>
  )
}
