import { callApi, storeObject } from './support/api.ts'
import type { Actor } from './support/cast.ts'
import { dayOffset } from './support/projects.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.use({ as: 'client', allowConsole: /A PDF could not be shown/ })

/** Files a project with files declared as PDF, and returns its id. */
async function requestWith(me: Actor, title: string, files: Record<string, Buffer>): Promise<string> {
  const id = crypto.randomUUID()
  const attachments = []
  for (const [name, body] of Object.entries(files)) {
    const file = crypto.randomUUID()
    await storeObject(me, `project-files/${id}/${file}`, body, 'application/pdf')
    attachments.push({ id: file, name, size: body.length, mime: 'application/pdf' })
  }
  await callApi(me, 'POST', '/projects', {
    id,
    today: dayOffset(0),
    title,
    property: 'Harbour museum',
    serviceType: 'voiceOver',
    timePreference: 'anytime',
    dueDate: dayOffset(40),
    latestCompletionDate: dayOffset(42),
    attachments,
  })
  return id
}

test('a PDF is rendered page by page, and an HTML page declared as PDF is not shown', {
  tag: '@mobile',
}, async ({ page, me }) => {
  await page.setContent('<h1>Tide table</h1><p style="break-before:page">Second leaf</p>')
  const pdf = await page.pdf({ format: 'A5' })
  const forged = Buffer.from('<script>document.title = "taken"</script>'.repeat(50))
  const id = await requestWith(me, unique('Tides'), { 'Tides.pdf': pdf, 'Forged.pdf': forged })
  await page.goto(`apps/projects/view/${id}`)
  await page.getByRole('button', { name: 'Tides.pdf', exact: true }).click()
  const pages = page.getByRole('dialog').getByRole('region', { name: 'Tides.pdf, 2 pages' })
  await expect(pages).toContainText('Tide table')
  await expect(pages.locator('canvas')).not.toHaveCount(0)
  // Rendered, not only laid out: the heading is black on white.
  const shades = () =>
    pages
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        const reds = new Set<number>()
        for (let at = 0; at < data.length; at += 4) reds.add(data[at] ?? 0)
        return reds.size
      })
  await expect.poll(shades).toBeGreaterThan(1)
  await expect(page.locator('iframe, embed, object')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pages.focus()
  await page.keyboard.press('End')
  await expect(pages).toContainText('Second leaf')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Forged.pdf', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This PDF cannot be shown here. Download it to open it.',
  )
  await expect(page.locator('iframe, embed, object')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken')
})
