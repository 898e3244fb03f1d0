import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { confirmDialog, press } from './support/roles.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

const open = (path: string, intercept?: Intercept) =>
  renderRoute(mail.api, path, { as: 'user', ...(intercept && { intercept }) })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
// An unread one is preceded by a word for screen readers.
const nameOf = (subject: string) => ({ name: new RegExp(`${subject}$`) })
const link = (subject: string) => screen.queryByRole('link', nameOf(subject))
const shown = (subject: string) => screen.findByRole('link', nameOf(subject))
const isGone = (subject: string) => waitFor(() => expect(link(subject)).toBeNull())

/** A conversation in the inbox of the person under test. */
async function receive(subject: string, html?: string): Promise<string> {
  const { thread } = await mail.send('auth', ['user'], { subject, ...(html && { html }) })
  return thread.threadId
}

describe('one mailbox (R-027)', () => {
  it('archives an open conversation once when its button is clicked twice', async () => {
    const threadId = await receive('Twice')
    let respond = () => {}
    const clicked = new Promise<void>((resolve) => {
      respond = resolve
    })
    const moves: unknown[] = []
    const { user } = await open(`/apps/email?thread=${threadId}`, async (call, send, body) => {
      if (call !== 'POST /api/mail/actions' || !/"(archive|inbox)"/.test(String(body))) return send()
      moves.push(body)
      await clicked
      return send()
    })
    await screen.findByRole('heading', { level: 2, name: 'Twice' })
    await shown('Twice')
    const archive = screen.getAllByRole('button', { name: 'Archive' }).at(-1)
    if (!archive) throw new Error('There is no button')
    await user.dblClick(archive)
    respond()
    await isGone('Twice')
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    // The row leaves the list before the server has moved it.
    await waitFor(async () => {
      const { threads } = await mail.threads('user', 'folder=archive')
      expect(threads.map(({ subject }) => subject)).toContain('Twice')
    })
    expect(moves).toEqual([expect.stringContaining('"archive"')])
    // A click elsewhere is not the second one of the action before it.
    await press(user, 'Undo')
    await shown('Twice')
  })
})

it('hostile HTML of a message has no element or attribute that could run, load or restyle', async () => {
  const threadId = await receive(
    'Hostile',
    `<style>*{display:none!important}body{background:red}</style>
      <p style="position:fixed;inset:0;background:red" class="mail-row" id="main">Quiet words</p>
      <img src="https://evil.example/pixel.gif" onerror="window.hit=1"><script>window.hit=1</script>
      <svg onload="window.hit=1"><use href="https://evil.example/x.svg"/></svg>
      <form action="https://evil.example"><input name="password"><button>Go</button></form>
      <iframe src="https://evil.example"></iframe><link rel="stylesheet" href="https://evil.example/x.css">
      <a href="javascript:window.hit=1">run</a> <a href="https://example.org/safe">safe</a>`,
  )
  await open(`/apps/email?thread=${threadId}`)
  const text = await screen.findByText('Quiet words')
  const body = text.closest<HTMLElement>('[data-message-body]')
  if (!body) throw new Error('The text is in no message')
  const refused = 'style, script, img, svg, form, input, button, iframe, link, [style], [class], [id]'
  expect(body.querySelectorAll(refused)).toHaveLength(0)
  expect(body.querySelectorAll('a[href^="javascript" i]')).toHaveLength(0)
  expect(body.innerHTML).not.toMatch(/evil\.example|\son\w+=/)
  const safe = within(body).getByRole('link', { name: 'safe' })
  expect(safe).toHaveAttribute('target', '_blank')
  expect(safe).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect('hit' in window).toBe(false)
})

describe('a conversation', () => {
  const menuOf = async (user: UserEvent, subject: string) => {
    await user.pointer({ keys: '[MouseRight]', target: await shown(subject) })
    return within(await screen.findByRole('menu'))
  }

  it('R-118: restored in another window is not deleted forever, and the reason is shown', async () => {
    const threadId = await receive('Restored')
    await mail.act('user', { action: 'trash', threadIds: [threadId] })
    const { user } = await open('/apps/email/filter/trash')
    const menu = await menuOf(user, 'Restored')
    expect(menu.getByRole('menuitem', { name: /^Move to trash/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(menu.getByRole('menuitem', { name: /^Delete forever/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await mail.act('user', { action: 'inbox', threadIds: [threadId] })
    await user.click(question.getByRole('button', { name: 'Delete forever' }))
    expect(await screen.findByText('This is not in the trash.')).toBeVisible()
    await closePage()
    const again = await open('/apps/email')
    const inbox = await menuOf(again.user, 'Restored')
    expect(inbox.getByRole('menuitem', { name: /^Delete forever/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is found by a word of its text, which is marked', async () => {
    await receive('Deep', '<p>Below the pier a lanternfish was seen at night.</p>')
    const { user, address } = await open('/apps/email')
    await user.click(await screen.findByRole('textbox', { name: 'Search messages' }))
    await user.paste('lanternfish')
    const hit = await screen.findByText('lanternfish', { selector: 'mark' })
    expect(hit).toBeVisible()
    expect(address()).toContain('q=lanternfish')
    await user.click(await shown('Deep'))
    await screen.findByRole('heading', { level: 2, name: 'Deep' })
    await user.clear(screen.getByRole('textbox', { name: 'Search messages' }))
    await user.paste('nothingholdsthis')
    expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeVisible()
  })

  it('gets a new label, which is deleted after the fixed question', async () => {
    await receive('Labelled')
    const { user } = await open('/apps/email')
    await user.click(await screen.findByRole('button', { name: 'New label' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New label' }))
    await user.click(dialog.getByRole('textbox', { name: 'Name' }))
    await user.paste('Tide')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = await shown('Labelled')
    row.focus()
    await user.keyboard('l')
    await user.click(await screen.findByRole('menuitem', { name: /^Tide/ }))
    await waitFor(async () => {
      const { threads } = await mail.threads('user')
      expect(threads.find(({ subject }) => subject === 'Labelled')?.labelIds).toHaveLength(1)
    })
    await user.keyboard('{Escape}')
    const label = await screen.findByRole('link', { name: /^Tide/ })
    await user.pointer({ keys: '[MouseRight]', target: label })
    await user.click(await screen.findByRole('menuitem', { name: /^Delete label/ }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete the label “Tide”? This will remove the label from all associated messages. This action cannot be undone.',
    )
    await confirmDialog(user, 'Delete label')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Tide/ })).toBeNull())
    expect(await shown('Labelled')).toBeVisible()
  })
})

describe('addresses', () => {
  it('/messages/list is the same mailbox', async () => {
    const { user, address } = await open('/messages/list')
    await heading('Inbox')
    const folders = within(screen.getByRole('navigation', { name: 'Folders' }))
    await user.click(folders.getByRole('link', { name: 'Archive' }))
    await heading('Archive')
    expect(address()).toBe('/messages/list?filter=archive')
  })

  it.each([
    ['/apps/email/label/important', 'important'],
    ['/apps/email/label/private', 'private'],
    ['/apps/email/label/company', 'company'],
    ['/apps/email/label/personal', 'personal'],
    ['/messages/list?label=private', 'private'],
  ])('%s opens the label', async (path, name) => {
    await open(path)
    await heading(name)
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    '/apps/email/filter/nowhere',
    '/apps/email/label/nothing',
    '/apps/email/label/0a000000-0000-4000-8000-0000000000aa',
    '/messages/list?filter=nowhere',
  ])('%s, which does not exist, shows the not-found page', async (path) => {
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})

it('R-107: a changed due date can be undone', async () => {
  const threadId = await receive('Due later')
  const { user } = await open(`/apps/email?thread=${threadId}`)
  const dueDate = async () =>
    (await mail.threads('user')).threads.find((one) => one.threadId === threadId)?.dueDate
  await screen.findByRole('heading', { level: 2, name: 'Due later' })
  await user.click(await screen.findByRole('button', { name: /^Due / }))
  await user.click(await screen.findByRole('menuitem', { name: 'No due date' }))
  await screen.findByText('Due date changed')
  await press(user, 'Undo')
  await expect.poll(dueDate).toBe('2096-12-01')
})
