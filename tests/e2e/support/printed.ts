import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './test.ts'

const controls =
  'button:not(:has(bdi), [dir=auto]), .chakra-button, [role=tab], form, nav, textarea:placeholder-shown'

/** Prints the open screen on A4 between its margins, runs `check`, and shows the screen again. */
export async function printed(
  page: Page,
  path: string,
  content: string,
  check: () => Promise<void>,
): Promise<void> {
  await test.step(path, async () => {
    await page.goto(`./${path}`)
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 1000 })
    const paper = page.locator('[data-print=page]')
    await expect(paper.getByText(content).first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0)
    const colors = await paper.evaluate((element) => ({
      body: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(element).color,
    }))
    expect(colors).toEqual({ body: 'rgb(255, 255, 255)', ink: 'rgb(29, 28, 36)' })
    await expectNoSidewaysScroll(page)
    await check()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
}
