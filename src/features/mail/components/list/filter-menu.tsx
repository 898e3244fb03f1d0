import { TASK_STATUSES } from '@contract/mail-names.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useMailbox } from '../../hooks/use-mailbox.ts'

/** Filters the list by unread or task status; the address holds the filter. */
export function FilterMenu({ icon }: { icon: ReactNode }) {
  const intl = useIntl()
  const menu = useContextMenu()
  const mailbox = useMailbox()
  const { unread, taskStatus } = mailbox.filter
  const isOn = unread || taskStatus !== undefined
  const label = intl.formatMessage({ id: isOn ? 'mail.filter.on' : 'mail.filter.label' })
  const line = (id: string, name: string, isChosen: boolean, changes: Record<string, string | null>) => ({
    id,
    label: name,
    ...(isChosen ? { icon: Check } : {}),
    action: () => mailbox.change(changes),
  })
  const items = [
    line('all', intl.formatMessage({ id: 'mail.filter.all' }), !isOn, { unread: null, status: null }),
    line('unread', intl.formatMessage({ id: 'mail.filter.unread' }), unread === true, {
      unread: unread ? null : '1',
    }),
    { id: 'line', label: '', separator: true },
    ...TASK_STATUSES.map((status) =>
      line(status, intl.formatMessage({ id: `mail.status.${status}` }), taskStatus === status, {
        status: taskStatus === status ? null : status,
      }),
    ),
  ]
  return (
    <IconButton
      label={label}
      aria-haspopup="menu"
      variant={isOn ? 'subtle' : 'ghost'}
      colorPalette={isOn ? 'brand' : 'gray'}
      onClick={(event) => menu.openFromButton(event.currentTarget, items, label)}
    >
      {icon}
    </IconButton>
  )
}
