import { callApi, seedManuscript } from './support/api.ts'
import { openInApp } from './support/in-app.ts'
import { makeNewcomer, setNewcomerRole, signInByApi, signInNewcomer } from './support/newcomer.ts'
import { createProject, dayOffset } from './support/projects.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'

test.describe('the home page', () => {
  test.use({ role: 'guest' })

  test('opens the scene edited last', async ({ page }) => {
    // A new account, because other journeys edit scenes of the demo accounts.
    const writer = await makeNewcomer()
    await setNewcomerRole(writer, 'auth')
    const [, , scene] = await seedManuscript(await signInByApi(writer), unique('Homeward'))
    await signInNewcomer(page, writer, 'dashboards/analytics')
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible()
    await expect(page.getByText('Pick up where you left off')).toBeVisible()
    const scenes = page.getByRole('region', { name: 'Last edited scenes' })
    await expect(scenes.getByRole('link', { name: /Before the tide/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue writing' }).click()
    await expect(page).toHaveURL(new RegExp(`/manuscripts/[^/]+/items/${scene}/edit`))
  })
})

test.describe('R-580: the first screen of a new person', () => {
  test.use({ role: 'guest' })

  test('names the first steps of the role, in the inbox, on the home page and in the lists', async ({
    page,
  }) => {
    const person = await makeNewcomer()
    await signInNewcomer(page, person, 'apps/email')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Import a Scrivener project' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Start a manuscript' })).toBeVisible()
    await main.getByRole('link', { name: 'File a project request' }).click()
    await expect(page.getByRole('dialog', { name: 'New project request' })).toBeVisible()
    await setNewcomerRole(person, 'auth')
    await page.goto('dashboards/analytics')
    await expect(main.getByRole('heading', { level: 1, name: `Welcome, ${person.name}` })).toBeVisible()
    await expect(main.getByRole('link', { name: 'File a project request' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Start a manuscript' }).first().click()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible()
  })
})

test.describe('the counts in the navigation', () => {
  test.use({ role: 'manager' })

  test('a new project raises the count of Project requests in real time', async ({ page }) => {
    type Attention = { projects: number }
    // The day of the browser: around midnight it is not the day of the server.
    const read = () => callApi<Attention>('manager', 'GET', `/attention?today=${dayOffset(0)}`)
    await page.goto('apps/chat')
    const line = page.getByRole('navigation').getByRole('link', { name: 'Project requests' }).first()
    await expect(line).toHaveAccessibleDescription(/requests? needs? you/)
    const title = unique('Badge')
    await createProject(title)
    await expect(async () => {
      const { projects } = await read()
      await expect(line).toHaveAccessibleDescription(new RegExp(`^${projects} request`), { timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await openInApp(page, 'apps/projects/list')
    await expect(page.getByRole('main').getByText('Needs you').first()).toBeVisible()
  })
})
