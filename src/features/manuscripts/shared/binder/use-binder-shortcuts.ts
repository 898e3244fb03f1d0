import { useIntl } from 'react-intl'
import type { MessageId, MessageKey } from '@/lib/i18n/message-ids.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'

/** Lists the keys of the binder or outline under its heading; editing keys only for users who may write. */
export function useBinderShortcuts(
  canWrite: boolean,
  heading: MessageId = 'manuscripts.binder.keys.heading',
): void {
  const intl = useIntl()
  const line = (keys: string, id: MessageKey<'manuscripts.binder.keys'>) => ({
    keys,
    label: intl.formatMessage({ id: `manuscripts.binder.keys.${id}` }),
  })
  const writing = canWrite
    ? [
        line('Alt+ArrowUp+ArrowDown', 'order'),
        line('Alt+ArrowLeft+ArrowRight', 'level'),
        line('F2', 'rename'),
        line('Delete', 'trash'),
      ]
    : []
  useShortcuts(
    [line('ArrowUp+ArrowDown', 'move'), line('*', 'branches'), ...writing],
    intl.formatMessage({ id: heading }),
  )
}
