import type { Hono } from 'hono'
import {
  chatListQuery,
  chatProfilePatch,
  chatQuery,
  contactPageQuery,
  seenChatBody,
  sendChatBody,
} from '../../_shared/contract/chat.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { presentChat, readChat, readChats } from './chats.ts'
import { readContact, readContactPage, readContacts, readProfile } from './contacts.ts'

/** `/api/apps/chat`: the calls of R-174, and those a live screen needs. */
export function chatResource(api: Hono<Env>): void {
  api.get('/apps/chat/chats-and-contacts', async (c) => {
    const { q, contacts: isWanted } = readQuery(c, chatListQuery)
    const uid = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      const profileUser = await readCaller(tx, uid)
      const [chatsContacts, contacts] = await Promise.all([
        readChats(tx, uid, profileUser.id, q),
        readContacts(tx, q, isWanted),
      ])
      return { chatsContacts, ...contacts, profileUser }
    })
    return c.json(answer)
  })

  api.get('/apps/chat/contacts', async (c) => {
    const { q, page } = readQuery(c, contactPageQuery)
    const uid = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      await readCaller(tx, uid)
      return readContactPage(tx, q, page)
    })
    return c.json(answer)
  })

  api.get('/apps/chat/chats/:userId', async (c) => {
    const span = readQuery(c, chatQuery)
    const uid = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      const [caller, { contact, chatId }] = await Promise.all([
        readCaller(tx, uid),
        readContact(tx, uid, c.req.param('userId')),
      ])
      if (chatId === null) return { chat: null, contact }
      const chat = await readChat(tx, uid, caller.id, chatId, span)
      // Opening a chat is seeing it; reading on in one is not.
      if (chat && chat.unseenMsgs > 0 && span.after === undefined && span.before === undefined) {
        await tx`select private.chat_seen(${chatId}, ${chat.lastSeq})`
        chat.unseenMsgs = 0
      }
      return { chat, contact }
    })
    return c.json(answer)
  })

  api.post('/apps/chat/chats/:userId', async (c) => {
    const { message, senderId, id = crypto.randomUUID() } = await readBody(c, sendChatBody)
    const uid = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      const [caller, { contact }] = await Promise.all([
        readCaller(tx, uid),
        readContact(tx, uid, c.req.param('userId')),
      ])
      // Nobody speaks in somebody else's name, nor to whom they may no longer write.
      if ((senderId !== undefined && senderId !== caller.id) || !contact.canWrite)
        throw new HttpError('forbidden')
      const [sent] = await tx<{ chat_id: string; seq: string; is_first: boolean }[]>`
        select chat_id, seq, is_first from private.send_chat(${id}, ${contact.uid}, ${message})`
      if (!sent) throw notFound()
      const chat = await readChat(tx, uid, caller.id, sent.chat_id, { after: Number(sent.seq) - 1 })
      const msg = chat?.messages[0]
      if (!chat || !msg) throw notFound()
      return { msg, ...(sent.is_first ? { chat: presentChat(chat) } : {}) }
    })
    return c.json(answer, 201)
  })

  api.post('/apps/chat/chats/:userId/seen', async (c) => {
    const { seq } = await readBody(c, seenChatBody)
    await c.var.asCaller(async (tx) => {
      const { chatId } = await readContact(tx, c.var.claims.sub, c.req.param('userId'))
      if (chatId === null) throw notFound()
      await tx`select private.chat_seen(${chatId}, ${seq})`
    })
    return c.body(null, 204)
  })

  api.post('/apps/chat/delivered', async (c) => {
    await c.var.asCaller((tx) => tx`select private.chat_delivered()`)
    return c.body(null, 204)
  })

  api.patch('/apps/chat/profile', async (c) => {
    const { about, status, isNotificationsOn } = await readBody(c, chatProfilePatch)
    const uid = c.var.claims.sub
    const profileUser = await c.var.asCaller(async (tx) => {
      await readCaller(tx, uid)
      if (about !== undefined) await tx`update public.profiles set about = ${about} where id = ${uid}`
      if (status !== undefined) await tx`update public.profiles set presence = ${status} where id = ${uid}`
      if (isNotificationsOn !== undefined)
        await tx`
        update public.profile_details set settings = settings || jsonb_build_object('notifications',
            case when jsonb_typeof(settings -> 'notifications') = 'object' then settings -> 'notifications' else '{}' end
              || jsonb_build_object('chat_received', ${isNotificationsOn}::boolean))
         where user_id = ${uid}`
      return readProfile(tx, uid)
    })
    return c.json({ profileUser })
  })
}

/** Who calls; an account that is not active has no part in chat. */
async function readCaller(tx: Tx, uid: string) {
  const caller = await readProfile(tx, uid)
  if (caller.role === '') throw new HttpError('inactive')
  return caller
}
