import { callApi, seedManuscript } from './support/api.ts'
import { createProject } from './support/projects.ts'
import { expect, expectAccessible, openAs, test, unique } from './support/test.ts'

test.describe('the home page', () => {
  test.use({ role: 'auth' })

  test('opens the scene edited last', async ({ page }) => {
    const [, , scene] = await seedManuscript('auth', unique('Homeward'))
    await page.goto('dashboards/analytics')
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible()
    await expect(page.getByText('Pick up where you left off')).toBeVisible()
    const scenes = page.getByRole('region', { name: 'Last edited scenes' })
    await expect(scenes.getByRole('link', { name: /Before the tide/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue writing' }).click()
    await expect(page).toHaveURL(/\/manuscripts\/[^/]+\/items\/[^/]+\/edit/)
    expect(scene).not.toBe('')
  })
})

test.describe('the counts in the navigation', () => {
  test.use({ role: 'manager' })

  test('a new project raises the count of Project requests in real time', async ({ page, browser }) => {
    type Attention = { projects: number }
    const read = () => callApi<Attention>('manager', 'GET', '/attention')
    await page.goto('apps/chat')
    const line = page.getByRole('navigation').getByRole('link', { name: 'Project requests' }).first()
    await expect(line).toHaveAccessibleDescription(/requests? needs? you/)
    const title = unique('Badge')
    await createProject(title)
    await expect(async () => {
      const { projects } = await read()
      await expect(line).toHaveAccessibleDescription(new RegExp(`^${projects} request`), { timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    const list = await openAs(browser, 'manager', 'apps/projects/list')
    await expect(list.getByText('Needs you').first()).toBeVisible()
    await list.context().close()
  })
})
