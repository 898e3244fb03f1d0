import { callApi } from './support/api.ts'
import { letterOf, messagesIn, rowOf, sendMailTo } from './support/mail-setup.ts'
import { OFFLINE_CONSOLE } from './support/network.ts'
import { createProject } from './support/projects.ts'
import { expect, test, unique } from './support/test.ts'

test.describe('without a connection', () => {
  test.use({
    as: 'client',
    allowConsole: OFFLINE_CONSOLE,
  })

  test('a message to known people about a known project is written, and sent after reconnection', async ({
    page,
    context,
    me,
    cast,
  }) => {
    const { manager } = await cast({ manager: true })
    const subject = unique('Offline')
    const title = unique('Harbour walk')
    const { id } = await createProject(me, title)
    await page.goto('apps/email?compose=1')
    const to = page.getByRole('combobox', { name: 'To', exact: true })
    const marc = page.getByRole('listbox').getByRole('option', { name: new RegExp(manager.name) })
    // The list of the online search is known offline.
    await to.fill(manager.name)
    await expect(marc).toBeVisible()
    await expect(letterOf(page)).toBeVisible()
    // The browser would remember each file whose loading is interrupted.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await to.fill(manager.name)
    await marc.click()
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('combobox', { name: 'Project' }).selectOption(id)
    await page.getByRole('textbox', { name: 'Due date' }).fill('15/01/2030')
    await letterOf(page).fill('Written at sea')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(letterOf(page)).toHaveCount(0)
    await context.setOffline(false)
    await expect
      .poll(async () => {
        const { threads } = await callApi<{ threads: { subject: string; project: { id: string } | null }[] }>(
          manager,
          'GET',
          '/mail/threads?itemsPerPage=50',
        )
        return threads.filter((thread) => thread.subject === subject).map(({ project }) => project?.id)
      })
      .toEqual([id])
  })

  test('an unopened conversation is shown as unavailable, and opens after reconnection', {
    tag: '@all',
  }, async ({ page, context, me, cast }) => {
    const { manager } = await cast({ manager: true })
    const subject = unique('Unopened')
    const [threadId] = await sendMailTo(manager, me, { subject })
    await page.goto('apps/email')
    await expect(rowOf(page, subject)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await rowOf(page, subject).getByRole('link').first().click()
    await expect(
      page.getByRole('heading', { name: 'This conversation is not available offline' }),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(
      page.locator('[data-message-body]').getByText('The harbour lamps are counted.'),
    ).toBeVisible()
    expect(await messagesIn(me, threadId)).toHaveLength(1)
  })
})
