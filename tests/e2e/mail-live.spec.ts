import { callApi } from './support/api.ts'
import { openInApp } from './support/in-app.ts'
import { countOf, letterOf, messagesIn, rowOf, sendMailTo } from './support/mail-setup.ts'
import { interruptibleSockets, OFFLINE_CONSOLE } from './support/network.ts'
import { expect, expectLive, test, unique } from './support/test.ts'

test.describe('two people at once', () => {
  test.use({ as: 'client' })

  test('exchange messages and receipts without reload', async ({ page, cast }) => {
    const { auth } = await cast({ auth: true })
    const subject = unique('Harbour')
    const reader = await auth.open('apps/email')
    await page.goto('apps/email?compose=1')
    await page.getByRole('combobox', { name: 'To' }).fill(auth.name)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(auth.name) })
      .click()
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('combobox', { name: 'Project' }).selectOption('none')
    await page.getByRole('textbox', { name: 'Due date' }).fill('2030-01-15')
    await letterOf(page).fill('Are the lamps counted?')
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(page.getByText('Message sent')).toBeVisible()

    await expect(rowOf(reader, subject)).toBeVisible()
    await expect.poll(() => countOf(reader, 'Inbox')).toBe(1)
    await expect(reader).toHaveTitle(/^Inbox \(1\)/)
    const sent = rowOf(page, subject)
    await openInApp(page, 'apps/email/filter/sent')
    await expect(page.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible()
    await expect(sent.getByRole('img', { name: 'Received' })).toBeVisible()

    await reader.getByRole('link', { name: subject }).click()
    await expect(reader.getByText('Are the lamps counted?').last()).toBeVisible()
    await expect.poll(() => countOf(reader, 'Inbox')).toBe(0)
    await page.getByRole('link', { name: subject }).click()
    const own = page.locator('[data-message]').first()
    await expect(own.getByRole('img', { name: 'Read', exact: true })).toBeVisible()
    const threadId = new URL(page.url()).searchParams.get('thread') ?? ''
    expect(await messagesIn(auth, threadId)).toEqual(['Are the lamps counted?'])
  })

  test('see each other type, and an answer at once', async ({ page, me, cast }) => {
    const { auth } = await cast({ auth: true })
    const [threadId] = await sendMailTo(me, auth, { subject: unique('Lamps') })
    const reader = await auth.open(`apps/email?thread=${threadId}`)
    await page.goto(`apps/email?thread=${threadId}`)
    // Typing is sent to those who are present.
    for (const one of [page, reader]) await expect(one.locator('[data-room-here]')).toBeVisible()
    await reader.getByRole('button', { name: 'Reply', exact: true }).last().click()
    await letterOf(reader).pressSequentially('All forty')
    await expect(page.getByText(/is typing…/)).toBeVisible()
    await letterOf(reader).press('Control+Enter')
    await expect(page.locator('[data-conversation] [data-message-body]').getByText('All forty')).toBeVisible()
    await expect(page.getByText(/is typing…/)).toHaveCount(0)
    expect(await messagesIn(auth, threadId)).toEqual(['The harbour lamps are counted.', 'All forty'])
  })

  test('a message waits offline and is sent once when the connection is back', async ({
    page,
    context,
    me,
    cast,
  }) => {
    const { manager } = await cast({ manager: true })
    const subject = unique('Storm')
    const [threadId] = await sendMailTo(manager, me, { subject })
    await page.goto(`apps/email?thread=${threadId}`)
    await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
    await letterOf(page).fill('We wait for the wind')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.locator('[data-waiting]').getByText('We wait for the wind')).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('[data-message]').getByText('We wait for the wind')).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    expect(await messagesIn(me, threadId)).toEqual(['The harbour lamps are counted.', 'We wait for the wind'])
  })

  test('a connection interrupted during 200 messages loses none and doubles none', { tag: '@all' }, async ({
    page,
    context,
    cast,
    me,
  }) => {
    // The two hundred calls of the senders alone take half a minute on a busy machine.
    test.setTimeout(90_000)
    const subject = unique('Flood')
    // Four senders: each stays below the rate limit of a person.
    const senders = Object.values(await cast({ auth: true, manager: true, user: true, admin: true }))
    const { thread } = await callApi<{ thread: { threadId: string } }>(me, 'POST', '/mail/messages', {
      id: crypto.randomUUID(),
      to: senders.map(({ id }) => id),
      subject,
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>Send the waves</p>',
    })
    const { threadId } = thread
    // Chromium's offline mode keeps open WebSockets.
    const setSocketsOffline = await interruptibleSockets(page)
    const setOffline = async (isOffline: boolean) => {
      await setSocketsOffline(isOffline)
      await context.setOffline(isOffline)
    }
    await page.goto(`apps/email?thread=${threadId}`)
    await expect(page.locator('[data-message]')).toHaveCount(1)
    await expectLive(page)
    const send = (n: number) =>
      callApi(senders[n % senders.length] ?? me, 'POST', '/mail/messages', {
        id: crypto.randomUUID(),
        threadId,
        to: [me.id],
        html: `<p>Wave ${n}</p>`,
      })
    for (let wave = 0; wave < 200; wave += 10) {
      if (wave === 60) await setOffline(true)
      if (wave === 150) await setOffline(false)
      await Promise.all(Array.from({ length: 10 }, (_, step) => send(wave + step + 1)))
    }
    // A page of a conversation has 200 messages: with all of them, the first one is on an earlier page.
    await page.getByRole('button', { name: 'Show earlier messages' }).click()
    await expect(page.locator('[data-message]')).toHaveCount(201)
    const shown = await page
      .locator('[data-message]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-message')))
    expect(new Set(shown).size).toBe(201)
  })
  test.use({ allowConsole: OFFLINE_CONSOLE })
})
