import { Switch, Table } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import type { Account } from '@contract/account.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useChangeAccount, usePendingChanges } from '../api/account.ts'
import { type Kind, kindGroupsFor } from '../model/notification-kinds.ts'

/** One switch per kind of notification; a kind is on unless the user switched it off. */
export function NotificationSwitches({ account }: { account: Account }) {
  const intl = useIntl()
  const ability = useAbility()
  const change = useChangeAccount()
  const pending = usePendingChanges('notifications')
  const isOn = (kind: Kind) => (pending[kind] ?? account.notifications[kind]) !== false
  const turn = async (kind: Kind, on: boolean) => {
    try {
      await change.mutateAsync({ notifications: { [kind]: on } })
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'account.notify.failed' }) })
    }
  }
  return (
    <Table.Root aria-label={intl.formatMessage({ id: 'account.notification.title' })}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader ps="0">
            <FormattedMessage id="account.notify.kind" />
          </Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end" pe="0" width="24">
            <FormattedMessage id="account.notify.in-app" />
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      {kindGroupsFor(ability).map(({ id, kinds }) => (
        <Table.Body key={id}>
          <Table.Row>
            <Table.ColumnHeader colSpan={2} scope="rowgroup" ps="0" pt="5" textAlign="start" color="fg">
              <FormattedMessage id={`account.notify.group.${id}`} />
            </Table.ColumnHeader>
          </Table.Row>
          {kinds.map((kind) => (
            <Table.Row key={kind}>
              <Table.Cell ps="0">
                <FormattedMessage id={`account.notify.${kind}`} />
              </Table.Cell>
              <Table.Cell textAlign="end" pe="0">
                <Switch.Root
                  recipe={switchSlotRecipe}
                  checked={isOn(kind)}
                  colorPalette="brand"
                  onCheckedChange={({ checked }) => void turn(kind, checked)}
                >
                  <Switch.HiddenInput aria-label={intl.formatMessage({ id: `account.notify.${kind}` })} />
                  <Switch.Control />
                </Switch.Root>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      ))}
    </Table.Root>
  )
}
