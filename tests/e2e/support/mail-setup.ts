import type { Locator, Page } from '@playwright/test'
import { type Caller, callApi } from './api.ts'
import { expect } from './test.ts'

/** The id of an account. */
export const uidOf = async (caller: Caller) =>
  (await callApi<{ userData: { uid: string } }>(caller, 'GET', '/session')).userData.uid

type Attachment = { id: string; name: string; size: number; mime: string }
type Letter = { subject: string; html?: string; id?: string; attachments?: Attachment[] }

/** Sends a message from one account to another: `[threadId, messageId]`. */
export async function sendMailTo(
  from: Caller,
  to: Caller,
  { subject, html, id, attachments = [] }: Letter,
): Promise<[string, string]> {
  const sent = await callApi<{ thread: { threadId: string }; message: { id: string } }>(
    from,
    'POST',
    '/mail/messages',
    {
      id: id ?? crypto.randomUUID(),
      to: [await uidOf(to)],
      subject,
      projectId: null,
      dueDate: '2030-01-15',
      html: html ?? '<p>The harbour lamps are counted.</p>',
      attachments,
    },
  )
  return [sent.thread.threadId, sent.message.id]
}

/** The messages of a thread as an account reads them. */
export async function messagesIn(caller: Caller, threadId: string): Promise<string[]> {
  const { messages } = await callApi<{ messages: { text: string }[] }>(
    caller,
    'GET',
    `/mail/threads/${threadId}`,
  )
  return messages.map(({ text }) => text)
}

/** The row of a conversation in the list. */
export const rowOf = (page: Page, subject: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: subject }) })

/** The count of a folder in the navigation, 0 when there is none. */
export const countOf = async (page: Page, folder: string): Promise<number> => {
  const link = page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: folder })
  await expect(link).toBeVisible()
  return link.evaluate((one) => Number(one.querySelector('[data-count]')?.getAttribute('data-count') ?? 0))
}

/** The text field of the message. */
export const letterOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true })
