import { test } from './support/test.ts'
for (const [lang, theme, w, rtl] of [['en','light',1440,0],['fr','dark',360,0],['fr','light',768,1]] as const)
  test.describe(`${lang}${w}`, () => {
    test.use({ role: 'user', language: lang, theme, viewport: { width: w, height: 900 } })
    test('look', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'quillport-isAppRTL', value: String(Boolean(rtl)), url: new URL('/', baseURL).href }])
      await page.goto('apps/academy/my-course'); await page.locator('article').first().waitFor()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/ac/list-${lang}-${w}.png`, fullPage: w===360 })
      await page.goto('apps/academy/course-details?course=5'); await page.locator('video').waitFor()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/ac/one-${lang}-${w}.png`, fullPage: true })
    })
  })
