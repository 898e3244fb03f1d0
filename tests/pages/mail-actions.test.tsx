import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { press } from './support/roles.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

const open = (path: string) => renderRoute(mail.api, path, { as: 'user' })
const rowOf = async (subject: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`${subject}$`) })
  const row = link.closest<HTMLElement>('[data-index]')
  if (!row) throw new Error(`${subject} has no row`)
  return { link, row: within(row) }
}
const isGone = (subject: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(`${subject}$`) })).toBeNull())
const subjectsIn = async (folder: string) =>
  (await mail.threads('user', `folder=${folder}`)).threads.map(({ subject }) => subject)

it('keys star and archive a conversation, and undo restores it', async () => {
  await mail.send('auth', ['user'], { subject: 'Keys' })
  const { user } = await open('/apps/email')
  const { link, row } = await rowOf('Keys')
  link.focus()
  await user.keyboard('s')
  expect(await row.findByRole('button', { name: /^Remove star/ })).toBeInTheDocument()
  await user.keyboard('e')
  await isGone('Keys')
  await waitFor(async () => expect(await subjectsIn('archive')).toContain('Keys'))
  await press(user, 'Undo')
  await rowOf('Keys')
  await waitFor(async () => expect(await subjectsIn('inbox')).toContain('Keys'))
  await closePage()
  await open('/apps/email/filter/starred')
  await screen.findByRole('heading', { level: 1, name: 'Starred' })
  await rowOf('Keys')
})

it('moving to the trash and deleting forever ask for confirmation', async () => {
  await mail.send('auth', ['user'], { subject: 'Binned' })
  const { thread } = await mail.send('auth', ['user'], { subject: 'Stays in the trash' })
  await mail.act('user', { action: 'trash', threadIds: [thread.threadId] })
  const { user } = await open('/apps/email')
  const { row } = await rowOf('Binned')
  await user.click(row.getByRole('checkbox'))
  await user.keyboard('#')
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Move this conversation to the trash?')
  await expectNoViolations(question)
  await user.click(within(question).getByRole('button', { name: 'Move to trash' }))
  await isGone('Binned')
  // The row leaves the list before the server has moved it.
  await waitFor(async () => expect(await subjectsIn('trash')).toContain('Binned'))
  await closePage()

  const trash = await open('/apps/email/filter/trash')
  await screen.findByRole('heading', { level: 1, name: 'Trash' })
  await trash.user.pointer({ keys: '[MouseRight]', target: (await rowOf('Binned')).link })
  await trash.user.click(await screen.findByRole('menuitem', { name: /^Delete forever/ }))
  const last = await screen.findByRole('alertdialog')
  expect(last).toHaveTextContent('This action cannot be undone.')
  await trash.user.click(within(last).getByRole('button', { name: 'Delete forever' }))
  await isGone('Binned')
  await waitFor(async () => expect(await subjectsIn('trash')).toEqual(['Stays in the trash']))
  await closePage()
  await open('/apps/email/filter/trash')
  await rowOf('Stays in the trash')
  expect(screen.queryByRole('link', { name: /Binned$/ })).toBeNull()
})
