import type { NOTIFICATION_KINDS } from '@contract/notifications.ts'

/** A kind of notification. */
export type Kind = (typeof NOTIFICATION_KINDS)[number]

/** The kinds as the settings group them. */
export const kindGroups: readonly { id: string; kinds: readonly Kind[] }[] = [
  { id: 'projects', kinds: ['project_received', 'project_assigned', 'project_status', 'project_comment'] },
  { id: 'messages', kinds: ['message_received', 'chat_received'] },
  { id: 'imports', kinds: ['import_completed', 'import_failed'] },
  { id: 'plans', kinds: ['plan_requested', 'plan_decided'] },
]
