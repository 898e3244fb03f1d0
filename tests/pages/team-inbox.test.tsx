import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { startTeamApi, TEAM, type TeamApi } from '../api/support/team-mail.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, comboBox, textBox } from './support/roles.ts'
import { textEditor } from './support/text-editor.ts'

let team: TeamApi
beforeAll(async () => {
  team = await startTeamApi()
})
beforeEach(() => team.clear())
afterEach(() => closePage())
afterAll(() => team.mail.api.close())

const folders = () => within(screen.getByRole('navigation', { name: 'Clients' }))

it('R-871, R-879: a client writes to the team, and the composer says who reads it', async () => {
  const { user } = await renderRoute(team.mail.api, '/apps/email?compose=1', { as: 'client' })
  const composer = within(await screen.findByRole('region', { name: 'New message' }))
  const to = await composer.findByRole('combobox', { name: 'To' })
  await user.click(to)
  await user.click(await composer.findByRole('option', { name: /^Clients/ }))
  expect(composer.queryByRole('listbox')).toBeNull()
  expect(composer.getByRole('note')).toHaveTextContent(
    'Everyone at the agency who handles your requests can read this.',
  )
  await user.click(composer.getByRole('button', { name: 'Remove Clients' }))
  await user.type(to, 'Marc,')
  await waitFor(() =>
    expect(composer.getByRole('note')).toHaveTextContent(/^Only you and Marc .* can read this\.$/),
  )
  expect(screen.queryByRole('navigation', { name: 'Clients' })).toBeNull()
})

it('R-879: a message about a request without an assignee is addressed to the team', async () => {
  const { client } = demoCallers(team.mail.api)
  const { id } = await client.file({ title: 'Harbour walk', dueDate: dayFromToday(3) })
  const { user } = await renderRoute(team.mail.api, `/apps/projects/view/${id}`, { as: 'client' })
  await user.click(await screen.findByRole('tab', { name: 'Messages' }))
  await user.click(await screen.findByRole('link', { name: 'Write a message' }))
  expect(await screen.findByRole('button', { name: 'Remove Clients' })).toBeVisible()
  expect(textBox('Subject')).toHaveValue('Harbour walk')
  expect(comboBox('Project')).toHaveValue(id)
})

it('R-872: staff see the conversations of the team on the page of its request', async () => {
  const { thread } = await team.ask('client', { subject: 'About the signs', projectId: team.projectId })
  const { user } = await renderRoute(team.mail.api, `/apps/projects/view/${team.projectId}`, {
    as: 'manager',
  })
  await user.click(await screen.findByRole('tab', { name: 'Messages' }))
  expect(await screen.findByRole('link', { name: /About the signs/ })).toHaveAttribute(
    'href',
    expect.stringContaining(thread.threadId),
  )
})

it('R-868: the timeline of a request shows comments and messages together, and who sees a comment', async () => {
  const { client } = demoCallers(team.mail.api)
  const { id } = await client.file({ title: 'Harbour walk', dueDate: dayFromToday(3) })
  const comment = { id: crypto.randomUUID(), body: 'The map is attached' }
  expect((await team.mail.call('client', 'POST', `/projects/${id}/comments`, comment)).status).toBe(201)
  await team.ask('client', { subject: 'Signs', projectId: id, html: '<p>Blue or red?</p>' })
  await renderRoute(team.mail.api, `/apps/projects/view/${id}`, { as: 'manager' })
  const timeline = within(await screen.findByRole('list', { name: 'Comments' }))
  const message = await timeline.findByRole('listitem', { name: 'Message from Tom Hale: Signs' })
  await timeline.findByText('The map is attached')
  expect(message).toHaveTextContent(/Message to Clients.*Blue or red\?/)
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The map is attached'),
    expect.stringContaining('Blue or red?'),
  ])
  expect(within(message).getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
    'href',
    expect.stringMatching(/email\?thread=.*&message=/),
  )
  expect(screen.getByText(/^The client and all staff who can read this request see a comment/)).toBeVisible()
})

it('R-873, R-874: staff find a message in the shared inbox, assign it to themselves and complete it', async () => {
  const { thread } = await team.ask('client', { subject: 'Opening hours' })
  const { user } = await renderRoute(team.mail.api, '/apps/email/filter/team-unassigned', { as: 'user' })
  await user.click(await screen.findByRole('link', { name: /Opening hours/ }))
  const conversation = await screen.findByRole('heading', { level: 2, name: 'Opening hours' })
  expect(conversation).toBeVisible()
  expect(folders().getByRole('link', { name: /^Unassigned/ })).toHaveTextContent(/1/)
  for (const name of ['Archive', 'Move to trash', 'Star', 'Label'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Unassigned' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Assign to me' }))
  expect(await screen.findByRole('button', { name: 'Assigned to you' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: /Opening hours/ })).toBeNull())
  await waitFor(() =>
    expect(folders().getByRole('link', { name: /^Unassigned/ })).not.toHaveTextContent(/\d/),
  )
  await user.click(folders().getByRole('link', { name: /^Assigned to me/ }))
  expect(await screen.findByRole('link', { name: /Opening hours/ })).toBeVisible()
  await team.mail.act('user', {
    action: 'task-status',
    threadIds: [thread.threadId],
    taskStatus: 'completed',
  })
  expect(await team.listed('user', 'all')).toContain(thread.threadId)
})

it('R-875: an answer is addressed to the client and sent in the name of the team', async () => {
  const { thread } = await team.ask('client', { subject: 'A second voice' })
  const { user } = await renderRoute(team.mail.api, `/apps/email/filter/team-all?thread=${thread.threadId}`, {
    as: 'manager',
  })
  await user.click((await screen.findAllByRole('button', { name: 'Reply' })).at(-1) as HTMLElement)
  const reply = within(await screen.findByRole('region', { name: 'Reply' }))
  expect(await reply.findByRole('button', { name: 'Remove Tom Hale' })).toBeVisible()
  expect(reply.queryByRole('button', { name: 'Remove Clients' })).toBeNull()
  expect(reply.getByRole('note')).toHaveTextContent(/^You answer in the name of the team\./)
  await closePage()
  await team.answer('manager', thread.threadId, ['client'])
  const page = await renderRoute(team.mail.api, `/apps/email?thread=${thread.threadId}`, { as: 'client' })
  expect(await screen.findByRole('article', { name: /^Message from Clients · Marc/ })).toBeVisible()
  await page.user.click((await screen.findAllByRole('button', { name: 'Reply' })).at(-1) as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Remove Clients' })).toBeVisible()
  expect(screen.queryByText('Assigned to')).toBeNull()
})

it('R-877: staff add an internal note and delete it, and the client sees none', async () => {
  const { thread } = await team.ask('client', { subject: 'Rebate' })
  await team.note('manager', thread.threadId, 'Asked accounting')
  const { user } = await renderRoute(team.mail.api, `/apps/email/filter/team-all?thread=${thread.threadId}`, {
    as: 'user',
  })
  await user.click(await screen.findByRole('button', { name: 'Add internal note' }))
  await user.type(textBox('Text of the note'), 'Ten percent at most')
  await user.click(button('Add note'))
  const note = await screen.findByRole('article', { name: /^Internal note of You/ })
  expect(note).toHaveTextContent('Ten percent at most')
  expect(screen.getByRole('article', { name: /^Internal note of Marc/ })).toHaveTextContent(
    'Asked accounting',
  )
  // Only its author deletes a note.
  expect(screen.getAllByRole('button', { name: 'Delete note' })).toHaveLength(1)
  await expectNoViolations(note)
  await closePage()
  await renderRoute(team.mail.api, `/apps/email?thread=${thread.threadId}`, { as: 'client' })
  await screen.findByRole('heading', { level: 2, name: 'Rebate' })
  expect(screen.queryByRole('button', { name: 'Add internal note' })).toBeNull()
  expect(screen.queryByText('Ten percent at most')).toBeNull()
  expect(screen.queryByText('Asked accounting')).toBeNull()
  await closePage()
  const page = await renderRoute(team.mail.api, `/apps/email/filter/team-all?thread=${thread.threadId}`, {
    as: 'user',
  })
  await page.user.click(await screen.findByRole('button', { name: 'Delete note' }))
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete note' }),
  )
  await waitFor(() => expect(screen.queryByText('Ten percent at most')).toBeNull())
})

it('R-878: staff snooze a conversation until the client answers', async () => {
  const { thread } = await team.ask('client', { subject: 'Later' })
  const { user } = await renderRoute(
    team.mail.api,
    `/apps/email/filter/team-unassigned?thread=${thread.threadId}`,
    { as: 'manager' },
  )
  await user.click(await screen.findByRole('button', { name: 'Snooze' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Until the client answers' }))
  expect(await screen.findByRole('button', { name: 'Snoozed until the client answers' })).toBeVisible()
  expect(await team.listed('manager', 'unassigned')).not.toContain(thread.threadId)
  await team.mail.reply('client', thread.threadId, [], { to: [TEAM] })
  expect(await team.listed('manager', 'unassigned')).toContain(thread.threadId)
})

it('R-873: the navigation counts the unread conversations that are assigned to the user', async () => {
  const { thread } = await team.ask('client', { subject: 'Counted' })
  await team.assign('manager', thread.threadId, 'user')
  const { inbox, teamMine } = await team.mail.counts('user')
  expect(teamMine).toBe(1)
  await renderRoute(team.mail.api, '/apps/saved-replies', { as: 'user' })
  const link = await screen.findByRole('link', { name: /^Messages/ })
  await waitFor(() => expect(link).toHaveTextContent(new RegExp(`^Messages\\s*${inbox + teamMine}`)))
})

it('R-828, R-829: staff save a reply, and insert it with its fields into an answer', async () => {
  const { thread } = await team.ask('client', { subject: 'Hours', projectId: team.projectId })
  const french = { title: 'Accueil', language: 'fr', body: 'Bonjour.' }
  expect((await team.mail.call('manager', 'POST', '/mail/saved-replies', french)).status).toBe(201)
  const list = await renderRoute(team.mail.api, '/apps/saved-replies?new=1', { as: 'user' })
  await list.user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Opening hours')
  await list.user.type(
    screen.getByRole('textbox', { name: /Text/ }),
    'Dear {{client},{Enter}{Enter}{{request} is due {{due}. {{me}',
  )
  await list.user.click(button('Save'))
  expect(await screen.findByRole('row', { name: /Opening hours/ })).toBeVisible()
  await closePage()
  const { user } = await renderRoute(team.mail.api, `/apps/email/filter/team-all?thread=${thread.threadId}`, {
    as: 'manager',
  })
  await user.click((await screen.findAllByRole('button', { name: 'Reply' })).at(-1) as HTMLElement)
  const reply = within(await screen.findByRole('region', { name: 'Reply' }))
  const draft = await textEditor('Message')
  draft.commands.insertContent('Hello.Bye.')
  draft.commands.setTextSelection('Hello.'.length + 1)
  await user.click(await reply.findByRole('button', { name: 'Insert a saved reply' }))
  const chosen = await screen.findByRole('menuitem', { name: 'Opening hours' })
  // Those in the language of the reader come first.
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(offered.indexOf('Opening hours')).toBeLessThan(
    offered.findIndex((text) => text?.startsWith('Accueil')),
  )
  await user.click(chosen)
  const letter = reply.getByRole('textbox', { name: 'Message' })
  await waitFor(() =>
    expect(letter).toHaveTextContent(
      /^Hello\.Dear Tom Hale,Harbour guide is due .*\d{4}\. Marc Delorme.*Bye\.$/,
    ),
  )
  await closePage()
  await renderRoute(team.mail.api, `/apps/email?thread=${thread.threadId}`, { as: 'client' })
  await screen.findByRole('heading', { level: 2, name: 'Hours' })
  expect(screen.queryByRole('button', { name: 'Insert a saved reply' })).toBeNull()
})
