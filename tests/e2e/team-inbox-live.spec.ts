import { type Caller, callApi } from './support/api.ts'
import { openInApp } from './support/in-app.ts'
import { letterOf, rowOf, uidOf } from './support/mail-setup.ts'
import { expect, expectLive, test, unique } from './support/test.ts'

const TEAM = '00000000-0000-4000-8000-00000000b001'

/** Sends a message of a client to the team; the id of the conversation. */
async function askTeam(client: Caller, subject: string): Promise<string> {
  const { thread } = await callApi<{ thread: { threadId: string } }>(client, 'POST', '/mail/messages', {
    id: crypto.randomUUID(),
    to: [TEAM],
    subject,
    projectId: null,
    dueDate: '2030-01-15',
    html: '<p>Is the studio open on Friday?</p>',
  })
  return thread.threadId
}

test.describe('the shared inbox of staff', () => {
  test.use({ as: 'manager' })

  test('R-876: shows a message, an answer and a note to colleagues at once', async ({ page, me, cast }) => {
    const { client, user } = await cast({ client: true, user: true })
    const subject = unique('Opening hours')
    await page.goto('apps/email/filter/team-unassigned')
    await expect(page.getByRole('heading', { level: 1, name: 'Clients: unassigned' })).toBeVisible()
    const colleague = await user.open('apps/email/filter/team-all')
    await askTeam(client, subject)
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

    await colleague.getByRole('button', { name: 'Add internal note' }).click()
    await colleague.getByRole('textbox', { name: 'Text of the note' }).fill('The porter has the key')
    await colleague.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('The porter has the key')).toBeVisible()
    await openInApp(page, 'apps/email/filter/team-mine')
    await expect(rowOf(page, subject)).toBeVisible()
  })
})

test.describe('a client who wrote to a team', () => {
  test.use({ as: 'client' })

  test('R-876: sees its answer at once, and no note', async ({ page, me, cast }) => {
    const { manager } = await cast({ manager: true })
    const subject = unique('Opening hours')
    const threadId = await askTeam(me, subject)
    await page.goto('apps/email/filter/sent')
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByText('Is the studio open on Friday?').last()).toBeVisible()
    await expectLive(page)
    await callApi(manager, 'POST', `/mail/threads/${threadId}/notes`, {
      id: crypto.randomUUID(),
      body: 'The porter has the key',
    })
    await callApi(manager, 'POST', '/mail/messages', {
      id: crypto.randomUUID(),
      threadId,
      to: [await uidOf(me)],
      subject,
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>Until noon</p>',
    })
    await expect(page.getByRole('article', { name: new RegExp(`Clients · ${manager.name}`) })).toContainText(
      'Until noon',
    )
    // Sent before the answer, a note would be here by now.
    await expect(page.getByText('The porter has the key')).toHaveCount(0)
  })
})
