import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'

/** The day so and so many days from now, where the tests' browsers are. */
export function dayOffset(days: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return parts.format(Date.now() + days * 86_400_000)
}

/** A day as the date field shows it in the language and region of the journeys. */
export const shownDay = (days: number): string => dayOffset(days).split('-').reverse().join('/')

/** What the API answers of a request, as far as a journey needs it. */
export type Filed = { id: string; no: number; revision: number; title: string }

/** Files a request as the client, to set a scene. */
export async function createProject(title: string, more: Record<string, unknown> = {}): Promise<Filed> {
  const { project } = await callApi<{ project: Filed }>('client', 'POST', '/projects', {
    id: crypto.randomUUID(),
    today: dayOffset(0),
    title,
    property: 'Harbour museum',
    serviceType: 'voiceOver',
    timePreference: 'anytime',
    dueDate: dayOffset(40),
    latestCompletionDate: dayOffset(42),
    ...more,
  })
  return project
}

/** Chooses somebody in the dialog that assigns. */
export async function assign(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name.split(' ')[0] ?? name)
  // The list follows what is typed and may move under the pointer: chosen is who stands in the field.
  await expect(async () => {
    await dialog.getByRole('option', { name: new RegExp(name) }).click({ timeout: 2000 })
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** Delivers the open request; it counts as delivered once the time to undo has passed. */
export async function deliverInBrowser(page: Page): Promise<void> {
  // The button offers the next step once the pointer has left it.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Deliver…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deliver request' })
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(dialog).toBeHidden()
}
