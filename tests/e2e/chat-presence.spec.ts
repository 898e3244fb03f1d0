import { callApi } from './support/api.ts'
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

  // A second browser, which opens and closes.
  const tab = crypto.randomUUID()
  await callApi(client, 'POST', '/presence', { tab })
  await callApi(client, 'POST', '/presence', { tab, isLeaving: true })
  await page.reload()
  await expect(header).toContainText('Busy')
  await expectLive(page)

  await laptop.goto('about:blank')
  await expect(header).toContainText('Offline')
})
