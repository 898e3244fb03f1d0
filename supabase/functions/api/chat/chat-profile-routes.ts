import { createRoute } from '@hono/zod-openapi'
import { chatProfilePatch, chatProfileResponse } from '../../_shared/contract/chat.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readCaller } from './contacts.ts'

/** `/api/apps/chat/profile`: how others see the caller. */
export function chatProfileResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/chat/profile',
      tags: ['chat'],
      summary: 'Changes the chat profile of the caller.',
      request: { body: jsonBody(chatProfilePatch) },
      responses: ok(chatProfileResponse),
    }),
    async (c) => {
      const { about, status, isNotificationsOn } = c.req.valid('json')
      const uid = c.var.claims.sub
      const profileUser = await c.var.asCaller(async (tx) => {
        if (about !== undefined) await tx`update public.profiles set about = ${about} where id = ${uid}`
        if (status !== undefined) await tx`update public.profiles set presence = ${status} where id = ${uid}`
        if (isNotificationsOn !== undefined)
          await tx`
        update public.profile_details set settings = settings || jsonb_build_object('notifications',
            case when jsonb_typeof(settings -> 'notifications') = 'object' then settings -> 'notifications' else '{}' end
              || jsonb_build_object('chat_received', ${isNotificationsOn}::boolean))
         where user_id = ${uid}`
        return readCaller(tx, uid)
      })
      return c.json({ profileUser }, 200)
    },
  )
}
