import { callApi } from './support/api.ts'
import { letterOf, rowOf, sendMailTo } from './support/mail-setup.ts'
import { expect, test, unique } from './support/test.ts'

test.describe('one mailbox (R-027)', () => {
  test.use({ as: 'user' })

  test('a draft survives a reload and is listed until it is deleted', async ({ page, me }) => {
    const subject = unique('Draft')
    const other = unique('Other draft')
    await callApi(me, 'PUT', `/mail/drafts/${crypto.randomUUID()}`, { subject: other })
    await page.goto('apps/email?compose=1')
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await letterOf(page).fill('Half a sentence')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject)
    await expect(letterOf(page)).toHaveText('Half a sentence')
    await letterOf(page).press('End')
    await page.keyboard.type(' more')
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.goto('apps/email/filter/draft')
    await page.getByRole('button', { name: subject }).click()
    await expect(letterOf(page)).toHaveText('Half a sentence more')
    await page
      .getByRole('region', { name: 'New message' })
      .getByRole('button', { name: 'Discard draft' })
      .click()
    await expect(page.getByRole('button', { name: subject })).toHaveCount(0)
    await page.reload()
    // The list is rendered: it shows the draft that stays.
    await expect(page.getByRole('button', { name: other })).toBeVisible()
    await expect(page.getByRole('button', { name: subject })).toHaveCount(0)
  })

  test('hostile HTML cannot run, load or restyle', async ({ page, me, cast }) => {
    const { auth } = await cast({ auth: true })
    const subject = unique('Hostile')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await sendMailTo(auth, me, {
      subject,
      html: `<style>*{display:none!important}body{background:red}</style>
        <p style="position:fixed;inset:0;background:red" class="mail-row" id="main">Quiet words</p>
        <img src="https://evil.example/pixel.gif" onerror="window.hit=1"><script>window.hit=1</script>
        <svg onload="window.hit=1"><use href="https://evil.example/x.svg"/></svg>
        <form action="https://evil.example"><input name="password"><button>Go</button></form>
        <iframe src="https://evil.example"></iframe><link rel="stylesheet" href="https://evil.example/x.css">
        <a href="javascript:window.hit=1">run</a> <a href="https://example.org/safe">safe</a>`,
    })
    await page.goto('apps/email')
    await page.getByRole('link', { name: subject }).click()
    const body = page.locator('[data-message-body]')
    await expect(body.getByText('Quiet words')).toBeVisible()
    await expect(
      body.locator('style, script, img, svg, form, input, button, iframe, link, [style], [class], [id]'),
    ).toHaveCount(0)
    await expect(body.locator('a[href^="javascript" i]')).toHaveCount(0)
    const safe = body.getByRole('link', { name: 'safe' })
    await expect(safe).toHaveAttribute('target', '_blank')
    await expect(safe).toHaveAttribute('rel', /noopener/)
    await expect(body).toHaveCSS('contain', 'layout paint')
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
  })
})

test.describe('hover buttons of a row', () => {
  test.use({ as: 'user' })

  test('a second fast click does not archive the next conversation', async ({ page, me, cast }) => {
    const { auth } = await cast({ auth: true })
    const [first, second] = [unique('Second in the list'), unique('First in the list')]
    for (const subject of [first, second]) await sendMailTo(auth, me, { subject })
    await page.goto('apps/email')
    const row = rowOf(page, second)
    await row.hover()
    const button = row.getByRole('button', { name: 'Archive' })
    await button.click()
    await expect(row).toHaveCount(0)
    // The interval of a double click, with an unmoved pointer: the fixed wait is part of the test.
    await page.waitForTimeout(300)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(900)
    await expect(rowOf(page, first)).toBeVisible()
    await expect(page).not.toHaveURL(/thread=/)
    // The row that moved under the unmoved pointer shows its buttons.
    await expect(rowOf(page, first).getByRole('button', { name: 'Archive' })).toBeVisible()
    // After a move of the pointer, its button archives.
    await rowOf(page, first).hover()
    await rowOf(page, first).getByRole('button', { name: 'Archive' }).click()
    await expect(rowOf(page, first)).toHaveCount(0)
  })
})
