import type { TestInfo } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { openInApp } from '../support/in-app.ts'
import { expect, expectAccessible, test, unique } from '../support/test.ts'

test.use({ as: 'manager' })

/** A year of this test alone, in which 15 June is a Thursday. */
function yearOf({ repeatEachIndex, retry }: TestInfo): number {
  const years = Array.from({ length: 370 }, (_, n) => 2028 + n)
  const fitting = years.filter((year) => new Date(`${year}-06-15`).getUTCDay() === 4)
  return fitting[repeatEachIndex * 2 + retry] ?? 0
}

test(
  'an event of another month opens by its URL, moves by keyboard and drag, is deleted, and back, in both browsers (R-243)',
  { tag: '@all' },
  async ({ page, me, cast }, info) => {
    const { admin } = await cast({ admin: true })
    const title = unique('Fair of the publishers of the coast')
    const year = yearOf(info)
    const add = async (name: string, day: string, until: string) => {
      const { event } = await callApi<{ event: { id: number } }>(me, 'POST', '/apps/calendar/events', {
        title: name,
        url: '',
        start: `${year}-${day}T00:00:00Z`,
        end: `${year}-${until}T00:00:00Z`,
        allDay: true,
        calendar: 'ETC',
        guests: ['Noor'],
        location: 'Hall 4',
        description: '',
      })
      return event
    }
    const event = await add(title, '03-25', '03-26')
    // The last event: a new one takes the id after the last, which must not be that of the deleted one.
    await add(unique('Later'), '12-01', '12-02')
    const other = await admin.open(`./apps/calendar?day=${year}-03-01&view=month`)
    const dayIn = (window: typeof page, day: string) =>
      window.locator(`[data-date="${day}"]`).filter({ hasText: title })
    await expect(dayIn(other, `${year}-03-25`)).toBeVisible()
    const height = async () => (await other.getByText(title).boundingBox())?.height ?? Infinity
    await expect.poll(height, 'a long title has one line of the month').toBeLessThan(20)

    await page.goto(`./apps/calendar?event=${event.id}`)
    const card = page.getByRole('dialog', { name: title })
    await expect(card).toContainText('Hall 4')
    await expect(page.locator('h2', { hasText: `March ${year}` })).toBeVisible()
    await card.getByRole('button', { name: 'Move…' }).press('Enter')
    const move = page.getByRole('dialog', { name: `Move ${title}` })
    await move.getByLabel('Start date').first().fill(`${year}-03-21`)
    await page.keyboard.press('Enter')
    await expect(dayIn(page, `${year}-03-21`)).toBeVisible()
    // The pointer keeps the toast while the other browser follows.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(dayIn(other, `${year}-03-21`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(dayIn(other, `${year}-03-25`)).toBeVisible()

    // The other person drags it.
    await other.getByText(title).dragTo(other.locator(`[data-date="${year}-03-15"]`))
    await expect(dayIn(page, `${year}-03-15`)).toBeVisible()

    // A deleted event that is restored keeps its URL.
    await openInApp(page, `./apps/calendar?event=${event.id}`)
    await card.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).last().hover()
    await expect(other.getByText(title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(dayIn(other, `${year}-03-15`)).toBeVisible()
    await openInApp(page, `./apps/calendar?event=${event.id}`)
    await expect(card).toContainText('Hall 4')
  },
)

test(
  'a clicked hour starts the new event, whose end follows the start, and the navigation shows the month again (R-243)',
  { tag: '@all' },
  async ({ page }, info) => {
    const year = yearOf(info)
    await page.goto(`./apps/calendar?view=week&day=${year}-06-14`)
    // A week without events scrolls by keyboard too.
    const hours = page.locator('[role=row][tabindex="0"]')
    await hours.focus()
    await expect(hours).toBeFocused()
    await expectAccessible(page)
    const noon = await page.getByText('13:00', { exact: true }).boundingBox()
    const day = await page.getByText('Thu 15').boundingBox()
    await page.mouse.click((day?.x ?? 0) + 10, (noon?.y ?? 0) + 6)
    const drawer = page.getByRole('dialog', { name: 'New event' })
    await expect(drawer.getByLabel('Start time')).toHaveValue('13:00')
    const title = unique('Reading of every chapter')
    await drawer.getByLabel('Title').fill(title)
    await drawer.getByLabel('Start date').first().fill(`16/06/${year}`)
    await drawer.getByLabel('Start time').fill('15:30')
    await expect(drawer.getByLabel('End date').first()).toHaveValue(`16/06/${year}`)
    await expect(drawer.getByLabel('End time')).toHaveValue('16:30')
    await drawer.getByRole('button', { name: 'Add event' }).click()
    const line = page.getByText(title, { exact: true })
    await expect(line).toBeVisible()

    await page.getByText('Month', { exact: true }).click()
    await expect(page.locator(`[data-date="${year}-06-16"]`).filter({ hasText: title })).toBeVisible()
    // A title takes one line of its day; its words are not broken.
    await expect.poll(async () => (await line.boundingBox())?.height ?? Infinity).toBeLessThan(24)
    await page.getByText('Week', { exact: true }).click()
    await expect(page.getByText('Thu 15')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(page.getByText('T 15')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await expect(page.getByText('Thu 15')).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
    await expect(page.locator('h2', { hasText: `June ${year}` })).toBeHidden()
  },
)

test(
  'dragging over hours starts an event with these times, which repeats and is moved and deleted as a series or alone (R-610, R-612)',
  { tag: '@all' },
  async ({ page }, info) => {
    const year = yearOf(info)
    await page.goto(`./apps/calendar?view=week&day=${year}-09-13`)
    const [ten, noon] = [page.getByText('10:00', { exact: true }), page.getByText('12:00', { exact: true })]
    const column = (await page.getByText('Wed 13').boundingBox())?.x ?? 0
    await page.mouse.move(column + 10, ((await ten.boundingBox())?.y ?? 0) + 6)
    await page.mouse.down()
    await page.mouse.move(column + 10, ((await noon.boundingBox())?.y ?? 0) - 6, { steps: 4 })
    await page.mouse.up()
    const drawer = page.getByRole('dialog', { name: 'New event' })
    await expect(drawer.getByLabel('Start time')).toHaveValue('10:00')
    await expect(drawer.getByLabel('End time')).toHaveValue('12:00')
    const title = unique('Round table')
    await drawer.getByLabel('Title').fill(title)
    await drawer.getByLabel('Repeat').selectOption({ label: 'Weekly' })
    await drawer.getByLabel('Until').first().fill(`27/09/${year}`)
    await drawer.getByRole('button', { name: 'Add event' }).click()
    await expect(page.getByText(title, { exact: true })).toBeVisible()

    await page.getByText('Month', { exact: true }).click()
    const occurrence = (day: string) =>
      page.locator(`[data-date="${year}-${day}"]`).filter({ hasText: title })
    await expect(page.getByText(title, { exact: true })).toHaveCount(3)
    await occurrence('09-27').getByText(title).click()
    const card = page.getByRole('dialog', { name: title })
    await expect(card).toContainText(`Wednesday, 27 September ${year}`)
    await expect(card).toContainText(`Every week, until 27 Sept ${year}`)
    await card.getByRole('button', { name: 'Move…' }).click()
    const move = page.getByRole('dialog', { name: `Move ${title}` })
    await move.getByLabel('Start date').first().fill(`26/09/${year}`)
    await move.getByText('The whole series').click()
    await move.getByRole('button', { name: 'Move' }).click()
    for (const day of ['09-12', '09-19', '09-26']) await expect(occurrence(day)).toBeVisible()
    await expect(page.getByText(title, { exact: true })).toHaveCount(3)

    await occurrence('09-19').getByText(title).click()
    await card.getByRole('button', { name: 'Delete this event' }).click()
    await expect(occurrence('09-19')).toHaveCount(0)
    await occurrence('09-26')
      .getByText(title)
      .dragTo(page.locator(`[data-date="${year}-09-28"]`).first())
    await expect(occurrence('09-28')).toBeVisible()
    await expect(occurrence('09-26')).toHaveCount(0)
    await expect(page.getByText(title, { exact: true })).toHaveCount(2)

    await occurrence('09-12').getByText(title).click()
    await card.getByRole('button', { name: 'Delete series' }).click()
    await expect(occurrence('09-12')).toHaveCount(0)
    await occurrence('09-28').getByText(title).click()
    await card.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText(title, { exact: true })).toHaveCount(0)
  },
)
