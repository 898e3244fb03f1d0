import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { projectRoot } from '../../local/settings.ts'
import { freePort } from '../../local/tcp-ports.ts'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, type Quillport, withQuillport } from './own-quillport.ts'
import { finish, isQuick } from './quick.ts'

/** Fetched for the run, because it is larger than all other packages together and nothing else uses it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LEAST = { desktop: 95, mobile: 85, others: 100 } as const
/** The one measured screen that search engines index; it also has a higher target on mobile. */
const INDEXED = 'landing'
const LANDING_MOBILE = 95
/** Runs per screen. A busy machine distorts a single run, so the median run counts. */
const RUNS = Number(process.env.RUNS ?? 1)
/** The names of the screens to measure, separated by commas; all by default. */
const ONLY = process.env.SCREENS?.split(',')
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const
type Form = 'desktop' | 'mobile'
type Scores = Record<(typeof CATEGORIES)[number], number>
type Report = {
  /** `benchmarkIndex`: the speed of this machine. Lighthouse warns below 1000, because mobile scores are then too low. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { score: number | null; scoreDisplayMode: string; title: string; displayValue?: string }
  >
}

/** Opens the signed-in browser with the debugging port for Lighthouse. */
async function openBrowser(quillport: Quillport, port: number) {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  const session = await benchSignIn(quillport, 'auth')
  const page = await context.newPage()
  await page.goto(`${quillport.appUrl}/build/login`)
  const keep = (value: string | null) =>
    page.evaluate((text) => {
      if (text === null) localStorage.removeItem('sb-127-auth-token')
      else localStorage.setItem('sb-127-auth-token', text)
    }, value)
  const close = async () => {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
  /** Replaces Lighthouse in a quick run: every measured screen must render. */
  const look = async (url: string) => {
    await page.goto(url)
    await page.locator('main').first().waitFor()
    if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`)
  }
  return { session, keep, look, close }
}

/** Not `spawnSync`: Quillport writes to this process, which must continue to read. */
function runLighthouse(url: string, form: Form, port: number): Promise<Report> {
  const out = join(projectRoot, `node_modules/.cache/quillport-lighthouse-${port}.json`)
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    '--output=json',
    `--output-path=${out}`,
    '--quiet',
  ]
  args.push('--disable-storage-reset', `--only-categories=${CATEGORIES.join(',')}`)
  if (form === 'desktop') args.push('--preset=desktop')
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, { cwd: projectRoot, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`Lighthouse ended with ${code}: ${errors.slice(-800)}`))
      const report = JSON.parse(readFileSync(out, 'utf8')) as Report
      rmSync(out)
      resolve(report)
    })
  })
}

const scoresOf = (report: Report): Scores =>
  Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores

const poorAudits = (report: Report): string[] =>
  Object.values(report.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ title, displayValue }) => `${title}${displayValue ? ` (${displayValue})` : ''}`)

/** The median of an odd number of runs by performance, and all performance values in ascending order. */
async function medianRun(url: string, form: Form, port: number) {
  const runs: { report: Report; scores: Scores }[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const report = await runLighthouse(url, form, port)
    runs.push({ report, scores: scoresOf(report) })
  }
  runs.sort((a, b) => a.scores.performance - b.scores.performance)
  const median = runs[Math.floor(runs.length / 2)]
  if (!median) throw new Error('RUNS must be at least 1')
  return { ...median, all: runs.map(({ scores }) => scores.performance) }
}

const load = () => (loadavg()[0] ?? 0).toFixed(1)

/** The time per category, as Lighthouse reports it. */
const timesOf = (report: Report) =>
  Object.entries(METRICS)
    .map(([audit, name]) => `${name} ${report.audits[audit]?.displayValue ?? '?'}`)
    .join(', ')

const manuscriptOf = async ({ appUrl }: Quillport, token: string) => {
  const get = async <T>(path: string): Promise<T> =>
    (await (
      await fetch(`${appUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as T
  const { manuscripts } = await get<{ manuscripts: { id: string }[] }>('/manuscripts')
  const id = manuscripts[0]?.id ?? ''
  const { items } = await get<{ items: { id: string; type: string }[] }>(`/manuscripts/${id}/items`)
  return { id, scene: items.find(({ type }) => type === 'scene')?.id ?? '' }
}

const isTooLow = await withQuillport(async (quillport) => {
  const port = await freePort()
  const { session, keep, look, close } = await openBrowser(quillport, port)
  let isLow = false
  try {
    const { id, scene } = await manuscriptOf(quillport, session.access_token)
    const screens = [
      ['landing', '/front-pages/landing-page', false],
      ['login', '/login', false],
      ['manuscripts', '/apps/manuscripts', true],
      ['editor', `/manuscripts/${id}/items/${scene}/edit`, true],
      ['inbox', '/apps/email', true],
      ['analytics', '/dashboards/analytics', true],
      ['products', '/apps/ecommerce/product/list', true],
      ['kanban', '/apps/kanban', true],
      ['calendar', '/apps/calendar', true],
    ] as const
    for (const [name, path, isSignedIn] of screens) {
      if (ONLY && !ONLY.includes(name)) continue
      await keep(isSignedIn ? JSON.stringify(session) : null)
      for (const form of ['desktop', 'mobile'] as const) {
        const url = `${quillport.appUrl}/build${path}`
        if (isQuick) {
          await look(url)
          continue
        }
        const { report, scores, all } = await medianRun(url, form, port)
        const isPoor =
          scores.performance < (name === INDEXED ? Math.max(LEAST[form], LANDING_MOBILE) : LEAST[form]) ||
          (name === INDEXED && scores.seo < LEAST.others) ||
          scores.accessibility < LEAST.others ||
          scores['best-practices'] < LEAST.others
        isLow ||= isPoor
        console.log(
          `${name.padEnd(12)} ${form.padEnd(8)} ${CATEGORIES.map((one) => `${one} ${scores[one]}`).join(' · ')}`,
        )
        console.log(
          `    ${timesOf(report)}; ${RUNS === 1 ? 'one run' : `median of ${all.join(', ')}`}; load ${load()}; CPU index ${Math.round(report.environment.benchmarkIndex)}`,
        )
        if (isPoor) for (const audit of poorAudits(report)) console.log(`    ${audit}`)
      }
    }
  } finally {
    await close()
  }
  return isLow
})
finish(!isTooLow)
