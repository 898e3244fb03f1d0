import { type Browser, expect, type Page } from '@playwright/test'
import { statePath } from './addresses.ts'
import { callApi } from './api.ts'
import type { Role } from './test.ts'

/** A name no other test uses. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** The day so and so many days from now, where the tests' browsers are. */
export function day(days: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return parts.format(Date.now() + days * 86_400_000)
}

/** What the API answers of a request, as far as a journey needs it. */
export type Filed = { id: string; no: number; revision: number; title: string }

/** Files a request as the client, to set a scene. */
export async function fileRequest(title: string, more: Record<string, unknown> = {}): Promise<Filed> {
  const { project } = await callApi<{ project: Filed }>('client', 'POST', '/projects', {
    id: crypto.randomUUID(),
    today: day(0),
    title,
    property: 'Harbour museum',
    serviceType: 'voiceOver',
    timePreference: 'anytime',
    dueDate: day(40),
    latestCompletionDate: day(42),
    ...more,
  })
  return project
}

/** A second person's browser, at a path. */
export async function openAs(browser: Browser, role: Role, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: statePath(role), reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Chooses somebody in the dialog that assigns. */
export async function assign(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name.split(' ')[0] ?? name)
  await dialog.getByRole('option', { name: new RegExp(name) }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
