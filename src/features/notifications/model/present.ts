import type { Notification } from '@contract/notifications.ts'
import { href } from '@/lib/href.ts'

/** What kind of thing happened, for the sign beside it. */
export type NotificationSign = 'done' | 'failed' | 'request' | 'comment' | 'message' | 'chat' | 'plan'

/** How a notification reads and where it leads. */
export type Presented = {
  messageId: string
  values: Record<string, string>
  to: string | null
  sign: NotificationSign
}

type Kind = Notification['kind']
type Payload = Notification['payload']
type Rule = { messageId: string; sign: NotificationSign; to: (payload: Payload) => string | null }

const toRequest = ({ projectId }: Payload) => (projectId ? href('projects.view', { id: projectId }) : null)
const toPlans = () => href('account.billing')

const rules: Readonly<Record<Kind, Rule>> = {
  import_completed: {
    messageId: 'notifications.import-completed',
    sign: 'done',
    to: ({ manuscriptId }) => (manuscriptId ? href('manuscripts.view', { id: manuscriptId }) : null),
  },
  import_failed: {
    messageId: 'notifications.import-failed',
    sign: 'failed',
    to: ({ importId }) =>
      href('scrivener-import.page', undefined, importId ? { import: importId } : undefined),
  },
  project_received: { messageId: 'notifications.project-received', sign: 'request', to: toRequest },
  project_assigned: { messageId: 'notifications.project-assigned', sign: 'request', to: toRequest },
  project_status: { messageId: 'notifications.project-status', sign: 'request', to: toRequest },
  project_comment: { messageId: 'notifications.project-comment', sign: 'comment', to: toRequest },
  message_received: {
    messageId: 'notifications.message-received',
    sign: 'message',
    to: ({ threadId }) => href('mail.app', undefined, threadId ? { thread: threadId } : undefined),
  },
  chat_received: {
    messageId: 'notifications.chat-received',
    sign: 'chat',
    to: ({ uid }) => href('chat.page', undefined, uid ? { with: uid } : undefined),
  },
  plan_requested: { messageId: 'notifications.plan-requested', sign: 'plan', to: toPlans },
  plan_decided: { messageId: 'notifications.plan-decided', sign: 'plan', to: toPlans },
}

/** Puts a notification into words and names the screen it leads to. Whose deed it was may be unknown: the words allow for it. */
export function present({ kind, payload }: Pick<Notification, 'kind' | 'payload'>): Presented {
  const { messageId, sign, to } = rules[kind]
  const values = {
    title: payload.title ?? payload.fileName ?? '',
    fileName: payload.fileName ?? payload.title ?? '',
    actor: payload.actor ?? '',
    hasActor: payload.actor ? 'yes' : 'no',
    hasTitle: payload.title ? 'yes' : 'no',
    status: payload.status ?? '',
  }
  return { messageId, values, to: to(payload), sign }
}
