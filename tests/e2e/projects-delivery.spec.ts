import { type Caller, callApi } from './support/api.ts'
import { createProject, postProjectAction } from './support/projects.ts'
import { expect, expectAccessible, expectLive, test, unique } from './support/test.ts'

type Project = { project: { status: string; delivery: unknown; revision: number } }
const read = async (manager: Caller, id: string) =>
  (await callApi<Project>(manager, 'GET', `/projects/${id}`)).project

test.describe('delivering a project', () => {
  test.use({ as: 'manager' })

  test('two fast clicks on Start work start the work and deliver nothing', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { client } = await cast({ client: true })
    const { id } = await createProject(client, unique('Twice'))
    await page.goto(`apps/projects/view/${id}`)
    await expectLive(page)
    const start = page.getByRole('button', { name: 'Start work' })
    const started = page.waitForResponse((answer) => answer.url().endsWith('/status'))
    await start.click()
    await started
    // The interval of a double click, with an unmoved pointer: the fixed wait is part of the test.
    await page.waitForTimeout(600)
    await page.mouse.down()
    await page.mouse.up()
    await expect(page.getByText('In progress', { exact: true }).first()).toBeVisible()
    await page.waitForTimeout(900)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await read(me, id)).toMatchObject({ status: 'in_progress', delivery: null })
    // The button offers the next step after the pointer has left it.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('button', { name: 'Deliver…' })).toBeVisible()
  })

  test('shows the client the chosen file with its note after the undo period (R-530)', async ({
    page,
    me,
    cast,
  }) => {
    const { client, user } = await cast({ client: true, user: true })
    const filed = await createProject(client, unique('Delivered'))
    const { id } = filed
    const started = await postProjectAction(me, filed, 'status', { status: 'in_progress' })
    await postProjectAction(me, started, 'assignees', { uids: [user.id] })
    await page.goto(`apps/projects/view/${id}`)
    await page.getByRole('button', { name: 'Deliver…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deliver request' })
    await expect(dialog.getByText('No file is selected.')).toBeVisible()
    await expectAccessible(page)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Guide.fr.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') })
    await expect(dialog.getByRole('checkbox', { name: 'Guide.fr.txt' })).toBeChecked()
    await expect(dialog.getByText('No file is selected.')).toBeHidden()
    const theirs = await client.open(`apps/projects/view/${id}`)
    await expect(theirs.getByText('In progress', { exact: true }).first()).toBeVisible()
    await expect(theirs.getByText('Guide.fr.txt')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Note to the client' }).fill('With the corrections of Monday.')
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await read(me, id)).status).toBe('delivered')
    await expect(theirs.getByRole('list', { name: 'Deliverables' }).getByText('Guide.fr.txt')).toBeVisible()
    await expect(theirs.getByText(/delivered /).first()).toBeVisible()
    await expect(theirs.getByText('With the corrections of Monday.')).toBeVisible()
  })
})
