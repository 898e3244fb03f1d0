import process from 'node:process'
import { createAsService } from '../_shared/db/as-service.ts'
import { connect } from '../_shared/db/connect.ts'
import { logToConsole } from '../_shared/http/log.ts'
import { createObjectStore } from '../_shared/storage/object-store.ts'
import { countFiles } from './worker/count-files.ts'
import { createWakeHandler } from './worker/handle-wake.ts'
import { sweepObjects } from './worker/sweep-objects.ts'

const needed = (name: string): string => {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see docs/deploy.md`)
  return value
}

/**
 * The processor time of this process in milliseconds; wall-clock time where the platform does not report it.
 */
const spent = (): number => {
  try {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  } catch {
    return performance.now()
  }
}

const url = needed('SUPABASE_URL')
const serviceKey = needed('SUPABASE_SERVICE_ROLE_KEY')

const asService = createAsService(connect(needed('WORKER_DB_URL'), { max: 3 }))
const store = createObjectStore({ url, key: serviceKey })

const deps = {
  asService,
  store,
  spent,
  budgetMs: Number(Deno.env.get('IMPORT_SLICE_MS') ?? 500),
  log: logToConsole,
}

const handle = createWakeHandler({
  ...deps,
  serviceKey,
  async wakeAgain() {
    const response = await fetch(`${url}/functions/v1/scrivener-import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceKey}`, apikey: serviceKey },
    })
    await response.body?.cancel()
  },
  waitUntil: (work) => EdgeRuntime.waitUntil(work),
  sweep: () => sweepObjects(deps),
  count: () => countFiles(deps),
})

// The embedded runtime gives each function its own port; the hosted runtime ignores it.
Deno.serve({ hostname: '127.0.0.1', port: Number(Deno.env.get('PORT') ?? 8000) }, handle)
