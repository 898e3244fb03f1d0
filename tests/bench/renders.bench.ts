import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, withQuillport } from './own-quillport.ts'
import { finish } from './quick.ts'

/** The number of commits, of components rendered for the first time, and of components rendered again. */
type Renders = { commits: number; mounted: number; again: number }

const MANUSCRIPT = '00000000-0000-4000-8000-00000000a001'
/** The screens, with the most components that may render again until all their data has arrived. */
const SCREENS = [
  ['/apps/email', 600],
  ['/apps/manuscripts', 600],
  [`/manuscripts/${MANUSCRIPT}/items/00000000-0000-4000-8000-00000000d103/edit`, 900],
  ['/apps/projects/view/00000000-0000-4000-8000-000000300012', 400],
  ['/dashboards/analytics', 1200],
] as const
/** The most components that a typed letter and its save may render again. */
const MOST_PER_SAVE = 700
/** As long as the data of a screen takes to arrive, and the work after it. */
const SETTLED_MS = 4000

/** Counts in the page what React commits, by the hook that its developer tools use. */
function countRenders(): void {
  type Fiber = {
    flags: number
    alternate: Fiber | null
    child: Fiber | null
    sibling: Fiber | null
    type: unknown
  }
  const counts = { commits: 0, mounted: 0, again: 0 }
  /** Set by React on a component that was called. */
  const PERFORMED_WORK = 1
  // Methods, because the name that the compiler gives to other functions is unknown in the page.
  const tree = {
    count(first: Fiber | null) {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const before = fiber.alternate
        const { type } = fiber
        const isComponent = typeof type === 'function' || (typeof type === 'object' && type !== null)
        if (isComponent && (fiber.flags & PERFORMED_WORK) !== 0) {
          if (before) counts.again += 1
          else counts.mounted += 1
        }
        // A part without work keeps the children of the last commit.
        if (!before || fiber.child !== before.child) tree.count(fiber.child)
      }
    },
    ignore() {},
  }
  Object.assign(globalThis, {
    renderCounts: counts,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject() {
        return 1
      },
      checkDCE: tree.ignore,
      onScheduleFiberRoot: tree.ignore,
      onCommitFiberUnmount: tree.ignore,
      onPostCommitFiberRoot: tree.ignore,
      onCommitFiberRoot(_id: number, root: { current: Fiber }) {
        counts.commits += 1
        tree.count(root.current)
      },
    },
  })
}

/** Returns the counts since the last call. */
const takeCounts = (page: Page): Promise<Renders> =>
  page.evaluate(() => {
    const { renderCounts } = globalThis as unknown as { renderCounts: Renders }
    const taken = { ...renderCounts }
    Object.assign(renderCounts, { commits: 0, mounted: 0, again: 0 })
    return taken
  })

const line = (name: string, { commits, mounted, again }: Renders, limit: string) =>
  console.log(`${name.padEnd(60)} ${commits} commits, ${mounted} mounted, ${again} again${limit}`)

await withQuillport(async (quillport) => {
  const session = await benchSignIn(quillport, 'admin')
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const stored = [{ name: 'sb-127-auth-token', value: JSON.stringify(session) }]
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: quillport.appUrl, localStorage: stored }] },
    })
    await context.addInitScript(countRenders)
    let isWithinLimits = true
    for (const [path, limit] of SCREENS) {
      const page = await context.newPage()
      await page.goto(`${quillport.appUrl}/build${path}`)
      await page.getByRole('main').waitFor()
      await page.waitForTimeout(SETTLED_MS)
      const counts = await takeCounts(page)
      line(path, counts, ` (at most ${limit})`)
      isWithinLimits &&= counts.mounted > 0 && counts.again <= limit
      if (path === '/apps/email') await measureMailbox(page)
      if (path.endsWith('/edit')) isWithinLimits = (await measureSave(page)) && isWithinLimits
      await page.close()
    }
    finish(isWithinLimits)
  } finally {
    await browser.close()
  }
})

/** Reports what the most frequent actions in the mailbox render. */
async function measureMailbox(page: Page): Promise<void> {
  const row = page.locator('[data-thread]').first()
  const actions: [string, () => Promise<void>][] = [
    ['open a conversation', () => row.locator('[data-row-link]').click()],
    ['star it', () => row.getByRole('button', { pressed: false }).first().click()],
    ['take the star off', () => row.getByRole('button', { pressed: true }).first().click()],
  ]
  for (const [name, run] of actions) {
    await run()
    await page.waitForTimeout(SETTLED_MS / 2)
    line(`  ${name}`, await takeCounts(page), '')
  }
}

/** Reports what typing a letter and saving it render; returns whether that is within its limit. */
async function measureSave(page: Page): Promise<boolean> {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('a')
  await page.waitForTimeout(SETTLED_MS)
  const counts = await takeCounts(page)
  line('  type a letter and save', counts, ` (at most ${MOST_PER_SAVE})`)
  return counts.again <= MOST_PER_SAVE
}
