import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

const open = (path: string, intercept?: Intercept) =>
  renderRoute(mail.api, path, { as: 'user', ...(intercept && { intercept }) })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (subject: string) => screen.queryByRole('link', { name: subject })
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
    const { user, calls } = await open(`/apps/email?thread=${threadId}`, async (call, send, body) => {
      if (call !== 'POST /api/mail/actions') return send()
      if (/"(archive|inbox)"/.test(String(body))) moves.push(body)
      await clicked
      return send()
    })
    await screen.findByRole('heading', { level: 2, name: 'Twice' })
    const archive = screen.getAllByRole('button', { name: 'Archive' }).at(-1)
    if (!archive) throw new Error('There is no button')
    await user.dblClick(archive)
    respond()
    await isGone('Twice')
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    await waitFor(() => expect(calls).toContain('POST /api/mail/actions 200'))
    const { threads } = await mail.threads('user', 'folder=archive')
    expect(threads.map(({ subject }) => subject)).toContain('Twice')
    expect(moves).toEqual([expect.stringContaining('"archive"')])
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

  it.each(['important', 'private', 'company', 'personal'])(
    '/apps/email/label/%s opens the label',
    async (name) => {
      await open(`/apps/email/label/${name}`)
      await heading(name)
      expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'aria-current',
        'page',
      )
    },
  )

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
