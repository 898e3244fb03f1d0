import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { draftResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, comboBox, fill, press, textBox } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-027: the form lists what is missing, also at each field', async () => {
  const { user } = await renderRoute(api, '/apps/email?compose=1', { as: 'user' })
  await press(user, 'Send')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^All fields must be filled before sending: To, Subject, Project, Due date,? and Message$/,
  )
  expect(document.querySelectorAll('[data-missing]')).toHaveLength(4)
  expect(textBox('Message')).toHaveAttribute('aria-invalid', 'true')
  await waitFor(() => expect(comboBox('To')).toHaveFocus())
  await expectNoViolations(screen.getByRole('region', { name: 'New message' }))
})

it('R-521: c, a name, Enter, Tab and a subject are typed without looking', async () => {
  const { user } = await renderRoute(api, '/apps/email', { as: 'client' })
  await screen.findByRole('heading', { name: 'Inbox', level: 1 })
  await user.keyboard('cmarc{Enter}{Tab}Quick question')
  await waitFor(() => expect(textBox('Subject')).toHaveValue('Quick question'))
  expect(await screen.findByText('Marc Delorme')).toBeInTheDocument()
  expect(comboBox('To')).toHaveValue('')
})

it('a message is refused with a due date before today, and lists missing fields', async () => {
  const id = crypto.randomUUID()
  await api.ok('client', 'PUT', `/mail/drafts/${id}`, {
    schema: draftResponse,
    body: {
      to: [{ uid: PEOPLE.manager, name: 'Marc', email: 'manager@demo.com', avatar: null }],
      subject: 'Past',
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>The lamps are counted</p>',
    },
  })
  const { user, calls } = await renderRoute(api, `/apps/email?compose=${id}`, { as: 'client' })
  await screen.findByDisplayValue('Past')
  await screen.findByText('The lamps are counted')
  await fill(user, textBox('Due date'), '01/02/2020')
  await user.click(button('Send'))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^Due date must be today or later$/),
  )
  await waitFor(() => expect(textBox('Due date')).toHaveFocus())
  await user.clear(textBox('Due date'))
  await user.click(button('Send'))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^All fields must be filled before sending: Due date$/,
    ),
  )
  expect(calls.filter((call) => /POST .*\/mail\/(held|messages)/.test(call))).toEqual([])
})

it('a message about a project starts with its people, project and due date', async () => {
  const { client } = demoCallers(api)
  const { id, dueDate } = await client.file({ title: 'Harbour walk', dueDate: dayFromToday(3) })
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  await user.click(await screen.findByRole('tab', { name: 'Messages' }))
  await user.click(await screen.findByRole('link', { name: 'Write a message' }))
  expect(await screen.findByRole('button', { name: 'Remove Tom Hale' })).toBeVisible()
  expect(textBox('Subject')).toHaveValue('Harbour walk')
  expect(comboBox('Project')).toHaveValue(id)
  const [year, month, day] = dueDate.split('-')
  expect(textBox('Due date')).toHaveValue(`${month}/${day}/${year}`)
})
