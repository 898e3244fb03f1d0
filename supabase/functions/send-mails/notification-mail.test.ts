import { describe, expect, it } from 'vitest'
import { type DueMail, notificationMail } from './notification-mail.ts'

const APP = { appUrl: 'https://app.test', canAnswer: true }
const THREAD = 'b0000000-0000-4000-8000-000000000001'
const SETTINGS: DueMail['settings'] = {
  turn: 'at_once',
  messages: 'at_once',
  status: 'at_once',
  other: 'never',
  quietFrom: null,
  quietTo: null,
  language: 'en',
  timeZone: 'UTC',
}
type Event = DueMail['events'][number]
const event = (kind: Event['kind'], payload: Event['payload'] = {}, group: Event['group'] = 'messages') => ({
  kind,
  group,
  payload: { title: 'Atlas', actor: 'Mona', ...payload },
  texts: [],
  projects: [],
})
const mailOf = (changes: Partial<DueMail> = {}, options = APP) =>
  notificationMail(
    {
      id: 'mail',
      ids: ['one'],
      email: 'client@demo.com',
      settings: SETTINGS,
      unsubscribeToken: '12345678-aaaa',
      thread: THREAD,
      replyAddress: 'r+p1.1.x',
      bounceAddress: null,
      link: null,
      content: 'titles',
      events: [event('project_comment', { projectId: THREAD })],
      ...changes,
    },
    options,
  )

describe('a mail about notifications (R-682)', () => {
  it('has headers that group the mails of a thread, and none of a thread in a daily mail', () => {
    const root = `<thread.${THREAD}.12345678@quillport.invalid>`
    expect(mailOf().headers).toMatchObject({ References: root, 'In-Reply-To': root })
    expect(Object.keys(mailOf({ thread: 'daily' }).headers)).not.toContain('References')
  })

  it('has one button, which opens the screen of the event', () => {
    const urlOf = (kind: Event['kind'], payload: Event['payload']) =>
      mailOf({ events: [event(kind, payload)] }).button?.url.replace('https://app.test/build', '')
    expect([
      urlOf('message_received', { threadId: THREAD }),
      urlOf('message_not_sent', { draftId: THREAD }),
      urlOf('project_status', { projectId: THREAD }),
      urlOf('mentioned', { manuscriptId: THREAD, itemId: THREAD, commentId: THREAD }),
      urlOf('import_completed', { manuscriptId: THREAD }),
      urlOf('manuscript_shared', {}),
      urlOf('chat_received', { uid: THREAD }),
      urlOf('import_failed', {}),
      urlOf('account_created', { userNo: 7 }),
      urlOf('plan_decided', {}),
    ]).toEqual([
      `/apps/email?thread=${THREAD}`,
      `/apps/email?compose=${THREAD}`,
      `/apps/projects/view/${THREAD}`,
      `/manuscripts/${THREAD}/items/${THREAD}/edit?note=${THREAD}`,
      `/apps/manuscripts/${THREAD}`,
      '/apps/manuscripts',
      `/apps/chat?with=${THREAD}`,
      '/apps/scrivener/import',
      '/apps/user/view/7',
      '/pages/account-settings/billing-plans',
    ])
    expect(mailOf({ thread: 'daily' }).button?.url).toBe('https://app.test/build/')
  })

  it('is in the language and the time zone of its reader', () => {
    const mail = mailOf({
      settings: { ...SETTINGS, language: 'fr', timeZone: 'Asia/Tokyo' },
      events: [event('project_accepted', { at: '2026-05-01T23:30:00Z' })],
    })
    expect(mail.subject).toBe('Mona a accepté la livraison de «\u202fAtlas\u202f» le 2 mai 2026')
    expect([mail.language, mail.button?.label]).toEqual(['fr', 'Ouvrir dans Quillport'])
    expect(mail.paragraphs[0]).toContain('Écrivez votre réponse')
  })

  it('lists 20 different events, and counts the others', () => {
    const events = Array.from({ length: 22 }, (_, n) => event('project_comment', { title: `Part ${n}` }))
    const { paragraphs } = mailOf({ events }, { ...APP, canAnswer: false })
    expect(paragraphs).toHaveLength(21)
    expect(paragraphs.at(-1)).toBe('And 2 more.')
  })
})

describe('R-957: a mail about several requests', () => {
  const ids = Array.from({ length: 12 }, (_, n) => THREAD.replace(/1$/, n.toString(16)))
  const several = (title = 'Atlas', from = 0) => ({
    ...event('project_assigned', { projectIds: ids }),
    projects: ids
      .slice(from, from + 2)
      .map((id, n) => ({ id, no: 11 + n, title: `${title} ${n}`, dueDate: '2026-05-04' })),
  })
  const link = (id = '') => `https://app.test/build/apps/projects/view/${id}`

  it('lists each with its link and due date, and counts those beyond with the link to all', () => {
    const { paragraphs } = mailOf({ events: [several()], thread: 'project_assigned', replyAddress: null })
    expect(paragraphs).toEqual([
      'Mona assigned 12 requests to you',
      [
        { text: '#11 Atlas 0', url: link(ids[0]), note: 'Due May 4, 2026' },
        { text: '#12 Atlas 1', url: link(ids[1]), note: 'Due May 4, 2026' },
        { text: 'And 10 more.', url: 'https://app.test/build/apps/projects/list?assignee=me' },
      ],
    ])
    const french = mailOf({
      events: [several()],
      settings: { ...SETTINGS, language: 'fr' },
      replyAddress: null,
    })
    expect(french.paragraphs[0]).toBe('Mona vous a confié 12 demandes')
    expect(JSON.stringify(french.paragraphs[1])).toContain('Échéance\u202f: 4 mai 2026')
    expect(JSON.stringify(french.paragraphs[1])).toContain('Et 10 autres.')
  })

  it('has one list for each of two assignments, also when both count the same', () => {
    const { paragraphs } = mailOf({ events: [several(), several('Other', 2)], replyAddress: null })
    expect(paragraphs.filter((part) => typeof part !== 'string')).toHaveLength(2)
    expect(paragraphs).toHaveLength(4)
  })
})

describe('what a mail contains (R-772, R-773, R-700)', () => {
  it('is the sender alone where the company allows nothing', () => {
    const mail = mailOf({ content: 'nothing' })
    expect(mail.subject).toBe('News from Mona')
    expect(JSON.stringify(mail)).not.toContain('Atlas')
  })

  it('is the texts of the events once each', () => {
    const one = { ...event('project_comment'), texts: ['Page 4'] }
    expect(mailOf({ events: [one, one] }).paragraphs.filter((text) => text === 'Page 4')).toHaveLength(1)
  })

  it('asks for an answer only where the mail can be answered', () => {
    const line = expect.stringContaining('Write your answer above this line')
    expect(mailOf().paragraphs).toContainEqual(line)
    expect(mailOf({ replyAddress: null }).paragraphs).not.toContainEqual(line)
    expect(mailOf({}, { ...APP, canAnswer: false }).paragraphs).not.toContainEqual(line)
  })

  it('says that the client reads an answer in the name of a team, below the line for the answer (R-875)', () => {
    const who = 'Your answer goes to the client, in the name of the team.'
    expect(mailOf({ replyAddress: 'r+t1.1.x' }).paragraphs.slice(0, 2)).toEqual([
      expect.stringContaining('Write your answer above this line'),
      who,
    ])
    expect(mailOf().paragraphs).not.toContain(who)
    expect(mailOf({ replyAddress: 'r+t1.1.x' }, { ...APP, canAnswer: false }).paragraphs).not.toContain(who)
  })

  it.each([
    ['accept', 'See the delivery and accept it'],
    ['price', 'See the price and accept it'],
  ] as const)('makes the link to %s the button, and opens the app below', (action, label) => {
    const { button, footer } = mailOf({ link: { action, token: 't' } })
    expect(button).toEqual({ label, url: 'https://app.test/build/answer?token=t' })
    expect(footer?.[0]).toEqual({
      text: 'Open in Quillport',
      url: `https://app.test/build/apps/projects/view/${THREAD}`,
    })
  })

  it('has the link to answer below the button, and one to end the mails of each group', () => {
    const events = [event('project_comment'), event('project_status', {}, 'status')]
    const { button, footer } = mailOf({ link: { action: 'answer', token: 't' }, events })
    expect(button?.label).toBe('Open in Quillport')
    expect(footer?.map(({ text }) => text)).toEqual([
      'Answer without signing in (once, within 14 days)',
      'Choose which mails you receive',
      'No more mails about messages and comments',
      'No more mails about changes of status',
    ])
  })
})
