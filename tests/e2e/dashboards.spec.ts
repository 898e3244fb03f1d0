import { callApi } from './support/api.ts'
import { expect, test } from './support/test.ts'

test.describe('the dashboards', () => {
  test.use({ role: 'admin' })

  test('R-251: a vehicle card leads to the filtered table with as many vehicles', async ({ page }) => {
    type Logistics = { vehicles: { late: number } }
    const { vehicles } = await callApi<Logistics>('admin', 'GET', '/dashboards/logistics')
    await page.goto('apps/logistics/dashboard')
    const card = page.getByRole('link', { name: /^Late/ })
    await expect(card).toContainText(String(vehicles.late))
    await card.click()
    await expect(page).toHaveURL(/condition=late/)
    await expect(page.getByText(`of ${vehicles.late} entries`)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveValue('late')
  })

  test('R-615: two figures on cards share a row on a phone @phone', async ({ page }) => {
    await page.goto('dashboards/crm')
    const top = async (name: RegExp) => (await page.getByRole('link', { name }).boundingBox())?.y ?? 0
    await expect(page.getByRole('link', { name: /^Orders, last 7 days/ })).toBeVisible()
    expect(await top(/^Orders, last 7 days/)).toBe(await top(/^Sales, last 7 days/))
  })

  test('R-250: the home page shows what waits for the person, then the figures and the projects', async ({
    page,
  }) => {
    await page.goto('dashboards/analytics')
    await expect(page.getByRole('region', { name: 'Requests that need you' })).toBeVisible()
    const carousel = page.getByRole('region', { name: 'Website' })
    await expect(carousel.getByRole('group', { name: 'Visits' })).toBeVisible()
    await carousel.getByRole('button', { name: 'Next figure' }).click()
    await expect(carousel.getByRole('group', { name: 'Conversion rate' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Search projects' }).fill('tidewarden')
    const projects = page.getByRole('region', { name: 'Projects' })
    await expect(projects.getByText('The Tidewarden, read aloud')).toBeVisible()
    await expect(page).toHaveURL(/q=tidewarden/)
  })
})
