import type { Browser, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { APP_URL, MAIL_URL } from './addresses.ts'
import { expect } from './test.ts'

type Mail = { to: string; subject: string; link: string | null }

/** The newest mail to an address, from the mail page of the embedded Supabase. */
export async function newestMail(to: string): Promise<Mail> {
  const answer = await fetch(`${MAIL_URL}/api/messages?to=${encodeURIComponent(to)}`)
  const [mail] = (await answer.json()) as Mail[]
  if (!mail) throw new Error(`No mail was sent to ${to}.`)
  return mail
}

/** Opens an invitation in a new browser and sets a password; returns the resulting page. */
export async function acceptInvitation(browser: Browser, email: string): Promise<Page> {
  const { link, subject } = await newestMail(email)
  expect(subject).toMatch(/ has invited you to Quillport$/)
  const context = await browser.newContext({ baseURL: `${APP_URL}/build/`, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Quillport' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a long enough secret')
  await page.getByLabel('Confirm password').fill('a long enough secret')
  await page.getByRole('button', { name: 'Save password' }).click()
  return page
}

/** Makes the waiting mails to a person due, and returns the newest one whose subject matches. */
export async function dueMail(
  sql: Sql,
  to: string,
  subject: RegExp,
): Promise<{ id: string; link: string | null }> {
  let found: (Mail & { id: string }) | undefined
  await expect(async () => {
    await sql`
      update private.mail_outbox o set due_at = now() from public.profiles p
       where p.id = o.user_id and p.email = ${to} and o.due_at > now()`
    const answer = await fetch(`${MAIL_URL}/api/messages?to=${encodeURIComponent(to)}`)
    found = ((await answer.json()) as (Mail & { id: string })[]).find((mail) => subject.test(mail.subject))
    expect(found, `a mail to ${to}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  if (!found) throw new Error(`No mail to ${to} matches ${subject}.`)
  return found
}
