import { expectBookOpens, newScene } from './support/editor-setup.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ as: 'auth' })

test('a manuscript is shared, and the guest is notified, accepts and finds it in the list @mobile', async ({
  page,
  me,
  cast,
}) => {
  const { manager } = await cast({ manager: true })
  const { manuscriptId, title } = await newScene(me)
  await page.goto(`apps/manuscripts/${manuscriptId}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(manager.email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByText('Invited to read')).toBeVisible()
  await expectAccessible(page)

  const guest = await manager.open('apps/manuscripts')
  const offer = guest.getByRole('listitem').filter({ hasText: title })
  await expect(offer).toContainText(`wants to share “${title}” with you`)
  await expect(guest.getByRole('link', { name: title })).toBeHidden()
  await expectAccessible(guest)
  await expectNoSidewaysScroll(guest)
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expectBookOpens(guest, title)
  await guest.goto(`apps/manuscripts?q=${encodeURIComponent(title)}`)
  await expect(guest.getByRole('link', { name: title })).toBeVisible()
})
