import type { Page } from '@playwright/test'
import { type Caller, callApi } from '../support/api.ts'
import { openInApp } from '../support/in-app.ts'
import { pngFile } from '../support/pictures.ts'
import { expect, expectLive, test, unique } from '../support/test.ts'
import { typeAtOnce } from '../support/type-at-once.ts'

test.use({ as: 'manager' })

type Named = { id: number; title: string }

/** Adds a board with cards, directly before another board of the journey. */
async function addBoard(me: Caller, title: string, cards: readonly string[], before?: Named) {
  const { board } = await callApi<{ board: Named }>(me, 'POST', '/apps/kanban/board/add', { title })
  if (before) await callApi(me, 'POST', '/apps/kanban/board/move', { boardId: board.id, beforeId: before.id })
  for (const itemTitle of cards)
    await callApi(me, 'POST', '/apps/kanban/item/add', {
      itemTitle,
      boardName: title,
      boardId: board.id,
    })
  return board
}
const boardOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const titlesIn = (page: Page, title: string) => boardOf(page, title).locator('[data-card-open]')

test('two people move cards at once; each board shows the same order in both browsers (R-241)', async ({
  page,
  me,
  cast,
}) => {
  const { admin } = await cast({ admin: true })
  const [from, to] = [unique('From'), unique('To')]
  await addBoard(me, to, [], await addBoard(me, from, ['Ash', 'Birch', 'Cedar']))
  await page.goto('./apps/kanban')
  await expectLive(page)
  const other = await admin.open('./apps/kanban')
  await expect(titlesIn(page, from)).toHaveText(['Ash', 'Birch', 'Cedar'])
  await expect(titlesIn(other, from)).toHaveText(['Ash', 'Birch', 'Cedar'])

  // One person drags, the other uses the keyboard.
  const drag = page
    .locator('[data-card-id]', { hasText: 'Ash' })
    .and(boardOf(page, from).locator('[data-card-id]'))
    .dragTo(boardOf(page, to).getByRole('list'))
  await titlesIn(other, from).filter({ hasText: 'Cedar' }).focus()
  await other.keyboard.press('Alt+ArrowUp')
  await drag
  for (const window of [page, other]) {
    await expect(titlesIn(window, from)).toHaveText(['Cedar', 'Birch'])
    await expect(titlesIn(window, to)).toHaveText(['Ash'])
  }
  // The focus stays on the moved card, also on another board.
  await expect(titlesIn(other, from).filter({ hasText: 'Cedar' })).toBeFocused()
  await other.keyboard.press('Alt+ArrowLeft')
  await expect(titlesIn(page, to)).toHaveText(['Ash', 'Cedar'])
  await expect(titlesIn(other, to).filter({ hasText: 'Cedar' })).toBeFocused()
})

test('a card is added, opens by its URL, is changed in its drawer, and moves by its menu (R-242)', {
  tag: '@all',
}, async ({ page, me }) => {
  const [title, next] = [unique('Desk'), unique('Next')]
  await addBoard(me, title, [], await addBoard(me, next, []))
  await page.goto('./apps/kanban')
  await boardOf(page, title).getByRole('button', { name: 'Add a card' }).click()
  await typeAtOnce(page, 'Proofs')
  await page.keyboard.press('Enter')
  await typeAtOnce(page, 'Cover')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(titlesIn(page, title)).toHaveText(['Proofs', 'Cover'])
  const tile = boardOf(page, title).locator('[data-card-id]', { hasText: 'Proofs' })
  await openInApp(page, `./apps/kanban?card=${await tile.getAttribute('data-card-id')}`)
  const drawer = page.getByRole('dialog', { name: 'Proofs' })
  const chooser = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: 'Upload picture' }).click()
  await (await chooser).setFiles(pngFile('cover.png'))
  await expect(drawer.getByRole('button', { name: 'Replace picture' })).toBeVisible()
  await drawer.getByLabel('Labels').fill('Print')
  await drawer.getByLabel('Labels').press('Enter')
  await drawer.getByLabel('Write a comment').fill('Two pages are missing.')
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(drawer.getByText('Two pages are missing.')).toHaveCount(1)
  await drawer.getByTestId('attachment-input').setInputFiles({
    name: 'pages.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('one, two'),
  })
  await expect(drawer.getByRole('button', { name: 'Download pages.txt' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(tile).toContainText('Print')
  await expect(tile.locator('img').first()).toHaveAttribute('src', /token=/)
  await tile.getByRole('button', { name: 'Actions of Proofs' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).press('ArrowRight')
  await page.getByRole('menuitem', { name: next }).click()
  await expect(titlesIn(page, next)).toHaveText(['Proofs'])

  // The drawer moves it back, and tells what happened.
  await titlesIn(page, next).click()
  await drawer.getByLabel('Board').selectOption({ label: title })
  await drawer.getByLabel('Description').fill('Both sides of the sheet.')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(titlesIn(page, title)).toHaveText(['Cover', 'Proofs'])
  await titlesIn(page, title).last().click()
  await expect(drawer.getByLabel('Description')).toHaveValue('Both sides of the sheet.')
  await expect(drawer).toContainText(`moved the card from ${next} to ${title}`)
})

test.describe('a card that another person deletes', { tag: '@all' }, () => {
  // The browser logs the answer 404.
  test.use({ allowConsole: /404 \(Not Found\)/ })

  test('keeps what is typed in its drawer (R-242)', async ({ page, me, cast }) => {
    const { admin } = await cast({ admin: true })
    const title = unique('Desk')
    await addBoard(me, title, ['Proofs'])
    await page.goto('./apps/kanban')
    await expectLive(page)
    await titlesIn(page, title).click()
    const field = page.getByRole('dialog', { name: 'Proofs' }).getByLabel('Title')
    await field.fill('Proofs of chapter two')
    const id = new URL(page.url()).searchParams.get('card')
    await callApi(admin, 'DELETE', `/apps/kanban/item/${id}`)
    await expect(page.getByRole('alert')).toContainText('This card was deleted.')
    const isSent = page
      .waitForRequest((one) => one.method() === 'PATCH', { timeout: 1000 })
      .then(
        () => true,
        () => false,
      )
    await page.keyboard.press('Enter')
    expect(await isSent, 'a call that changes the deleted card').toBe(false)
    await expect(page.getByRole('alert')).toContainText('This card was deleted.')
    await expect(field).toHaveValue('Proofs of chapter two')
  })
})
