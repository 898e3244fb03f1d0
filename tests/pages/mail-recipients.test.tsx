import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

it('R-787: a new message is about the project request of the last conversation with its recipient', async () => {
  const { client } = demoCallers(mail.api)
  const project = await client.file({ title: 'The harbour signs', dueDate: dayFromToday(5) })
  await mail.send('client', ['manager'], { projectId: project.id })
  const { user } = await renderRoute(mail.api, '/apps/email?compose=1', { as: 'manager' })
  const composer = within(await screen.findByRole('region', { name: 'New message' }))
  await user.type(await composer.findByRole('combobox', { name: 'To' }), 'Tom Hale,')
  const choice = composer.getByRole('combobox', { name: 'Project' })
  await waitFor(() => expect(choice).toHaveDisplayValue(`#${project.no} The harbour signs`))
  expect(composer.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
  await waitFor(() => expect(composer.getByRole('textbox', { name: 'Due date' })).not.toHaveValue(''))
  // A choice by hand stays, and fills the subject.
  await user.selectOptions(choice, 'none')
  await user.selectOptions(choice, project.id)
  expect(composer.getByRole('textbox', { name: 'Subject' })).toHaveValue('The harbour signs')
  await user.selectOptions(choice, '')
  expect(choice).toHaveValue('')
})

it('R-788: files that are dropped on a conversation begin a reply, and pasted pictures are attached to it', async () => {
  const { thread } = await mail.send('client', ['manager'], { subject: 'Signs' })
  await renderRoute(mail.api, `/apps/email?thread=${thread.threadId}`, { as: 'manager' })
  const conversation = await screen.findByRole('region', { name: 'Signs' })
  const transfer = (name: string) => {
    const file = new File(['x'], name, { type: 'image/png' })
    return { types: ['Files'], files: [file], items: [{ kind: 'file' }], getData: () => '' }
  }
  const drop = createEvent.drop(conversation)
  Object.defineProperty(drop, 'dataTransfer', { value: transfer('Sign.png') })
  fireEvent(conversation, drop)
  const reply = await screen.findByRole('region', { name: 'Reply' })
  expect(await within(reply).findByText('Sign.png')).toBeVisible()
  const paste = createEvent.paste(within(reply).getByRole('textbox', { name: 'Message' }))
  Object.defineProperty(paste, 'clipboardData', { value: transfer('image.png') })
  fireEvent(within(reply).getByRole('textbox', { name: 'Message' }), paste)
  expect(await within(reply).findByText('image.png')).toBeVisible()
})

it('R-521: after "Cc Bcc" the next word is for Cc, and a press beside the fields leaves it there', async () => {
  const { user } = await renderRoute(mail.api, '/apps/email?compose=1', { as: 'manager' })
  const composer = within(await screen.findByRole('region', { name: 'New message' }))
  const more = await composer.findByRole('button', { name: 'Cc Bcc' })
  await user.click(more)
  await user.click(more.parentElement as HTMLElement)
  await user.keyboard('Tom Hale,')
  await waitFor(() => expect(composer.getByRole('button', { name: 'Remove Tom Hale' })).toBeVisible())
  expect(composer.getByRole('combobox', { name: 'Cc' })).toHaveFocus()
  expect(composer.getByRole('combobox', { name: 'To' })).toHaveValue('')
})
