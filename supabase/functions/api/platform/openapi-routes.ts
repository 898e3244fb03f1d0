import { createRoute } from '@hono/zod-openapi'
import type { JSONValue } from 'hono/utils/types'
import { z } from 'zod'
import { jsonText, ok } from '../../_shared/http/responses.ts'
import { type ApiRouter, routesOf } from '../../_shared/http/router.ts'

const tags = ['platform']

/** The static page of the viewer in `public/api-docs`. */
const VIEWER = '/build/api-docs/index.html'

/** `GET /api/openapi.json`, and its viewer at `GET /api/docs`. */
export function openapiResource(api: ApiRouter): void {
  let text: Promise<string> | null = null

  api.openapi(
    createRoute({
      method: 'get',
      path: '/openapi.json',
      tags,
      summary: 'Returns this document.',
      security: [],
      responses: ok(z.record(z.string(), z.unknown())),
    }),
    async (c) => {
      text ??= writeDocument(api)
      return jsonText<Record<string, JSONValue>>(c, await text)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/docs',
      tags,
      summary: 'Redirects to the viewer of this document.',
      security: [],
      responses: { 302: { description: 'The viewer' } },
    }),
    (c) => c.redirect(VIEWER, 302),
  )
}

/** Generated on first use, because describing every call would make the start of the function too slow. */
async function writeDocument(api: ApiRouter): Promise<string> {
  const { describeApi } = await import('../../_shared/http/openapi.ts')
  return JSON.stringify(describeApi(routesOf(api)))
}
