import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { env } from '../../src/lib/api/env.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { projectMessageList } from '../../supabase/functions/_shared/contract/project-messages.ts'
import { dayFromToday, demoCallers, type ProjectCaller } from '../api/support/projects.ts'
import { startTeamApi, type TeamApi } from '../api/support/team-mail.ts'
import { mockTopics } from '../support/mock-topics.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

const topics = mockTopics()
let team: TeamApi
let people: ReturnType<typeof demoCallers>
let id: string
const { undoMs } = env
beforeAll(async () => {
  // A message is sent when it can no longer be undone.
  env.undoMs = 300
  team = await startTeamApi()
  people = demoCallers(team.mail.api)
})
beforeEach(async () => {
  await team.clear()
  id = (await people.client.file({ title: 'Harbour walk', dueDate: dayFromToday(3) })).id
})
afterEach(() => closePage())
afterAll(async () => {
  env.undoMs = undoMs
  await team.mail.api.close()
})

const view = () => `/apps/projects/view/${id}`
const messages = async (as: ProjectCaller) =>
  (await as.ok('GET', `/projects/${id}/messages`, projectMessageList)).messages
const comments = async () =>
  (await people.client.ok('GET', `/projects/${id}/comments`, projectCommentList)).comments
const chooseMessage = async () => screen.findByRole('radio', { name: 'Message' })
const readers = (text: RegExp) => screen.findByText(text)

it('R-990: staff send the typed text as a message to the client, and the next one continues the conversation', async () => {
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager' })
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Blue or <b>red</b>?')
  await user.click(await chooseMessage())
  expect(await readers(/^Seen only by Tom Hale\.$/)).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Write a message' })
  expect(field).toHaveValue('Blue or <b>red</b>?')
  expect(screen.queryByRole('checkbox', { name: 'Question that needs an answer' })).toBeNull()
  await expectNoViolations(document.body)
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }))
  expect(field).toHaveValue('')
  const timeline = within(await screen.findByRole('list', { name: 'Comments' }))
  expect(await timeline.findByText('Blue or <b>red</b>?')).toBeVisible()
  const [first, ...others] = await messages(people.client)
  expect(others).toEqual([])
  expect(first).toMatchObject({ subject: 'Harbour walk', text: 'Blue or <b>red</b>?' })
  expect(await comments()).toEqual([])

  await user.type(field, 'By noon, please.{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(await messages(people.client)).toHaveLength(2))
  expect((await messages(people.client))[1]).toMatchObject({
    threadId: first?.threadId,
    text: 'By noon, please.',
  })
})

it('R-990: a client writes to the team about an unassigned request, and the composer says who reads it', async () => {
  const { user } = await renderRoute(team.mail.api, view(), { as: 'client' })
  await user.click(await chooseMessage())
  expect(await readers(/^Seen only by Clients and the staff who handle requests\.$/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Any news?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(async () => expect(await messages(people.manager)).toMatchObject([{ text: 'Any news?' }]))
  // Back to a comment, which everyone sees.
  await user.click(screen.getByRole('radio', { name: 'Comment' }))
  expect(await readers(/^Everyone who can read this request sees a comment/)).toBeVisible()
})

it('R-990: a second message before the first one is sent waits, and continues its conversation', async () => {
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager' })
  await user.click(await chooseMessage())
  await readers(/^Seen only by Tom Hale\.$/)
  const field = screen.getByRole('textbox', { name: 'Write a message' })
  env.undoMs = 2_000
  await user.type(field, 'Blue?{Control>}{Enter}{/Control}')
  env.undoMs = 300
  await user.type(field, 'Or red?')
  expect(await readers(/^Your first message is being sent/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled()
  expect(await readers(/^Seen only by Tom Hale\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(async () => expect(await messages(people.client)).toHaveLength(2))
  const [first, second] = await messages(people.client)
  expect([first?.text, second?.text]).toEqual(['Blue?', 'Or red?'])
  expect(second?.threadId).toBe(first?.threadId)
})

it('R-990: after the first message is taken back, the next one begins the conversation', async () => {
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager' })
  await user.click(await chooseMessage())
  await readers(/^Seen only by Tom Hale\.$/)
  env.undoMs = 10_000
  await user.type(
    screen.getByRole('textbox', { name: 'Write a message' }),
    'Blue?{Control>}{Enter}{/Control}',
  )
  env.undoMs = 300
  expect(await readers(/^Your first message is being sent/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveTextContent('Blue?')
  expect(await messages(people.client)).toEqual([])
})

it('R-990: when the messages of the timeline cannot be loaded, no conversation is begun', async () => {
  await team.mail.send('client', ['manager'], { projectId: id })
  const intercept: Intercept = async (call, send) =>
    call === `GET /api/projects/${id}/messages` ? new Response('{}', { status: 500 }) : send()
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager', intercept })
  await user.click(await chooseMessage())
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Blue?')
  expect(await readers(/^The recipients could not be loaded/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled()
})

it('R-990: without a due date that is still to come, the message is written in the mailbox', async () => {
  await team.owner`update public.projects set due_date = current_date - 2, latest_completion_date = current_date where id = ${id}`
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager' })
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'When?')
  await user.click(await chooseMessage())
  expect(await readers(/^The recipient or the due date is missing/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveValue('When?')
  expect(screen.getByRole('link', { name: 'Write a message to chosen people' })).toHaveAttribute(
    'href',
    expect.stringContaining(`project=${id}`),
  )
})

it('R-990: a message that is chosen before the timeline has loaded continues its conversation too, to all of it', async () => {
  const { thread } = await team.mail.send('client', ['manager', 'user'], { projectId: id })
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  const intercept: Intercept = async (call, send) => {
    if (call === `GET /api/projects/${id}/messages`) await isFree
    return send()
  }
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager', intercept })
  await user.click(await chooseMessage())
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Blue.')
  expect(await readers(/^Looking up who will see this message/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled()
  release()
  expect(await readers(/^Seen only by Tom Hale and Nina Petrov\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(async () =>
    expect((await messages(people.client)).map(({ threadId }) => threadId)).toEqual([
      thread.threadId,
      thread.threadId,
    ]),
  )
})

it('R-990: a message keeps its recipients while it is written, when a newer one arrives from other people', async () => {
  const { thread } = await team.mail.send('manager', ['user'], { projectId: id })
  const { user } = await renderRoute(team.mail.api, view(), { as: 'manager' })
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Too cheap.')
  await user.click(await chooseMessage())
  const note = (await readers(/^Seen only by /)).textContent
  await team.mail.send('client', ['manager'], { projectId: id, html: '<p>Any news?</p>' })
  topics.handlers.get('teams')?.onEvent('mail', {})
  const timeline = within(await screen.findByRole('list', { name: 'Comments' }))
  expect(await timeline.findByText('Any news?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
  expect(screen.getByText(/^Seen only by /)).toHaveTextContent(String(note))
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(async () => expect((await messages(people.manager)).at(-1)?.text).toBe('Too cheap.'))
  expect((await messages(people.manager)).at(-1)?.threadId).toBe(thread.threadId)
  expect((await messages(people.client)).map(({ text }) => text)).toEqual(['Any news?'])

  // Without text, the newest message decides again.
  await team.mail.send('client', ['manager'], { projectId: id, html: '<p>Hello?</p>' })
  topics.handlers.get('teams')?.onEvent('mail', {})
  expect(await readers(/^Seen only by Tom Hale\.$/)).toBeVisible()
})
