import { expect, type Page } from '@playwright/test'
import { type Caller, callApi } from './api.ts'

/** The date a number of days from today in the time zone of the browsers. */
export function dayOffset(days: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return parts.format(Date.now() + days * 86_400_000)
}

/** A date as the date field shows it in the locale of the journeys. */
export const shownDay = (days: number): string => dayOffset(days).split('-').reverse().join('/')

/** The fields of a project response that journeys use. */
export type Filed = { id: string; no: number; revision: number; title: string }

/** Files a project as a client by API. */
export async function createProject(
  client: Caller,
  title: string,
  more: Record<string, unknown> = {},
): Promise<Filed> {
  const { project } = await callApi<{ project: Filed }>(client, 'POST', '/projects', {
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

/** Changes a project by API as a manager: its assignees, its status or its delivery. */
export async function postProjectAction(
  manager: Caller,
  { id, revision }: Filed,
  path: 'assignees' | 'status' | 'delivery',
  body: Record<string, unknown>,
): Promise<Filed> {
  const method = path === 'assignees' ? 'PUT' : 'POST'
  const { project } = await callApi<{ project: Filed }>(manager, method, `/projects/${id}/${path}`, {
    revision,
    ...body,
  })
  return project
}

/** Selects a person in the assignment dialog. */
export async function assign(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name)
  // The list follows the typed text and may move under the pointer, so the field is checked.
  await expect(async () => {
    const chosen = dialog.getByRole('button', { name: `Remove ${name}` })
    if (!(await chosen.isVisible()))
      await dialog.getByRole('option', { name: new RegExp(name) }).click({ timeout: 2000 })
    await expect(chosen).toBeVisible({ timeout: 2000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
