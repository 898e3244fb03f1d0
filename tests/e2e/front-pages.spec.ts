import { expect, openAs, test, unique } from './support/test.ts'

test.describe('the public pages', () => {
  test.use({ role: 'guest' })

  test('R-442, R-444: a visitor finds a help article and writes to the staff, who receive the message', async ({
    page,
    browser,
  }) => {
    const subject = unique('Question about returns')
    await page.goto('front-pages/help-center')
    await page.getByRole('textbox', { name: 'Search the articles' }).fill('RECOVERY codes')
    await expect(page.getByText('1 article for “RECOVERY codes”')).toBeVisible()
    await page.getByRole('link', { name: 'Password and two-factor sign-in' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Password and two-factor sign-in' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText(/found this helpful/)).toBeVisible()
    await page.getByRole('link', { name: 'Contact' }).click()
    const form = page.getByRole('form', { name: 'Write to us' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Ida Berg')
    await form.getByRole('textbox', { name: 'Email address' }).fill('ida@example.org')
    await form.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await form.getByRole('textbox', { name: 'Message' }).fill('May I return a lamp?')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('We will reply to ida@example.org.')).toBeVisible()
    const inbox = await openAs(browser, 'manager', 'messages/list')
    await inbox.getByRole('link', { name: subject }).click()
    const message = inbox.getByRole('article', { name: /Message from Visitor · ida@example.org · Ida Berg/ })
    await expect(message.getByText('May I return a lamp?')).toBeVisible()
    await message.getByRole('button', { name: 'Reply', exact: true }).click()
    const reply = inbox.getByRole('textbox', { name: 'Reply by email' })
    await expect(reply).toBeFocused()
    await reply.fill('Within 30 days.')
    await inbox.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(inbox.getByRole('article').getByText('Within 30 days.')).toBeVisible()
    await inbox.context().close()
  })
})
