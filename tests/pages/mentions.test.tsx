import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { draftResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { COMPANIES, demoCallers, makePerson } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'

let api: TestApi
let id: string
beforeAll(async () => {
  api = await startTestApi()
  await makePerson(api, 'client', COMPANIES.a, 'Ines Colleague')
  await makePerson(api, 'client', COMPANIES.b, 'Ines Stranger')
  id = (await demoCallers(api).client.file()).id
})
afterEach(() => closePage())
afterAll(() => api.close())

const options = async () => within(await screen.findByRole('listbox', { name: 'People to mention' }))

it('R-806: an @ in a comment offers who may read the request; Enter takes the name, Escape closes the list only', async () => {
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  const field = await screen.findByRole('textbox', { name: 'Write a comment' })
  await user.type(field, 'Ask @ines')
  const list = await options()
  await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
  expect(list.getByRole('option', { name: 'Ines Colleague' })).toHaveAttribute('aria-selected', 'true')
  await expectNoViolations(screen.getByRole('region', { name: 'Comments, messages and history' }))
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Ask @Ines Colleague ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('and @')
  await options()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveFocus()
  // The list is closed, so Enter is a line break again.
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Ask @Ines Colleague and @\n')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(async () =>
    expect(await api.database.owner`select from public.notifications where kind = 'mentioned'`).toHaveLength(
      1,
    ),
  )
})

it('R-806: Enter right after a name takes nobody with another name', async () => {
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  const field = await screen.findByRole('textbox', { name: 'Write a comment' })
  await user.type(field, 'Ask @')
  const first = (await options()).getAllByRole('option')[0]?.textContent
  expect(first).not.toMatch(/Ines/)
  await user.keyboard('ines{Enter}')
  expect((field as HTMLTextAreaElement).value).toMatch(/^Ask @ines/i)
})

it('R-806: an @ in a message offers its recipients', async () => {
  const draft = crypto.randomUUID()
  await api.ok('client', 'PUT', `/mail/drafts/${draft}`, {
    schema: draftResponse,
    body: {
      to: [{ uid: PEOPLE.manager, name: 'Marc Delorme', email: 'manager@demo.com', avatar: null }],
      cc: [{ uid: PEOPLE.user, name: 'Nina Petrov', email: 'user@demo.com', avatar: null }],
      subject: 'Lamps',
    },
  })
  const { user } = await renderRoute(api, `/apps/email?compose=${draft}`, { as: 'client' })
  await screen.findByDisplayValue('Lamps')
  const editor = await textEditor('Message')
  editor.chain().focus('end').insertContent('Dear @').run()
  expect((await options()).getAllByRole('option').map((one) => one.textContent)).toEqual([
    'MDMarc Delorme',
    'NPNina Petrov',
  ])
  editor.chain().insertContent('ni').run()
  await waitFor(async () => expect((await options()).getAllByRole('option')).toHaveLength(1))
  await user.click((await options()).getByRole('option', { name: 'Nina Petrov' }))
  expect(editor.getText()).toBe('Dear @Nina Petrov ')
  expect(screen.queryByRole('listbox', { name: 'People to mention' })).toBeNull()
})
