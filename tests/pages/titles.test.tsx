import { waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { createItem, createManuscript } from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

/** The title of the document at a path. */
async function expectTitle(path: string, title: string): Promise<void> {
  await renderRoute(mail.api, path, { as: 'auth' })
  await waitFor(() => expect(document.title).toBe(`${title} · Quillport`))
}

it('the browser tab has the name of a screen', () => expectTitle('/apps/manuscripts', 'Manuscripts'))

it('the browser tab has the name of the open manuscript or item', async () => {
  const { id } = await createManuscript(mail.api, 'auth', 'Salt roads')
  const scene = await createItem(mail.api, 'auth', id, { title: 'Before the tide' })
  await expectTitle(`/apps/manuscripts/${id}?view=cards`, 'Salt roads')
  await closePage()
  await expectTitle(`/manuscripts/${id}/items/${scene.id}/edit`, 'Before the tide')
})

it('the browser tab has the number of unread conversations', async () => {
  await expectTitle('/apps/email', 'Inbox')
  await closePage()
  await mail.send('user', ['auth'])
  await expectTitle('/apps/email', 'Inbox (1)')
})
