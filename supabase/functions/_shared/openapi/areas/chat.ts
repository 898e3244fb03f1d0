import { z } from 'zod'
import {
  chatList,
  chatListQuery,
  chatProfilePatch,
  chatProfileResponse,
  chatQuery,
  chatResponse,
  contactPage,
  contactPageQuery,
  seenChatBody,
  sendChatBody,
  sendChatResponse,
} from '../../contract/chat.ts'
import { done, made, type Operations, ok } from '../operation.ts'

const one = '/apps/chat/chats/:userId'
/** Somebody's public number; the account's id will do. */
const params = { userId: z.union([z.number().int().min(1), z.uuid()]) }

/** Conversations between two people. */
export const chatOperations: Operations = {
  area: 'chat',
  operations: [
    {
      method: 'get',
      path: '/apps/chat/chats-and-contacts',
      summary: 'The caller’s conversations, whom else they may write to, and themselves.',
      query: chatListQuery,
      answers: ok(chatList),
    },
    {
      method: 'get',
      path: '/apps/chat/contacts',
      summary: 'Everybody one may write to and has not chatted with yet, fifty a page.',
      query: contactPageQuery,
      answers: ok(contactPage),
    },
    {
      method: 'get',
      path: one,
      summary: 'The conversation with somebody; opening it is seeing it.',
      params,
      query: chatQuery,
      answers: ok(chatResponse),
      refuses: ['invalid'],
    },
    {
      method: 'post',
      path: one,
      summary: 'Sends a message; answers the conversation too when it is its first.',
      params,
      body: sendChatBody,
      answers: made(sendChatResponse, 'Sent'),
      refuses: ['already_exists'],
    },
    {
      method: 'post',
      path: `${one}/seen`,
      summary: 'What came up to here was seen.',
      params,
      body: seenChatBody,
      answers: done,
    },
    {
      method: 'post',
      path: '/apps/chat/delivered',
      summary: 'What was sent to the caller has reached a browser.',
      answers: done,
    },
    {
      method: 'patch',
      path: '/apps/chat/profile',
      summary: 'Changes what others see of the caller.',
      body: chatProfilePatch,
      answers: ok(chatProfileResponse),
    },
  ],
}
