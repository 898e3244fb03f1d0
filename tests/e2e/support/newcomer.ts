import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { AuthClient } from '@supabase/auth-js'
import { APP_URL, DATA_FOLDER, SUPABASE_URL } from './addresses.ts'
import { callApi } from './api.ts'
import { expect } from './test.ts'

export type Newcomer = { email: string; password: string; name: string }

/** Auth with the secret key. */
async function serviceAuth() {
  const keys = JSON.parse(await readFile(`${DATA_FOLDER}/keys.json`, 'utf8')) as { secretKey: string }
  return new AuthClient({
    url: `${SUPABASE_URL}/auth/v1`,
    headers: { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` },
    persistSession: false,
    autoRefreshToken: false,
  })
}

/** Creates a client account with a password, for a journey that signs in. */
export async function makeNewcomer(): Promise<Newcomer> {
  const auth = await serviceAuth()
  const mark = Math.random().toString(36).slice(2, 10)
  const newcomer = { email: `new-${mark}@test.example`, password: `first-${mark}`, name: `Nell ${mark}` }
  const { error } = await auth.admin.createUser({
    email: newcomer.email,
    password: newcomer.password,
    email_confirm: true,
    user_metadata: { full_name: newcomer.name },
  })
  if (error) throw error
  return newcomer
}

/** Gives a newcomer another role. */
export async function setNewcomerRole({ name }: Newcomer, role: string): Promise<void> {
  const list = `/apps/users?q=${encodeURIComponent(name)}`
  const { users } = await callApi<{ users: [{ id: number }] }>('admin', 'GET', list)
  const path = `/apps/users/${users[0].id}`
  const { revision } = await callApi<{ revision: number }>('admin', 'GET', path)
  await callApi('admin', 'PATCH', path, { revision, role })
}

/** Signs a person in on the page and waits for the requested path. */
export async function signInNewcomer(page: Page, { email, password }: Newcomer, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: /mail/i }).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** Opens another browser without a session. */
export async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `${APP_URL}/build/`,
    reducedMotion: 'reduce',
    // Without the session of the journey.
    storageState: { cookies: [], origins: [] },
  })
  await context.addInitScript(() => localStorage.setItem('language', 'en'))
  return context.newPage()
}
