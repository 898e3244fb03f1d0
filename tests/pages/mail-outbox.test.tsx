import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { env } from '@/lib/api/env.ts'
import { PEOPLE } from '../api/support/api.ts'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { closePage, type Intercept, type RenderedPage, renderRoute } from './support/render-route.tsx'
import { button, comboBox } from './support/roles.ts'
import { textEditor } from './support/text-editor.ts'

let mail: MailApi
const { undoMs } = env
beforeAll(async () => {
  mail = await startMailApi()
  env.undoMs = 300
})
afterEach(() => closePage())
afterAll(async () => {
  env.undoMs = undoMs
  await mail.api.close()
})

const open = (path: string, intercept?: Intercept) =>
  renderRoute(mail.api, path, { as: 'client', ...(intercept && { intercept }) })
/** A call whose response does not arrive. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const reconnect = () => window.dispatchEvent(new Event('online'))
const isWaiting = () => screen.findAllByText('Waiting for connection')

/** Replies to a conversation that is open. */
async function reply({ user }: RenderedPage, text: string): Promise<void> {
  // The last message has the buttons of the conversation.
  const buttons = await screen.findAllByRole('button', { name: 'Reply' })
  await user.click(buttons.at(-1) as HTMLElement)
  const letter = await textEditor('Message')
  letter.chain().focus().insertContent(text).run()
  await user.keyboard('{Control>}{Enter}{/Control}')
}

/** How often a text is in a conversation on the server. */
async function countOf(text: string, threadId: string): Promise<number> {
  const { messages } = await mail.thread('manager', threadId)
  return messages.filter((message) => message.text === text).length
}

it('a message with a lost response survives a reload and is sent once', async () => {
  const { thread } = await mail.send('manager', ['client'], { subject: 'Lost' })
  const path = `/apps/email?thread=${thread.threadId}`
  let attempts = 0
  let isBroken = true
  const intercept: Intercept = async (call, send) => {
    if (!isBroken || call !== 'POST /api/mail/messages') return send()
    attempts += 1
    // The message is stored, and only its response is lost.
    if (attempts === 1) await send()
    return lost()
  }
  await reply(await open(path, intercept), 'Did you hear me?')
  await isWaiting()
  await closePage({ keepDevice: true })
  await open(path, intercept)
  await isWaiting()
  isBroken = false
  reconnect()
  await waitFor(() => expect(screen.queryByText('Waiting for connection')).toBeNull())
  await waitFor(() => {
    const shown = screen.getAllByText('Did you hear me?').filter((one) => one.closest('[data-message]'))
    expect(shown).toHaveLength(1)
  })
  expect(await countOf('Did you hear me?', thread.threadId)).toBe(1)
})

it('the outbox is sent from another screen after the server is back, with a notice', async () => {
  // The message could not be handed to the server.
  vi.spyOn(console, 'warn').mockReturnValue()
  const { thread } = await mail.send('manager', ['client'], { subject: 'Tide' })
  let isBroken = true
  const intercept: Intercept = (call, send) =>
    isBroken && /^POST \/api\/mail\/(held|messages)/.test(call) ? lost() : send()
  await reply(await open(`/apps/email?thread=${thread.threadId}`, intercept), 'It can wait')
  await isWaiting()
  await closePage({ keepDevice: true })
  await open('/apps/projects/list', intercept)
  await screen.findByRole('heading', { level: 1, name: 'Project requests' })
  expect(await countOf('It can wait', thread.threadId)).toBe(0)
  isBroken = false
  reconnect()
  expect(await screen.findByText('Queued message sent')).toBeVisible()
  expect(await countOf('It can wait', thread.threadId)).toBe(1)
})

it('a draft survives a reload and is listed until it is deleted', async () => {
  const [other, subject] = ['Other draft', 'Draft of the tide']
  const body = { to: [], subject: other, projectId: null, dueDate: null, html: '' }
  const { status } = await mail.call('client', 'PUT', `/mail/drafts/${crypto.randomUUID()}`, body)
  expect(status).toBe(200)
  const { user, address } = await open('/apps/email?compose=1')
  await user.click(await screen.findByRole('textbox', { name: 'Subject' }))
  await user.paste(subject)
  ;(await textEditor('Message')).commands.insertContent('Half a sentence')
  await waitFor(() => expect(address()).toMatch(/compose=[0-9a-f-]{36}$/))
  const path = address()
  await closePage({ keepDevice: true })
  await open(path)
  expect(await screen.findByDisplayValue(subject)).toBeVisible()
  const again = await textEditor('Message')
  expect(again.getText()).toBe('Half a sentence')
  again.chain().focus('end').insertContent(' more').run()
  expect(await screen.findByText('Draft saved')).toBeVisible()
  await closePage({ keepDevice: true })

  const list = await open('/apps/email/filter/draft')
  await list.user.click(await screen.findByRole('button', { name: new RegExp(subject) }))
  expect((await textEditor('Message')).getText()).toBe('Half a sentence more')
  const form = within(screen.getByRole('region', { name: 'New message' }))
  await list.user.click(form.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(subject) })).toBeNull())
  await closePage({ keepDevice: true })
  await open('/apps/email/filter/draft')
  // The list is rendered: it shows the draft that stays.
  expect(await screen.findByRole('button', { name: new RegExp(other) })).toBeVisible()
  expect(screen.queryByRole('button', { name: new RegExp(subject) })).toBeNull()
})

it('a draft keeps forwarded files, in another browser too', async () => {
  const { api } = mail
  const file = { id: crypto.randomUUID(), name: 'Quay.txt', size: 4, mime: 'text/plain' }
  await api.database.owner`insert into storage.objects (bucket_id, name, metadata)
    values ('mail-files', ${`${PEOPLE.manager}/${file.id}`}, ${api.database.owner.json({ size: 4, mimetype: 'text/plain' })})`
  const { thread } = await mail.send('manager', ['client'], { subject: 'Plans', attachments: [file] })
  const { user } = await open(`/apps/email?thread=${thread.threadId}`)
  const buttons = await screen.findAllByRole('button', { name: 'Forward' })
  await user.click(buttons.at(-1) as HTMLElement)
  const forwarded = async () =>
    within(await screen.findByRole('list', { name: 'Forwarded attachments' })).findByText('Quay.txt')
  expect(await forwarded()).toBeVisible()
  ;(await textEditor('Message')).chain().focus('start').insertContent('For your wall').run()
  expect(await screen.findByText('Draft saved')).toBeVisible()

  await closePage()
  const elsewhere = await open('/apps/email/filter/draft')
  await elsewhere.user.click(await screen.findByRole('button', { name: /Fwd: Plans/ }))
  expect(await forwarded()).toBeVisible()
  await elsewhere.user.click(comboBox('To'))
  await elsewhere.user.paste('Nina')
  await elsewhere.user.click(await screen.findByRole('option', { name: /Nina Petrov/ }))
  await elsewhere.user.click(button('Send'))
  await waitFor(async () => {
    const { threads } = await mail.threads('user')
    const received = threads.find((one) => one.subject === 'Fwd: Plans')
    const { messages } = await mail.thread('user', received?.threadId ?? '')
    expect(messages.flatMap(({ attachments }) => attachments.map(({ name }) => name))).toEqual(['Quay.txt'])
  })
})
