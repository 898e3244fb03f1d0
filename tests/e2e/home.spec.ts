import { openInApp } from './support/in-app.ts'
import { createProject, postProjectAction } from './support/projects.ts'
import { expect, expectLive, test, unique } from './support/test.ts'

test('R-580: the first screen of a new person names the first steps of the role', { tag: '@all' }, async ({
  cast,
}) => {
  const { client, auth } = await cast({ client: true, auth: true })
  const page = await client.open('apps/email')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Import a Scrivener project' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start a manuscript' })).toBeVisible()
  await main.getByRole('link', { name: 'File a project request' }).click()
  await expect(page.getByRole('dialog', { name: 'New project request' })).toBeVisible()

  const theirs = await auth.open('dashboards/analytics')
  await expect(theirs.getByRole('heading', { level: 1, name: `Welcome, ${auth.name}` })).toBeVisible()
  const steps = theirs.getByRole('main')
  await expect(steps.getByRole('link', { name: 'File a project request' })).toHaveCount(0)
  await steps.getByRole('link', { name: 'Start a manuscript' }).first().click()
  await expect(theirs.getByRole('textbox', { name: /^Title/ })).toBeVisible()
})

test.describe('the counts in the navigation', () => {
  test.use({ as: 'user' })

  test('an assigned project raises the count of Project requests in real time', async ({
    page,
    cast,
    me,
  }) => {
    const { client, manager } = await cast({ client: true, manager: true })
    await page.goto('apps/chat')
    await expectLive(page)
    const line = page.getByRole('navigation').getByRole('link', { name: 'Project requests' }).first()
    for (const count of [1, 2]) {
      const filed = await createProject(client, unique('Badge'))
      await postProjectAction(manager, filed, 'assignees', { uids: [me.id] })
      await expect(line).toHaveAccessibleDescription(new RegExp(`^${count} request`))
    }
    await openInApp(page, 'apps/projects/list')
    await expect(page.getByRole('main').getByText('Needs you').first()).toBeVisible()
  })
})
