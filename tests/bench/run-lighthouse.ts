import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'

/** Fetched for the run, because it is larger than all other packages together and nothing else uses it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseDevice = 'desktop' | 'mobile'
/** `empty`: a first visit; `kept`: a repeated visit, whose files are in the browser's cache. */
export type BrowserCache = 'empty' | 'kept'
/** The times of one page load, in ms, and its scores. */
export type PageLoad = {
  first: number
  largest: number
  blocking: number
  scores: Record<(typeof CATEGORIES)[number], number>
  /** The speed of this machine. Lighthouse warns below 1000, because mobile scores are then too low. */
  cpuIndex: number
}

type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Measures one page load. Not `spawnSync`: Quillport writes to this process, which must continue to read. */
export function runLighthouse(
  url: string,
  device: LighthouseDevice,
  port: number,
  cache: BrowserCache,
): Promise<PageLoad> {
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
  args.push(`--only-categories=${CATEGORIES.join(',')}`)
  // Without it Lighthouse empties the browser's cache; the session stays in both.
  if (cache === 'kept') args.push('--disable-storage-reset')
  if (device === 'desktop') args.push('--preset=desktop')
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
      resolve(pageLoadOf(report))
    })
  })
}

function pageLoadOf({ audits, categories, environment }: Report): PageLoad {
  const time = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
  return {
    first: time('first-contentful-paint'),
    largest: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as PageLoad['scores'],
    cpuIndex: Math.round(environment.benchmarkIndex),
  }
}
