import { useIntl } from 'react-intl'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'

/** Registers the binder's keys in the shortcut list; editing keys only for users who may write. */
export function useBinderShortcuts(canWrite: boolean): void {
  const intl = useIntl()
  const line = (keys: string, id: string) => ({
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
    intl.formatMessage({ id: 'manuscripts.binder.keys.heading' }),
  )
}
