import type { Hono } from 'hono'
import { profileQuery } from '../../_shared/contract/profile-pages.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { readHeader, readProfileTab } from './profile-tab.ts'
import { readCorrespondents, readProjects, readTeams } from './profile-tabs.ts'

/** `/api/pages/profile`: the caller's own profile, a tab at a time, and its head. */
export function profilePagesResource(api: Hono<Env>): void {
  api.get('/pages/profile/header', async (c) => c.json(await c.var.asCaller(readHeader)))

  api.get('/pages/profile', async (c) => {
    const { tab } = readQuery(c, profileQuery)
    const uid = c.var.claims.sub
    const data = await c.var.asCaller(async (tx) => {
      if (tab === 'teams') return readTeams(tx, uid)
      if (tab === 'projects') return readProjects(tx)
      if (tab === 'connections') return readCorrespondents(tx, uid)
      return readProfileTab(tx, uid)
    })
    return c.json(data)
  })
}
