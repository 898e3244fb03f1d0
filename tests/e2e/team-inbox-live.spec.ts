import { callApi } from './support/api.ts'
import { openInApp } from './support/in-app.ts'
import { letterOf, rowOf } from './support/mail-setup.ts'
import { expect, test, unique } from './support/test.ts'

const TEAM = '00000000-0000-4000-8000-00000000b001'

test.describe('the shared inbox of staff', () => {
  test.use({ as: 'manager' })

  test('R-876: shows a message, an answer and a note to colleagues at once, and the note to no client', async ({
    page,
    me,
    cast,
  }) => {
    const { client, user } = await cast({ client: true, user: true })
    const subject = unique('Opening hours')
    await page.goto('apps/email/filter/team-unassigned')
    await expect(page.getByRole('heading', { level: 1, name: 'Clients: unassigned' })).toBeVisible()
    const colleague = await user.open('apps/email/filter/team-all')
    const reader = await client.open('apps/email')
    await callApi(client, 'POST', '/mail/messages', {
      id: crypto.randomUUID(),
      to: [TEAM],
      subject,
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>Is the studio open on Friday?</p>',
    })
    await expect(rowOf(page, subject)).toBeVisible()
    await expect(rowOf(colleague, subject)).toBeVisible()
    await page.getByRole('link', { name: subject }).click()
    await colleague.getByRole('link', { name: subject }).click()

    // Typing is sent to those who are present.
    for (const one of [page, colleague]) await expect(one.locator('[data-room-here]')).toBeVisible()
    await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
    await letterOf(page).pressSequentially('Until noon')
    // A colleague who has not written yet is named.
    await expect(colleague.getByText(`${me.name} is typing…`)).toBeVisible()
    await letterOf(page).press('Control+Enter')
    await expect(colleague.getByRole('button', { name: `Assigned to ${me.name}` })).toBeVisible()
    await expect(rowOf(reader, subject)).toContainText('Clients')

    await colleague.getByRole('button', { name: 'Add internal note' }).click()
    await colleague.getByRole('textbox', { name: 'Text of the note' }).fill('The porter has the key')
    await colleague.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('The porter has the key')).toBeVisible()
    await reader.getByRole('link', { name: subject }).click()
    await expect(reader.getByText('Until noon').last()).toBeVisible()
    await expect(reader.getByRole('article', { name: new RegExp(`Clients · ${me.name}`) })).toBeVisible()
    await expect(reader.getByText('The porter has the key')).toHaveCount(0)
    await openInApp(page, 'apps/email/filter/team-mine')
    await expect(rowOf(page, subject)).toBeVisible()
  })
})
