import { expect, test } from '../support/test.ts'

test.use({ as: 'user' })

test('a lecture marked in one window counts in another, and the film starts where it stopped', {
  tag: '@all',
}, async ({ page, me }) => {
  await page.goto('apps/academy/course-details?course=19')
  const first = page.getByRole('checkbox', { name: /^Completed: / }).first()
  await expect(first).not.toBeChecked()
  const second = await me.open('apps/academy/my-course?q=Finding')
  await expect(second.getByText('0 of 27 lectures')).toBeVisible()
  await first.check({ force: true })
  await expect(page.getByText('1 of 27 lectures completed')).toBeVisible()
  await expect(second.getByText('1 of 27 lectures')).toBeVisible()

  const saved = page.waitForResponse((answer) => answer.url().includes('/progress') && answer.ok())
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 21
  })
  await saved
  await page.reload()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
    .toBe(21)

  await first.uncheck({ force: true })
  await expect(second.getByText('0 of 27 lectures')).toBeVisible()
})
