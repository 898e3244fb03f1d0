import { NOTIFICATION_KINDS } from '@contract/notifications.ts'
import { createIntl } from 'react-intl'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import en from '../../../../locales/en/notifications.json'
import enUi from '../../../../locales/en/ui.json'
import fr from '../../../../locales/fr/notifications.json'
import frUi from '../../../../locales/fr/ui.json'
import { describeNotification, describeRow, notificationText, rowText } from './describe-notification.ts'

const id = '5f6d3f0e-6a1d-4f54-9c53-9c2f7a8f0001'
const payload = {
  importId: id,
  manuscriptId: id,
  projectId: id,
  threadId: id,
  uid: id,
  title: 'Harbour guide',
  fileName: 'novel.zip',
  actor: 'Tom Hale',
  status: 'in_progress',
  userNo: 7,
  company: 'Lantern Press',
}
const languages = [
  createIntl({ locale: 'en', messages: { ...enUi, ...en } }),
  createIntl({ locale: 'fr', messages: { ...frUi, ...fr } }),
]
const words = (kind: (typeof NOTIFICATION_KINDS)[number], more: Partial<typeof payload>, at = 0) => {
  const { messageId, values } = describeNotification({ kind, payload: more })
  return languages[at]?.formatMessage({ id: messageId }, values) ?? ''
}

beforeAll(() => {
  registerPaths([
    { id: 'scrivener-import.page', path: '/apps/scrivener/import' },
    { id: 'manuscripts.list', path: '/apps/manuscripts' },
    { id: 'editor.manuscript', path: '/apps/manuscripts/:id' },
    { id: 'export.manuscript', path: '/apps/manuscripts/:id/export' },
    { id: 'editor.item', path: '/manuscripts/:manuscriptId/items/:itemId/edit' },
    { id: 'users.view', path: '/apps/user/view/:id' },
    { id: 'projects.list', path: '/apps/projects/list' },
    { id: 'projects.view', path: '/apps/projects/view/:id' },
    { id: 'mail.app', path: '/apps/email' },
    { id: 'mail.filter', path: '/apps/email/filter/:filter' },
    { id: 'chat.page', path: '/apps/chat' },
    { id: 'account.billing', path: '/pages/account-settings/billing-plans' },
  ])
})

describe('a notification', () => {
  it('of every kind has a text in both languages and a link', () => {
    for (const kind of NOTIFICATION_KINDS) {
      const [english, french] = [words(kind, payload, 0), words(kind, payload, 1)]
      expect(english, kind).not.toMatch(/[{}]|notifications\./)
      expect(french, kind).not.toMatch(/[{}]|notifications\./)
      expect(english, kind).not.toBe(french)
      expect(describeNotification({ kind, payload }).to, kind).toMatch(/^\//)
    }
  })

  it('links to the item it concerns', () => {
    expect(describeNotification({ kind: 'project_status', payload }).to).toBe(`/apps/projects/view/${id}`)
    expect(describeNotification({ kind: 'message_received', payload }).to).toBe(`/apps/email?thread=${id}`)
    expect(describeNotification({ kind: 'chat_received', payload }).to).toBe(`/apps/chat?with=${id}`)
    expect(describeNotification({ kind: 'import_failed', payload }).to).toBe(
      `/apps/scrivener/import?import=${id}`,
    )
    expect(
      describeNotification({ kind: 'weekly_export_failed', payload: { ...payload, outputId: id } }).to,
    ).toBe(`/apps/manuscripts/${id}/export?output=${id}`)
    expect(describeNotification({ kind: 'plan_requested', payload }).to).toBe(
      '/pages/account-settings/billing-plans',
    )
  })

  it('R-945: of a mention in a manuscript links to the thread of its item', () => {
    const mention = { manuscriptId: id, itemId: id, commentId: 'c', title: 'Salt', actor: 'Tom Hale' }
    expect(describeNotification({ kind: 'mentioned', payload: mention }).to).toBe(
      `/manuscripts/${id}/items/${id}/edit?note=c`,
    )
    expect(describeNotification({ kind: 'mentioned', payload: { projectId: id } }).to).toBe(
      `/apps/projects/view/${id}`,
    )
  })

  it('of an import counts as seen on that import’s page, at both addresses', () => {
    const pages = [`/apps/scrivener/import?import=${id}`, `/scrivener-import?import=${id}`]
    expect(describeNotification({ kind: 'import_completed', payload }).shownAt).toEqual(pages)
    expect(describeNotification({ kind: 'import_failed', payload }).shownAt).toEqual(pages)
    expect(describeNotification({ kind: 'chat_received', payload }).shownAt).toEqual([])
  })

  it('of a changed due date formats the date in the user’s language', () => {
    const moved = { kind: 'project_due_date' as const, payload: { ...payload, dueDate: '2026-12-04' } }
    expect(languages.map((intl) => notificationText(intl, moved))).toEqual([
      'Tom Hale changed the due date of “Harbour guide” to Dec 4, 2026',
      'Tom Hale a changé l’échéance de «\u202fHarbour guide\u202f»\u202f: 4 déc. 2026',
    ])
  })

  it('names the actor and the translated status', () => {
    expect(words('project_status', payload)).toBe('“Harbour guide” is now in progress')
    expect(words('project_comment', payload)).toBe('Tom Hale commented on “Harbour guide”')
    expect(words('project_assigned', payload, 1)).toBe('Tom Hale vous a attribué «\u202fHarbour guide\u202f»')
    expect(words('plan_decided', { ...payload, title: 'team', status: 'declined' })).toBe(
      'Your request for the plan Team was declined',
    )
  })

  it('R-986: of several assigned requests counts them and links to the list of them', () => {
    const { projectId: _, title: __, ...several } = { ...payload, projectIds: [id, id, id] }
    const assigned = { kind: 'project_assigned' as const, payload: several }
    const { actor: ___, ...byNobody } = several
    expect(languages.map((intl) => notificationText(intl, assigned))).toEqual([
      'Tom Hale assigned 3 requests to you',
      'Tom Hale vous a attribué 3 demandes',
    ])
    expect(languages.map((intl) => notificationText(intl, { ...assigned, payload: byNobody }))).toEqual([
      '3 requests are assigned to you',
      '3 demandes vous sont attribuées',
    ])
    expect(describeNotification(assigned).to).toBe('/apps/projects/list?assignee=me')
  })

  it('R-836: of a decision about deliveries names their languages in the language of the reader', () => {
    const decided = { kind: 'project_accepted' as const, payload: { ...payload, languages: ['fr', 'de-CH'] } }
    expect(languages.map((intl) => notificationText(intl, decided))).toEqual([
      'Tom Hale accepted the delivery of “Harbour guide” (French and Swiss High German)',
      'Tom Hale a accepté la livraison de «\u202fHarbour guide\u202f» (français et allemand suisse)',
    ])
  })

  it('names a customer with the company, and staff by name alone', () => {
    const textOf = (affiliation?: string) =>
      languages.map((intl) =>
        notificationText(intl, { kind: 'message_received', payload: { ...payload, affiliation } }),
      )
    expect(textOf('Lantern Press')).toEqual([
      'Lantern Press · Tom Hale wrote to you: “Harbour guide”',
      expect.stringContaining('Lantern Press · Tom Hale'),
    ])
    expect(textOf('')).toEqual([
      expect.stringContaining('Customer · Tom Hale'),
      expect.stringContaining('Client · Tom Hale'),
    ])
    expect(textOf()[0]).toBe('Tom Hale wrote to you: “Harbour guide”')
  })

  it('R-540: names a visitor after the word and the address', () => {
    const visitorPayload = { ...payload, visitor: 'tom@example.org' }
    expect(
      languages.map((intl) => notificationText(intl, { kind: 'message_received', payload: visitorPayload })),
    ).toEqual([
      'Visitor · tom@example.org · Tom Hale wrote to you: “Harbour guide”',
      expect.stringContaining('Visiteur · tom@example.org · Tom Hale'),
    ])
  })

  it('has a complete text without an actor', () => {
    const { actor: _, ...withoutActor } = payload
    expect(words('project_comment', withoutActor)).toBe('New comment on “Harbour guide”')
    expect(words('project_received', withoutActor)).toBe('New request: “Harbour guide”')
    expect(words('message_received', { ...withoutActor, title: '' })).not.toMatch(/“”/)
  })

  it('has a text when its target is missing', () => {
    expect(describeNotification({ kind: 'project_status', payload: {} }).to).toBeNull()
    expect(describeNotification({ kind: 'import_completed', payload: { title: 'Novel' } }).to).toBeNull()
  })
})

it.each([
  ['recipients', 'you can no longer write to one of its recipients'],
  ['project', 'you can no longer read its project request'],
  ['file', 'a file is missing'],
  ['due', 'its due date is past'],
  ['thread', 'the conversation was deleted'],
])('R-805: a scheduled message that was not sent names the reason %s', (status, english) => {
  const more = { title: 'Harbour', status }
  expect(words('message_not_sent', more)).toBe(
    `Your scheduled message “Harbour” was not sent, because ${english}. It is a draft again.`,
  )
  expect(words('message_not_sent', more, 1)).not.toBe(words('message_not_sent', { title: 'Harbour' }, 1))
})

it('R-534: a row of several messages leads to the inbox, any other to its thing', () => {
  const one = { id, seq: 1, kind: 'message_received' as const, payload, readAt: null, createdAt: '' }
  expect(describeRow({ ...one, count: 4 }).to).toBe('/apps/email')
  expect(describeRow({ ...one, count: 1 }).to).toBe(`/apps/email?thread=${id}`)
  const intl = languages[0] as (typeof languages)[number]
  expect(rowText(intl, { ...one, count: 4 })).toContain('4')
  expect(rowText(intl, { ...one, count: 1 })).toBe(notificationText(intl, one))
})
