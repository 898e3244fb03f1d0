import type { MailSettings } from '../_shared/contract/account.ts'
import type { MailContentChoice } from '../_shared/contract/companies.ts'
import type { MailGroup } from '../_shared/contract/mail-groups.ts'
import type { LinkAction } from '../_shared/contract/mail-links.ts'
import type { Notification } from '../_shared/contract/notifications.ts'
import type { MailContent, MailList } from '../_shared/mail/render-mail.ts'
import { REPLY_LINES } from '../_shared/mail/reply-line.ts'
import { OWN_HEADER } from './receive/classify-mail.ts'
import { type EventTexts, TEXTS } from './texts.ts'

/** A request of which an event about several lists the number, title and due date (R-957). */
type ListedProject = { id: string; no: number; title: string; dueDate: string }
type Event = Pick<Notification, 'kind' | 'payload'> & {
  group: MailGroup
  texts: string[]
  /** The first of the requests of `payload.projectIds` that the reader has; empty for other events. */
  projects: ListedProject[]
}

/** One mail of `private.claim_mails`: the events of a person about one thread, or of a day. */
export type DueMail = {
  id: string
  /** The rows of the outbox. */
  ids: string[]
  email: string
  settings: MailSettings
  unsubscribeToken: string
  thread: string
  /** The parts before the @ of the addresses for answers and bounces; null where the mail cannot be answered. */
  replyAddress: string | null
  bounceAddress: string | null
  /** The link that acts without a sign-in, for clients (R-773, R-700, R-818). */
  link: { action: LinkAction; token: string } | null
  /** The content that the reader's company allows in mails, beside the sender (R-772). */
  content: MailContentChoice
  events: Event[]
}

/** How an address for answers in the name of a team begins (`private.reply_address`, R-875). */
const TEAM_ADDRESS = 'r+t'

/** More events than this are counted, not listed. */
const LISTED = 20

/**
 * The mail about some events, in the language of its reader: one line for each event and a button that opens the app
 * (R-682). The lines contain names, and titles and texts as the company of the
 * reader allows. The headers let mail programs group the mails of
 * a thread and unsubscribe with one click (RFC 8058).
 */
export function notificationMail(
  { id, events, settings, unsubscribeToken, thread, replyAddress, link, content }: DueMail,
  { appUrl, canAnswer }: { appUrl: string; canAnswer: boolean },
): MailContent & { headers: Record<string, string> } {
  const texts = TEXTS[settings.language]
  const [first] = events
  if (!first) throw new Error('A mail without events')
  const lineOf = (event: Event) =>
    content === 'nothing'
      ? texts.news(event.payload.actor ?? texts.somebody)
      : eventText(texts, event, settings.timeZone)
  // Two equal lines about different requests have their own lists.
  const news = new Map(
    events.map((event) => {
      const list = projectList(texts, event, `${appUrl}/build`)
      return [`${lineOf(event)} ${list.map(({ url }) => url).join()}`, { line: lineOf(event), list }]
    }),
  )
  const entries = [...news.values()]
  const isDaily = thread === 'daily'
  const stop = (group: MailGroup) => `${appUrl}/api/mail/unsubscribe?token=${unsubscribeToken}&group=${group}`
  const groups = [...new Set(events.map(({ group }) => group))]
  const inApp = { label: texts.open, url: `${appUrl}/build${isDaily ? '/' : pathOf(first)}` }
  const byLink = link && `${appUrl}/build/answer?token=${link.token}`
  const decision = { accept: texts.decide, price: texts.decidePrice, answer: null }[link?.action ?? 'answer']
  const root = `<thread.${thread}.${unsubscribeToken.slice(0, 8)}@quillport.invalid>`
  return {
    language: settings.language,
    subject: isDaily ? texts.daily(events.length) : (entries[0]?.line ?? ''),
    paragraphs: [
      ...(canAnswer && replyAddress ? [REPLY_LINES[settings.language]] : []),
      ...(canAnswer && replyAddress?.startsWith(TEAM_ADDRESS) ? [texts.teamAnswer] : []),
      ...entries.slice(0, LISTED).flatMap(({ line, list }) => (list.length > 0 ? [line, list] : [line])),
      ...(entries.length > LISTED ? [texts.more(entries.length - LISTED)] : []),
      ...new Set(events.flatMap((event) => event.texts)),
    ],
    button: decision && byLink ? { label: decision, url: byLink } : inApp,
    footer: [
      ...(decision ? [{ text: inApp.label, url: inApp.url }] : []),
      ...(link?.action === 'answer' && byLink ? [{ text: texts.answer, url: byLink }] : []),
      { text: texts.settings, url: `${appUrl}/build/pages/account-settings/notification` },
      ...groups.map((group) => ({ text: texts.stop[group], url: stop(group) })),
    ],
    headers: {
      [OWN_HEADER]: id,
      'List-Unsubscribe': `<${stop(first.group)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      ...(isDaily ? {} : { 'In-Reply-To': root, References: root }),
    },
  }
}

function eventText(texts: EventTexts, { kind, payload }: Event, timeZone: string): string {
  const about = payload.title ?? payload.fileName ?? ''
  return texts.events[kind](payload.visitor ?? payload.actor ?? texts.somebody, about, payload, timeZone)
}

/** The requests of an event about several, each with its link; those beyond them are counted, with the link to all. */
function projectList(texts: EventTexts, { payload, projects }: Event, app: string): MailList {
  const more = (payload.projectIds?.length ?? 0) - projects.length
  if (projects.length === 0) return []
  return [
    ...projects.map(({ id, no, title, dueDate }) => ({
      text: `#${no} ${title}`,
      url: `${app}/apps/projects/view/${id}`,
      note: texts.due(dueDate),
    })),
    ...(more > 0 ? [{ text: texts.more(more), url: `${app}${ASSIGNED}` }] : []),
  ]
}

/** The open requests of the reader. */
const ASSIGNED = '/apps/projects/list?assignee=me'

/** The screen that shows an event. */
function pathOf({ kind, payload }: Event): string {
  if (payload.threadId) return `/apps/email?thread=${payload.threadId}`
  if (payload.draftId) return `/apps/email?compose=${payload.draftId}`
  if (payload.projectIds) return ASSIGNED
  if (payload.projectId) return `/apps/projects/view/${payload.projectId}`
  if (payload.manuscriptId && payload.itemId)
    return `/manuscripts/${payload.manuscriptId}/items/${payload.itemId}/edit?note=${payload.commentId ?? ''}`
  if (payload.manuscriptId && kind === 'weekly_export_failed')
    return `/apps/manuscripts/${payload.manuscriptId}/export?output=${payload.outputId ?? ''}`
  if (payload.manuscriptId) return `/apps/manuscripts/${payload.manuscriptId}`
  if (kind === 'chat_received') return `/apps/chat${payload.uid ? `?with=${payload.uid}` : ''}`
  if (kind === 'manuscript_shared') return '/apps/manuscripts'
  if (kind === 'import_failed') return '/apps/scrivener/import'
  if (kind === 'account_created') return `/apps/user/view/${payload.userNo}`
  if (kind === 'plan_requested' || kind === 'plan_decided') return '/pages/account-settings/billing-plans'
  return '/'
}
