import type { Page } from '@playwright/test'
import { callApi, seedManuscript } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { sendMailTo, uidOf } from './support/mail-setup.ts'

import { expect, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.use({ role: 'admin', theme: 'dark' })

/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 60_000
const screens = [
  'apps/manuscripts',
  'apps/manuscripts/scenes',
  'apps/projects/list',
  'apps/user/list',
  'apps/user/view/1',
  'apps/companies/list',
  'apps/roles',
  'apps/permissions',
  'admin/dashboard',
  'dashboards/analytics',
  'apps/email',
  'apps/chat',
  'pages/user-profile/profile',
  'charts/apex-chart',
]

/** Controls; a button prints only where its label is content: in tables and headings, or a name in `bdi`. */
const controls = [
  'button:not(th button, td button, h1 button, h2 button, h3 button, [data-print=keep], :has(bdi), [dir=auto])',
  '.chakra-button',
  '[role=tab]',
  'input[type=checkbox]',
].join()

/** Prints on A4 between its margins. */
async function startPrint(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1000 })
}

async function endPrint(page: Page) {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Opens a screen, prints it when it shows `content`, and then runs `check`. */
async function printed(page: Page, path: string, content: string, check: () => Promise<void>) {
  await test.step(path, async () => {
    await followInApp(page, `./${path}`)
    await expect(page.getByRole('main').locator(content).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0)
    // The events surround the layout of the paper, as in a browser; the first renders what is on paper only.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await startPrint(page)
    await check()
    await endPrint(page)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })
}

/** Collapsed, unseen and typed text prints; not a test of its own, because each test loads the app. */
async function expectCompleteText(page: Page) {
  const main = page.getByRole('main')
  const [thread] = await sendMailTo('client', 'admin', { subject: unique('Lamps') })
  for (const from of ['admin', 'client'] as const)
    await callApi(from, 'POST', '/mail/messages', {
      id: crypto.randomUUID(),
      threadId: thread,
      to: [await uidOf(from === 'admin' ? 'client' : 'admin')],
      subject: '',
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>They are.</p>',
      attachments: [],
    })
  await printed(page, `apps/email?thread=${thread}`, '[data-message-body]', async () => {
    await expect(main.locator('[data-message-body]').filter({ visible: true })).toHaveCount(3)
    await expect(main.getByRole('button', { name: 'Tom Hale', exact: true }).first()).toBeVisible()
  })
  await expect(main.locator('[data-message-body]')).not.toHaveCount(3)

  const [manuscript, , scene] = await seedManuscript('admin', 'A walk')
  const at = `/manuscripts/${manuscript}/items/${scene}`
  const { comment } = await callApi<{ comment: { id: string } }>('admin', 'POST', `${at}/comments`, {
    body: 'Whale oil, mostly.',
    kind: 'footnote',
  })
  const { item } = await callApi<{ item: { revision: number } }>('admin', 'GET', at)
  const oil = { type: 'text', text: 'oil', marks: [{ type: 'footnote', attrs: { id: comment.id } }] }
  await callApi('admin', 'PATCH', at, {
    revision: item.revision,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [oil] }] },
  })
  await printed(page, `manuscripts/${manuscript}/items/${scene}/edit`, '[data-footnote-number]', async () => {
    await expect(main.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'Whale oil, mostly.' })).toBeVisible()
  })
  await printed(page, `apps/manuscripts/${manuscript}?view=read`, '[data-index] p', async () => {
    await expect(main.getByText('oil', { exact: true })).toBeVisible()
    // Text that a transform positions is cut between pages.
    await expect(main.locator('[style*=translateY]')).toHaveCount(0)
  })

  await printed(page, 'pages/faq', 'h3', async () => {
    const answers = page.locator('[data-scope=accordion][data-part=item-content]')
    expect(await answers.evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight < 10))).toEqual(
      [],
    )
  })
  await printed(page, 'pages/account-settings/account', 'form', async () => {
    await expect(main.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  })
  await printed(page, 'tables/data-table', 'table[aria-rowcount] td', async () => {
    // A virtual table prints the rows in view, and which ones they are.
    const rows = main.locator('table[aria-rowcount="10001"] tbody tr')
    await expect(main.getByText(/^Showing 1 to \d+ of 10,000 entries$/)).toBeVisible()
    expect(await rows.count()).toBeLessThan(30)
    expect(await rows.evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 100))).toEqual([])
  })
  await printed(page, 'apps/chat', '[data-row]', async () => {
    await expect(main.locator('[data-row]').first()).toBeVisible()
    await expect(main.locator('[style*=translateY]')).toHaveCount(0)
  })
  await printed(page, 'apps/ecommerce/product/list', 'td', async () => {
    await expect(main.locator('td .chakra-switch__control').first()).toBeVisible()
    // Each column keeps its header.
    const cells = (row: string) => main.locator(row).first().locator('> *').filter({ visible: true }).count()
    expect(await cells('tbody tr')).toBe(await cells('thead tr'))
  })
}

test('content that is still loading prints no boxes', { tag: '@all' }, async ({ page }) => {
  await page.goto('./apps/companies/list')
  await page.route(/\/api\/(dashboards|roles)\b/, () => undefined)
  // The skeletons of roles are cards, those of a dashboard fill the cells of a grid.
  for (const path of ['apps/roles', 'dashboards/crm']) {
    await followInApp(page, `./${path}`)
    await expect(page.locator('.chakra-skeleton').first()).toBeVisible()
    await startPrint(page)
    await expect(page.locator('.chakra-skeleton').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('h1').first()).toBeVisible()
    await endPrint(page)
  }
})

test('each screen prints on white without controls, and completely', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(SCREEN_LIMIT_MS * screens.length)
  for (const path of screens) {
    await test.step(path, async () => {
      await followInApp(page, `./${path}`)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0)
      await startPrint(page)
      await expect(page.locator('header').first()).toBeHidden()
      await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0)
      const paper = await page.evaluate(() => ({
        body: getComputedStyle(document.body).backgroundColor,
        bg: getComputedStyle(document.documentElement).getPropertyValue('--qp-colors-bg').trim(),
        ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
      }))
      // The build may shorten the colour.
      const bg = expect.stringMatching(/^#(fff|ffffff)$/i)
      expect(paper).toEqual({ body: 'rgb(255, 255, 255)', bg, ink: 'rgb(29, 28, 36)' })
      await expectNoSidewaysScroll(page)
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000)
      // Charts that were never in view print as well, in the width of their box; a chart that the page has only just
      // opened is drawn one frame later, when it has been measured.
      const misfits = () =>
        page.locator('[data-print=drawing]').evaluateAll(
          (boxes) =>
            boxes.filter((box) => {
              const width = box.querySelector('svg, canvas')?.getBoundingClientRect().width ?? 0
              return width <= 100 || width > box.clientWidth + 1
            }).length,
        )
      await expect.poll(misfits).toBe(0)
      // The legend of a chart is made of buttons.
      if (path.startsWith('charts/'))
        await expect(page.getByRole('button', { name: 'Delivered' }).first()).toBeVisible()
      await endPrint(page)
    })
  }
  await expectCompleteText(page)
})
