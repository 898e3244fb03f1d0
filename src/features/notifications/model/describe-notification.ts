import type { Notification } from '@contract/notifications.ts'
import type { IntlShape } from 'react-intl'
import { nameWithCompany, visitorLabel } from '@/features/people/shared/name-with-company.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import { formatDate } from '@/ui/format/format-date.ts'

/** The icon of a notification. */
export type NotificationSign =
  | 'done'
  | 'failed'
  | 'share'
  | 'request'
  | 'comment'
  | 'message'
  | 'chat'
  | 'plan'
  | 'account'

/** The message, the values and the link of a notification. */
export type NotificationDescription = {
  messageId: MessageId
  values: Record<string, string | number>
  to: string | null
  /** Other screens that show the same event. */
  shownAt: readonly string[]
  /** The path of the list in which it appears, where no toast repeats it. */
  listedAt: string | null
  sign: NotificationSign
}

type Kind = Notification['kind']
type Payload = Notification['payload']
type Rule = {
  messageId: MessageId
  sign: NotificationSign
  to: (payload: Payload) => string | null
  shownAt?: (payload: Payload) => readonly string[]
  listedAt?: () => string
}

const toRequest = ({ projectId }: Payload) => (projectId ? href('projects.view', { id: projectId }) : null)
const toComment = ({ manuscriptId, itemId, commentId }: Payload) =>
  manuscriptId && itemId ? href('editor.item', { manuscriptId, itemId }, { note: commentId }) : null
/** The page of an import, at both of its addresses. */
const onImportPage = ({ importId }: Payload) =>
  importId
    ? [href('scrivener-import.page', undefined, { import: importId }), `/scrivener-import?import=${importId}`]
    : []
const toPlans = () => href('account.billing')

const rules: Readonly<Record<Kind, Rule>> = {
  import_completed: {
    messageId: 'notifications.import-completed',
    sign: 'done',
    to: ({ manuscriptId }) => (manuscriptId ? href('editor.manuscript', { id: manuscriptId }) : null),
    shownAt: onImportPage,
  },
  import_failed: {
    messageId: 'notifications.import-failed',
    sign: 'failed',
    to: ({ importId }) =>
      href('scrivener-import.page', undefined, importId ? { import: importId } : undefined),
    shownAt: onImportPage,
  },
  weekly_export_failed: {
    messageId: 'notifications.weekly-export-failed',
    sign: 'failed',
    to: ({ manuscriptId, outputId }) =>
      manuscriptId
        ? href('export.manuscript', { id: manuscriptId }, outputId ? { output: outputId } : undefined)
        : null,
  },
  manuscript_shared: {
    messageId: 'notifications.manuscript-shared',
    sign: 'share',
    to: () => href('manuscripts.list'),
  },
  project_received: {
    messageId: 'notifications.project-received',
    sign: 'request',
    to: toRequest,
    listedAt: () => href('projects.list'),
  },
  project_assigned: {
    messageId: 'notifications.project-assigned',
    sign: 'request',
    to: (payload) =>
      payload.projectIds ? href('projects.list', undefined, { assignee: 'me' }) : toRequest(payload),
  },
  project_joined: { messageId: 'notifications.project-joined', sign: 'request', to: toRequest },
  project_status: { messageId: 'notifications.project-status', sign: 'request', to: toRequest },
  project_comment: { messageId: 'notifications.project-comment', sign: 'comment', to: toRequest },
  project_due_date: { messageId: 'notifications.project-due-date', sign: 'request', to: toRequest },
  project_file: { messageId: 'notifications.project-file', sign: 'request', to: toRequest },
  project_withdrawn: { messageId: 'notifications.project-withdrawn', sign: 'request', to: toRequest },
  project_question: { messageId: 'notifications.project-question', sign: 'comment', to: toRequest },
  project_accepted: { messageId: 'notifications.project-accepted', sign: 'done', to: toRequest },
  project_correction: { messageId: 'notifications.project-correction', sign: 'request', to: toRequest },
  project_change_asked: { messageId: 'notifications.project-change-asked', sign: 'request', to: toRequest },
  project_change_decided: {
    messageId: 'notifications.project-change-decided',
    sign: 'request',
    to: toRequest,
  },
  project_price: { messageId: 'notifications.project-price', sign: 'request', to: toRequest },
  project_price_decided: { messageId: 'notifications.project-price-decided', sign: 'request', to: toRequest },
  project_reminder: { messageId: 'notifications.project-reminder', sign: 'request', to: toRequest },
  project_accepts_soon: { messageId: 'notifications.project-accepts-soon', sign: 'request', to: toRequest },
  mentioned: {
    messageId: 'notifications.mentioned',
    sign: 'comment',
    to: (payload) =>
      payload.threadId
        ? href('mail.app', undefined, { thread: payload.threadId })
        : (toComment(payload) ?? toRequest(payload)),
  },
  message_received: {
    messageId: 'notifications.message-received',
    sign: 'message',
    to: ({ threadId }) => href('mail.app', undefined, threadId ? { thread: threadId } : undefined),
    listedAt: () => href('mail.app'),
  },
  message_assigned: {
    messageId: 'notifications.message-assigned',
    sign: 'message',
    to: ({ threadId }) =>
      href('mail.filter', { filter: 'team-mine' }, threadId ? { thread: threadId } : undefined),
  },
  message_not_sent: {
    messageId: 'notifications.message-not-sent',
    sign: 'failed',
    to: ({ threadId, draftId }) =>
      href(
        'mail.app',
        undefined,
        threadId ? { thread: threadId } : draftId ? { compose: draftId } : undefined,
      ),
  },
  chat_received: {
    messageId: 'notifications.chat-received',
    sign: 'chat',
    to: ({ uid }) => href('chat.page', undefined, uid ? { with: uid } : undefined),
  },
  plan_requested: { messageId: 'notifications.plan-requested', sign: 'plan', to: toPlans },
  account_created: {
    messageId: 'notifications.account-created',
    sign: 'account',
    to: ({ userNo }) => (userNo === undefined ? null : href('users.view', { id: String(userNo) })),
  },
  plan_decided: { messageId: 'notifications.plan-decided', sign: 'plan', to: toPlans },
}

/** The text of a notification; a client's name includes their company, a visitor's their address. */
export function notificationText(intl: IntlShape, one: Pick<Notification, 'kind' | 'payload'>): string {
  const { messageId, values } = describeNotification(one)
  const { actor, affiliation, dueDate, visitor, at, languages = [] } = one.payload
  const due = dueDate ? { dueDate: formatDate(intl, dueDate, 'day') } : {}
  const moment = at ? { at: formatDate(intl, at, 'day') } : {}
  const names = languages.map((tag) => intl.formatDisplayName(tag, { type: 'language' }) ?? tag)
  const inLanguages = languages.length > 0 ? { languages: intl.formatList(names) } : {}
  const nameOf = (name: string) =>
    visitor ? visitorLabel(intl, { name, email: visitor }) : nameWithCompany(intl, name, affiliation)
  const named = actor ? { actor: nameOf(actor) } : {}
  return intl.formatMessage({ id: messageId }, { ...values, ...named, ...due, ...moment, ...inLanguages })
}

/** Maps a notification to its message, values and link; the actor may be unknown. */
export function describeNotification({
  kind,
  payload,
}: Pick<Notification, 'kind' | 'payload'>): NotificationDescription {
  const { messageId, sign, to, shownAt, listedAt } = rules[kind]
  const values = {
    title: payload.title ?? payload.fileName ?? '',
    fileName: payload.fileName ?? payload.title ?? '',
    actor: payload.actor ?? '',
    hasActor: payload.actor ? 'yes' : 'no',
    hasTitle: payload.title ? 'yes' : 'no',
    status: payload.status ?? '',
    dueDate: payload.dueDate ?? '',
    hasDueDate: payload.dueDate ? 'yes' : 'no',
    at: payload.at ?? '',
    hasAt: payload.at ? 'yes' : 'no',
    languages: payload.languages?.join(', ') ?? '',
    hasLanguages: payload.languages?.length ? 'yes' : 'no',
    company: payload.company ?? '',
    hasCompany: payload.company ? 'yes' : 'no',
    count: payload.projectIds?.length ?? 1,
  }
  return {
    messageId,
    values,
    to: to(payload),
    shownAt: shownAt?.(payload) ?? [],
    listedAt: listedAt?.() ?? null,
    sign,
  }
}

/** The link and the icon of a row of the bell; a row of several messages leads to the inbox. */
export const describeRow = (one: Notification): Pick<NotificationDescription, 'to' | 'sign'> => {
  const { to, sign } = describeNotification(one)
  return { to: one.count > 1 ? href('mail.app') : to, sign }
}

/** The text of a row of the bell. */
export const rowText = (intl: IntlShape, one: Notification): string =>
  one.count > 1
    ? intl.formatMessage({ id: 'notifications.messages-received' }, { count: one.count })
    : notificationText(intl, one)
