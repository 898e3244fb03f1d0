import { expect, expectLive, test } from './support/test.ts'

test.use({ as: 'user' })

test('a person is shown as online, busy and offline, and only when their last browser closes', async ({
  page,
  cast,
}) => {
  const { client } = await cast({ client: true })
  await page.goto(`apps/chat?with=${client.no}`)
  await expectLive(page)
  const header = page.getByRole('main').locator('header')
  await expect(header).toContainText('Offline')

  const laptop = await client.open('apps/chat')
  await expect(header).toContainText('Online')
  await laptop.getByRole('button', { name: 'My profile' }).click()
  await laptop.getByRole('radiogroup').getByText('Busy').click()
  await expect(header).toContainText('Busy')

  const phone = await client.open('apps/chat')
  const presence = (isLeaving: boolean) =>
    phone.waitForResponse(
      (response) =>
        response.url().endsWith('/api/presence') &&
        response.request().postData()?.includes('isLeaving') === isLeaving,
    )
  // From here on, a heartbeat is one of the new document.
  await phone.reload({ waitUntil: 'commit' })
  await presence(false)
  // Closing a page whose socket is still opening logs a warning.
  await expectLive(phone)
  // Sends what a closing page sends, but keeps the page, so that the response can be awaited.
  const left = presence(true)
  await phone.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  expect((await left).status()).toBe(200)
  await phone.close()
  await page.reload()
  await expect(header).toContainText('Busy')
  await expectLive(page)

  await laptop.goto('about:blank')
  await expect(header).toContainText('Offline')
})
