import type { Notification } from '@contract/notifications.ts'
import { href } from '@/lib/href.ts'

/** How a notification reads and where it leads. */
export type Presented = {
  messageId: string
  values: Record<string, string>
  to: string | null
  isBad: boolean
}

/** Puts a notification into words and names the screen it leads to. */
export function present({ kind, payload }: Pick<Notification, 'kind' | 'payload'>): Presented {
  const values = {
    title: payload.title ?? payload.fileName ?? '',
    fileName: payload.fileName ?? payload.title ?? '',
  }
  if (kind === 'import_failed')
    return {
      messageId: 'notifications.import-failed',
      values,
      to: href(
        'scrivener-import.page',
        undefined,
        payload.importId ? { import: payload.importId } : undefined,
      ),
      isBad: true,
    }
  const to = payload.manuscriptId ? href('manuscripts.view', { id: payload.manuscriptId }) : null
  return { messageId: 'notifications.import-completed', values, to, isBad: false }
}
