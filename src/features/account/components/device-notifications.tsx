import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  allowSystemNotifications,
  systemNotifications,
  systemPermission,
} from '@/features/notifications/shared/system-notifications.ts'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'

/** Notifications of the system while the app is in the background, which only a press of the button asks for. */
export function DeviceNotifications() {
  const intl = useIntl()
  const isOn = systemNotifications.use()
  const [permission, setPermission] = useState(systemPermission)
  if (permission === 'unsupported' || permission === 'denied')
    return (
      <Text color="fg.muted">
        <FormattedMessage id={`account.device.${permission}`} />
      </Text>
    )
  if (permission === 'default')
    return (
      <Button
        variant="outline"
        alignSelf="flex-start"
        onClick={() => void allowSystemNotifications().then(() => setPermission(systemPermission()))}
      >
        <FormattedMessage id="account.device.allow" />
      </Button>
    )
  return (
    <SwitchRow
      label={intl.formatMessage({ id: 'account.device.show' })}
      isOn={isOn}
      onChange={(on) => systemNotifications.set(on)}
    />
  )
}
