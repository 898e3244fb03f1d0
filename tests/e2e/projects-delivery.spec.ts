import { callApi } from './support/api.ts'
import { assign, createProject } from './support/projects.ts'
import { expect, expectAccessible, openAs, test, unique } from './support/test.ts'

type Project = { project: { status: string; delivery: unknown; revision: number } }
const read = async (id: string) => (await callApi<Project>('manager', 'GET', `/projects/${id}`)).project

test.describe('delivering a project', () => {
  test.use({ role: 'manager' })

  test('two fast clicks on Start work start the work and deliver nothing', async ({ page }) => {
    const { id } = await createProject(unique('Twice'))
    await page.goto(`apps/projects/view/${id}`)
    const start = page.getByRole('button', { name: 'Start work' })
    // A hover waits until the button has stopped moving.
    await start.hover()
    const box = await start.boundingBox()
    if (!box) throw new Error('Start work has no place on the page')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const started = page.waitForResponse((answer) => answer.url().endsWith('/status'))
    await page.mouse.click(x, y)
    await started
    // The interval of a double click: the fixed wait is part of the test.
    await page.waitForTimeout(600)
    await page.mouse.click(x, y)
    await expect(page.getByText('In progress', { exact: true }).first()).toBeVisible()
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await read(id)).toMatchObject({ status: 'in_progress', delivery: null })
    // The button offers the next step after the pointer has left it.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('button', { name: 'Deliver…' })).toBeVisible()
  })

  test('warns without a file or an assignee, and Undo hides it from the client', async ({
    page,
    browser,
  }) => {
    const title = unique('Undone')
    const { id, revision } = await createProject(title)
    await callApi('manager', 'POST', `/projects/${id}/status`, { revision, status: 'in_progress' })
    const client = await openAs(browser, 'client', `apps/projects/view/${id}`)
    await page.goto(`apps/projects/view/${id}`)
    await page.getByRole('button', { name: 'Deliver…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deliver request' })
    await expect(dialog.getByText('No file is selected.')).toBeVisible()
    await expect(dialog.getByText('This request is unassigned.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
    await expect(page.getByText(/is delivering this request/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/is delivering this request/)).toBeHidden()
    await expect(client.getByText('In progress', { exact: true }).first()).toBeVisible()
    expect(await read(id)).toMatchObject({ status: 'in_progress', delivery: null })
    await client.context().close()
  })

  test('delivers the chosen file with its note after the undo period', async ({ page, browser }) => {
    const title = unique('Delivered')
    const { id, revision } = await createProject(title)
    await callApi('manager', 'POST', `/projects/${id}/status`, { revision, status: 'in_progress' })
    await page.goto(`apps/projects/view/${id}`)
    await page.getByRole('button', { name: 'Assign…' }).click()
    await assign(page, 'Nina Petrov')
    const staff = await openAs(browser, 'user', `apps/projects/view/${id}`)
    await staff.getByRole('button', { name: 'Deliver…' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Deliver request' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Guide.fr.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') })
    await expect(dialog.getByRole('checkbox', { name: 'Guide.fr.txt' })).toBeChecked()
    await expect(dialog.getByText('No file is selected.')).toBeHidden()
    await dialog.getByRole('textbox', { name: 'Note to the client' }).fill('With the corrections of Monday.')
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await read(id)).status, { timeout: 20_000 }).toBe('delivered')
    const client = await openAs(browser, 'client', `apps/projects/view/${id}`)
    await expect(client.getByText(/delivered /).first()).toBeVisible()
    await expect(client.getByText('With the corrections of Monday.')).toBeVisible()
    for (const other of [staff, client]) await other.context().close()
  })
})
