import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  chatList,
  chatListQuery,
  chatQuery,
  chatResponse,
  contactPage,
  contactPageQuery,
  seenChatBody,
  sendChatBody,
  sendChatResponse,
} from '../../_shared/contract/chat.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { presentChat, readChat, readChats } from './chats.ts'
import { readCaller, readContact, readContactPage, readContacts } from './contacts.ts'

const tags = ['chat']

const params = z.object({
  userId: z.string().meta({ description: 'The public number of a user, or the id of the account' }),
})

/** `/api/apps/chat`: the calls of R-174 about chats, and those that keep an open chat up to date. */
export function chatResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/chat/chats-and-contacts',
      tags,
      summary: 'Lists the chats and contacts of the caller, with the profile of the caller.',
      request: { query: chatListQuery },
      responses: ok(chatList),
    }),
    async (c) => {
      const { q, contacts: isWanted } = c.req.valid('query')
      const uid = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        const profileUser = await readCaller(tx, uid)
        const [chatsContacts, contacts] = await Promise.all([
          readChats(tx, uid, profileUser.id, q),
          readContacts(tx, q, isWanted),
        ])
        return { chatsContacts, ...contacts, profileUser }
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/chat/contacts',
      tags,
      summary: 'Lists users without a chat whom the caller may write to, fifty per page.',
      request: { query: contactPageQuery },
      responses: ok(contactPage),
    }),
    async (c) => {
      const { q, page } = c.req.valid('query')
      const uid = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        await readCaller(tx, uid)
        return readContactPage(tx, q, page)
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/chat/chats/{userId}',
      tags,
      summary: 'Returns the chat with a user and marks it as seen.',
      request: { params, query: chatQuery },
      responses: ok(chatResponse),
      ...refuses('invalid'),
    }),
    async (c) => {
      const span = c.req.valid('query')
      const uid = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        const [caller, { contact, chatId }] = await Promise.all([
          readCaller(tx, uid),
          readContact(tx, uid, c.req.valid('param').userId),
        ])
        if (chatId === null) return { chat: null, contact }
        const chat = await readChat(tx, uid, caller.id, chatId, span)
        // Opening a chat marks it as seen; loading more messages does not.
        if (chat && chat.unseenMsgs > 0 && span.after === undefined && span.before === undefined) {
          await tx`select private.chat_seen(${chatId}, ${chat.lastSeq})`
          chat.unseenMsgs = 0
        }
        return { chat, contact }
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/chat/chats/{userId}',
      tags,
      summary: 'Sends a message; returns the chat too when the message is its first.',
      request: { params, body: jsonBody(sendChatBody) },
      responses: created(sendChatResponse, 'Sent'),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { message, senderId, id = crypto.randomUUID() } = c.req.valid('json')
      const uid = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        const [caller, { contact }] = await Promise.all([
          readCaller(tx, uid),
          readContact(tx, uid, c.req.valid('param').userId),
        ])
        // The sender must be the caller, and the caller must be allowed to write to the recipient.
        if ((senderId !== undefined && senderId !== caller.id) || !contact.canWrite)
          throw new HttpError('forbidden')
        const [{ chatId, seq, isFirst }] = await tx<[{ chatId: string; seq: number; isFirst: boolean }]>`
          select chat_id, seq, is_first from private.send_chat(${id}, ${contact.uid}, ${message})`
        const chat = await readChat(tx, uid, caller.id, chatId, { after: seq - 1 })
        const msg = chat?.messages[0]
        if (!chat || !msg) throw notFound()
        return { msg, ...(isFirst ? { chat: presentChat(chat) } : {}) }
      })
      return c.json(response, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/chat/chats/{userId}/seen',
      tags,
      summary: 'Marks messages up to a sequence number as seen.',
      request: { params, body: jsonBody(seenChatBody) },
      responses: noContent,
    }),
    async (c) => {
      const { seq } = c.req.valid('json')
      await c.var.asCaller(async (tx) => {
        const { chatId } = await readContact(tx, c.var.claims.sub, c.req.valid('param').userId)
        if (chatId === null) throw notFound()
        await tx`select private.chat_seen(${chatId}, ${seq})`
      })
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/chat/delivered',
      tags,
      summary: 'Marks every message to the caller as delivered.',
      responses: noContent,
    }),
    async (c) => {
      await c.var.asCaller((tx) => tx`select private.chat_delivered()`)
      return c.body(null, 204)
    },
  )
}
