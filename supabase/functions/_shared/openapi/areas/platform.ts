import { z } from 'zod'
import { attentionQuery, attentionResponse, homeResponse } from '../../contract/home.ts'
import { listQuery } from '../../contract/list.ts'
import { notificationList, readNotificationsBody } from '../../contract/notifications.ts'
import { loginBody, loginError, loginResponse, sessionResponse } from '../../contract/session.ts'
import { done, type Operations, ok } from '../operation.ts'

/** Health, sign-in, session, notifications and this description. */
export const platform: Operations = {
  area: 'platform',
  operations: [
    {
      method: 'get',
      path: '/health',
      summary: 'Whether the function and its database answer.',
      isPublic: true,
      answers: ok(z.object({ ok: z.literal(true) })),
    },
    {
      method: 'get',
      path: '/openapi.json',
      summary: 'This description.',
      isPublic: true,
      answers: ok(z.record(z.string(), z.unknown())),
    },
    {
      method: 'get',
      path: '/docs',
      summary: 'This description as a page.',
      isPublic: true,
      answers: { 200: { description: 'A page of HTML', media: 'text/html' } },
    },
    {
      method: 'post',
      path: '/auth/login',
      summary: 'Signs in; also at /auth/login of the app.',
      isPublic: true,
      body: loginBody,
      answers: { ...ok(loginResponse), 400: { description: 'Wrong credentials', schema: loginError } },
    },
    {
      method: 'get',
      path: '/session',
      summary: 'Who the caller is and may do.',
      answers: ok(sessionResponse),
    },
    {
      method: 'get',
      path: '/notifications',
      summary: 'What happened while the caller was elsewhere, newest first.',
      query: listQuery,
      answers: ok(notificationList),
    },
    {
      method: 'post',
      path: '/notifications/read',
      summary: 'Marks the given ones read, or all.',
      body: readNotificationsBody,
      answers: done,
    },
    {
      method: 'get',
      path: '/attention',
      summary: 'The numbers beside the navigation.',
      query: attentionQuery,
      answers: ok(attentionResponse),
    },
    {
      method: 'get',
      path: '/home',
      summary:
        'The home page: what to continue, unread mail, requests that need the caller, running imports.',
      query: attentionQuery,
      answers: ok(homeResponse),
    },
  ],
}
