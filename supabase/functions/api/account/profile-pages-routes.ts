import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  connectionsTab,
  profileHeader,
  profileQuery,
  profileTab,
  projectsTab,
  teamsTab,
} from '../../_shared/contract/profile-pages.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readHeader, readProfileTab } from './profile-tab.ts'
import { readCorrespondents, readProjects, readTeams } from './profile-tabs.ts'

const tags = ['account and profile']

/** `/api/pages/profile`: the tabs and the header of the caller's profile. */
export function profilePagesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/profile/header',
      tags,
      summary: 'Returns the header of the profile of the caller.',
      responses: ok(profileHeader),
    }),
    async (c) => c.json(await c.var.asCaller(readHeader), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/profile',
      tags,
      summary: 'Returns the data of a tab of the profile of the caller.',
      request: { query: profileQuery },
      responses: ok(z.union([profileTab, teamsTab, projectsTab, connectionsTab])),
    }),
    async (c) => {
      const { tab } = c.req.valid('query')
      const uid = c.var.claims.sub
      const data = await c.var.asCaller(async (tx) => {
        if (tab === 'teams') return readTeams(tx, uid)
        if (tab === 'projects') return readProjects(tx)
        if (tab === 'connections') return readCorrespondents(tx, uid)
        return readProfileTab(tx, uid)
      })
      return c.json(data, 200)
    },
  )
}
