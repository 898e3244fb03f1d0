import { letterOf, sendMailTo } from './support/mail-setup.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.describe('in French on a small screen', () => {
  test.use({ as: 'client', language: 'fr' })
  test('list, conversation and back fit 360 px @phone', { tag: '@all' }, async ({ page, me, cast }) => {
    const { manager } = await cast({ manager: true })
    const subject = unique('Petit écran')
    await sendMailTo(manager, me, {
      subject,
      html: '<p>Bonjour,</p><p>la version finale est prête.</p>',
    })
    await page.goto('apps/email')
    await expect(page.getByRole('heading', { level: 1, name: 'Boîte de réception' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByText('la version finale est prête.').last()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retour à la liste' }).click()
    await expect(page.getByRole('link', { name: subject })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a mailbox', () => {
  test.use({ as: 'auth' })
  test('the list, an open conversation and the folders are accessible', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { user } = await cast({ user: true })
    const subject = unique('Access')
    await sendMailTo(user, me, { subject })
    await page.goto('apps/email')
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
    await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
    await expect(letterOf(page)).toBeFocused()
    await expectAccessible(page)
  })
})
