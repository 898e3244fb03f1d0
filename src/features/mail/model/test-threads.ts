import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import type { PersonRef } from '@contract/people.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const testPerson = (n: number): PersonRef => ({
  uid: id(n),
  name: `Person ${n}`,
  email: `person${n}@demo.com`,
  avatar: null,
})

/** A thread for tests; a higher number is a newer thread. */
export const testThread = (n: number, more: Partial<ThreadSummary> = {}): ThreadSummary => ({
  threadId: id(n),
  no: n,
  folder: 'inbox',
  isRead: false,
  isStarred: false,
  taskStatus: 'new',
  dueDate: null,
  labelIds: [],
  subject: `Subject ${n}`,
  project: null,
  people: [],
  visitor: null,
  team: null,
  snippet: '',
  messageCount: 1,
  unreadCount: 1,
  hasAttachments: false,
  receipt: null,
  lastAt: `2026-11-20T10:00:${String(n).padStart(2, '0')}Z`,
  ...more,
})

/** A message from person 1 to 2 and 3, copied to 4. */
export const testMessage = (more: Partial<MailMessage> = {}): MailMessage => {
  const to = (n: number, kind: 'to' | 'cc') => ({ ...testPerson(n), kind, deliveredAt: null, readAt: null })
  return {
    id: id(900),
    threadId: id(1),
    seq: 1,
    from: testPerson(1),
    author: null,
    recipients: [to(2, 'to'), to(3, 'to'), to(4, 'cc')],
    subject: 'Harbour',
    html: '<p>Words</p>',
    text: 'Words',
    attachments: [],
    state: 'read',
    isMine: false,
    toVisitor: false,
    isByMail: false,
    sentAt: '2026-11-20T10:00:00Z',
    ...more,
  }
}
