import { test } from './support/test.ts'
test.use({ role: 'manager', allowConsole: /.*/ })
for (const [name, path, w, dark, fr, rtl] of [
  ['c-1440', 'apps/calendar', 1440, false, false, false],
  ['c-week-768-dark', 'apps/calendar?view=week&day=2026-11-10', 768, true, false, false],
  ['c-360-fr-rtl', 'apps/calendar', 360, true, true, true],
  ['c-month-1440-rtl', 'apps/calendar?day=2026-11-10', 1440, true, true, true],
  ['c-event', 'apps/calendar?event=1', 1440, false, false, false],
  ['c-new-360', 'apps/calendar?new=2026-11-22', 360, false, true, false],
  ['k-360-rtl', 'apps/kanban', 360, false, true, true],
] as const)
  test(name, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: w, height: w === 360 ? 740 : 900 })
    await page.context().addCookies([{ name: 'quillport-isAppRTL', value: String(rtl), url: new URL('/', baseURL).href }])
    await page.addInitScript((f) => { if (f) localStorage.setItem('language', 'fr') }, fr)
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.goto(`./${path}`)
    await page.locator('h1').waitFor()
    await page.waitForTimeout(4000)
    await page.screenshot({ path: `/tmp/calkan/${name}.png`, fullPage: name.startsWith('c-') && w !== 360 })
  })
