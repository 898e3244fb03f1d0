import { callApi } from './support/api.ts'
import { anotherBrowser, makeNewcomer, signInNewcomer } from './support/newcomer.ts'
import { expect, test } from './support/test.ts'

test.describe('presence in chat', () => {
  test.use({ role: 'user' })

  test('shows a person as online, busy and offline, and only when their last browser closes', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    // A new account, because other journeys sign the demo accounts in and out.
    const newcomer = await makeNewcomer()
    const { contacts } = await callApi<{ contacts: { id: number }[] }>(
      'user',
      'GET',
      `/apps/chat/chats-and-contacts?q=${encodeURIComponent(newcomer.name)}`,
    )
    await page.goto(`apps/chat?with=${contacts[0]?.id ?? 0}`)
    const header = page.getByRole('main').locator('header')
    await expect(header).toContainText('Offline')

    const [laptop, phone] = [await anotherBrowser(browser), await anotherBrowser(browser)]
    await signInNewcomer(laptop, newcomer, 'apps/chat')
    await expect(header).toContainText('Online')
    await laptop.getByRole('button', { name: 'My profile' }).click()
    await laptop.getByRole('radiogroup').getByText('Busy').click()
    await expect(header).toContainText('Busy')

    const came = phone.waitForResponse('**/api/presence')
    await signInNewcomer(phone, newcomer, 'apps/chat')
    await came
    // Sends what a closing page sends, but keeps the page, so that the response can be awaited.
    const left = phone.waitForResponse(
      (response) => response.request().postData()?.includes('isLeaving') ?? false,
    )
    await phone.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    expect((await left).status()).toBe(200)
    await phone.context().close()
    await page.reload()
    await expect(header).toContainText('Busy')

    await laptop.goto('about:blank')
    await expect(header).toContainText('Offline')
    await laptop.context().close()
  })
})
