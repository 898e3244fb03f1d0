import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Item } from '../../../supabase/functions/_shared/contract/items.ts'
import { type Caller, callApi } from './api.ts'
import type { Actor } from './cast.ts'

type Doc = NonNullable<Item['content']>
type Request = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown]

/** A body of plain paragraphs. */
export const paragraphs = (...texts: string[]): Doc => ({
  type: 'doc',
  content: texts.map((text) =>
    text === ''
      ? { type: 'paragraph' as const }
      : { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] },
  ),
})

/** A manuscript with one scene, and functions that read and write the scene by API. */
export async function newScene(
  writer: Caller,
  content: Doc | null = paragraphs('The harbour lay quiet.', 'Nobody had come.'),
) {
  const call = <T>(...request: Request) => callApi<T>(writer, ...request)
  const title = `Harbour ${crypto.randomUUID().slice(0, 8)}`
  const { manuscript } = await call<{ manuscript: { id: string } }>('POST', '/manuscripts', {
    title,
    start: 'blank',
    language: 'en',
  })
  const base = `/manuscripts/${manuscript.id}`
  const add = async (body: object) => (await call<{ item: Item }>('POST', `${base}/items`, body)).item
  const scene = await add({ type: 'scene', title: 'The lamp', ...(content ? { content } : {}) })
  const read = async () => (await call<{ item: Item }>('GET', `${base}/items/${scene.id}`)).item
  return {
    call,
    add,
    read,
    title,
    manuscriptId: manuscript.id,
    id: scene.id,
    api: `${base}/items/${scene.id}`,
    path: `manuscripts/${manuscript.id}/items/${scene.id}/edit`,
    /** Waits while the page under test saves in between, which makes the read revision old. */
    write: (changes: object) =>
      expect(async () => {
        await call('PATCH', `${base}/items/${scene.id}`, {
          ...changes,
          revision: (await read()).revision,
        })
      }).toPass(),
  }
}

/** A manuscript is open at its first text, below its title. */
export const expectBookOpens = (page: Page, title: string) =>
  expect(
    page.getByRole('navigation', { name: 'Location of this item' }).getByRole('link', { name: title }),
  ).toBeVisible()

/** Shares a manuscript with a guest, who accepts it. */
export async function shareInBrowser(
  owner: Actor,
  guest: Actor,
  manuscriptId: string,
  role: 'viewer' | 'editor',
): Promise<void> {
  await callApi(owner, 'POST', `/manuscripts/${manuscriptId}/members`, { email: guest.email, role })
  type Offers = { invitations: [{ id: string }] }
  const { invitations } = await callApi<Offers>(guest, 'GET', '/manuscript-invitations')
  await callApi(guest, 'POST', `/manuscript-invitations/${invitations[0].id}/accept`)
}

/** The text of the editor. */
export const sheet = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true })

/** Opens an item and waits until it is editable. */
export async function openEditor(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await expect(sheet(page)).toBeVisible()
  return sheet(page)
}

/** Types at the end of the text like a person: click, go to the end, type. */
export async function writeAtEnd(page: Page, text: string): Promise<void> {
  await sheet(page).locator('p').last().click()
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Waits until the footer shows the state. */
export const expectSaveState = (page: Page, state: string) =>
  expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', state)

/** Fails with the errors of axe while a dialog is open and the page behind it is inert. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
}
