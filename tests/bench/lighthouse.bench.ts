import { loadavg } from 'node:os'
import { freePort } from '../../local/tcp-ports.ts'
import { openLighthouseBrowser } from './lighthouse-browser.ts'
import { type Quillport, withQuillport } from './own-quillport.ts'
import { finish, isQuick } from './quick.ts'
import {
  type BrowserCache,
  CATEGORIES,
  type LighthouseDevice,
  type PageLoad,
  runLighthouse,
} from './run-lighthouse.ts'
import { withCommit } from './with-commit.ts'

// Reports. With `AGAINST=<commit>` both versions are measured alternately, and the run fails when the median of the
// largest paint or of the blocking time of a compared screen is more than 10 % worse on mobile.
const AGAINST = process.env.AGAINST
/** Runs per screen. A busy machine distorts a single run, so the median run counts. */
const RUNS = Number(process.env.RUNS ?? (AGAINST ? 3 : 1))
/** The names of the screens to measure, separated by commas; all by default. */
const ONLY = process.env.SCREENS?.split(',')
/** The state of the browser's cache: `empty`, `kept`, or both. */
const CACHES: readonly BrowserCache[] = (['empty', 'kept'] as const).filter((cache) =>
  (process.env.CACHES ?? (AGAINST ? 'empty,kept' : 'kept')).split(',').includes(cache),
)
/** Versions are compared on mobile only. */
const DEVICES = AGAINST ? (['mobile'] as const) : (['desktop', 'mobile'] as const)
const COMPARED = ['login', 'manuscripts', 'editor', 'inbox', 'analytics']
const MOST = 1.1
/** A difference of fewer milliseconds is noise. */
const NOISE_MS = 50

const SIDES = ['before', 'now'] as const
type Side = (typeof SIDES)[number]
type Loads = Record<Side, PageLoad[]>

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

/** Opens the browser of a version and returns its screens: name, path, and true if a person is signed in. */
async function openVersion(quillport: Quillport) {
  const port = await freePort()
  const browser = await openLighthouseBrowser(quillport, port)
  const { id, scene } = await manuscriptOf(quillport, browser.session.access_token)
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
  return { ...browser, port, screens, url: (path: string) => `${quillport.appUrl}/build${path}` }
}
type Version = Awaited<ReturnType<typeof openVersion>>

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const medianOf = (loads: readonly PageLoad[], time: 'first' | 'largest' | 'blocking') =>
  median(loads.map((load) => load[time]))

type Visit = { name: string; device: LighthouseDevice; cache: BrowserCache }

function print({ name, device, cache }: Visit, side: Side, loads: readonly PageLoad[]): void {
  const scores = CATEGORIES.map((one) => `${one} ${median(loads.map((load) => load.scores[one]))}`).join(
    ' · ',
  )
  const times = `FCP ${medianOf(loads, 'first')}, LCP ${medianOf(loads, 'largest')}, TBT ${medianOf(loads, 'blocking')} ms`
  const cpu = median(loads.map(({ cpuIndex }) => cpuIndex))
  console.log(`${name.padEnd(12)} ${device.padEnd(8)} ${cache.padEnd(6)} ${side.padEnd(7)} ${scores}`)
  console.log(`    ${times}; ${loads.length} runs; load ${(loadavg()[0] ?? 0).toFixed(1)}; CPU index ${cpu}`)
}

/** The times of a screen that are more than 10 % worse than before. */
function worse({ name, cache }: Visit, { before, now }: Loads): string[] {
  return (['largest', 'blocking'] as const)
    .filter((time) => {
      const then = medianOf(before, time)
      return medianOf(now, time) > Math.max(then * MOST, then + NOISE_MS)
    })
    .map((time) => `${name} (${cache} cache): ${time} ${medianOf(before, time)} → ${medianOf(now, time)} ms`)
}

async function measureVisit(
  versions: Partial<Record<Side, Version>>,
  { device, cache }: Visit,
  index: number,
  isSignedIn: boolean,
): Promise<Loads> {
  const loads: Loads = { before: [], now: [] }
  for (let run = 0; run < RUNS; run += 1) {
    for (const side of SIDES) {
      const version = versions[side]
      const path = version?.screens[index]?.[1]
      if (!version || path === undefined) continue
      await version.keep(isSignedIn)
      // Fills the cache.
      if (isQuick || (cache === 'kept' && run === 0)) await version.look(version.url(path))
      if (!isQuick) loads[side].push(await runLighthouse(version.url(path), device, version.port, cache))
    }
  }
  return loads
}

async function measure(versions: Partial<Record<Side, Version>>): Promise<string[]> {
  const faults: string[] = []
  for (const [index, [name, , isSignedIn]] of (versions.now?.screens ?? []).entries()) {
    if (ONLY && !ONLY.includes(name)) continue
    for (const visit of DEVICES.flatMap((device) =>
      CACHES.map((cache): Visit => ({ name, device, cache })),
    )) {
      const loads = await measureVisit(versions, visit, index, isSignedIn)
      for (const side of SIDES) if (loads[side].length > 0) print(visit, side, loads[side])
      if (visit.device === 'mobile' && COMPARED.includes(name) && loads.before.length > 0)
        faults.push(...worse(visit, loads))
    }
  }
  return faults
}

const faults = await withQuillport(async (now) => {
  const versions: Partial<Record<Side, Version>> = { now: await openVersion(now) }
  try {
    if (AGAINST === undefined) return await measure(versions)
    return await withCommit(AGAINST, (root) =>
      withQuillport(async (before) => {
        versions.before = await openVersion(before)
        return await measure(versions)
      }, root),
    )
  } finally {
    for (const version of Object.values(versions)) await version.close()
  }
})
for (const fault of faults) console.log(`More than 10 % worse than ${AGAINST}: ${fault}`)
finish(faults.length === 0)
