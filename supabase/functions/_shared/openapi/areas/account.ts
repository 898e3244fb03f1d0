import { z } from 'zod'
import {
  accountConnections,
  accountResponse,
  accountSessionList,
  accountStorage,
  deactivateBody,
  newPlanRequestBody,
  patchAccountBody,
  planDecisionBody,
  planRequestList,
  planRequestQuery,
  planRequestResponse,
} from '../../contract/account.ts'
import {
  presenceBody,
  presenceResponse,
  roomPresenceBody,
  roomPresenceResponse,
  typingBody,
} from '../../contract/chat.ts'
import { correspondentList, correspondentQuery, personCardResponse } from '../../contract/people.ts'
import {
  connectionsTab,
  profileHeader,
  profileQuery,
  profileTab,
  projectsTab,
  teamsTab,
} from '../../contract/profile-pages.ts'
import { done, made, type Operations, ok } from '../operation.ts'

const requests = '/account/plan-requests'

/** What a person keeps about themselves, and whom they know. */
export const accountOperations: Operations = {
  area: 'account and profile',
  operations: [
    {
      method: 'get',
      path: '/account/storage',
      summary: 'The bytes of files the person keeps, and may keep.',
      answers: ok(accountStorage),
    },
    { method: 'get', path: '/account', summary: 'One’s own account.', answers: ok(accountResponse) },
    {
      method: 'patch',
      path: '/account',
      summary: 'Changes what is sent.',
      body: patchAccountBody,
      answers: ok(accountResponse),
    },
    {
      method: 'post',
      path: '/account/deactivate',
      summary: 'Leaves; the last active administrator cannot.',
      body: deactivateBody,
      answers: done,
      refuses: ['wrong_state'],
    },
    {
      method: 'get',
      path: '/account/connections',
      summary: 'With whom manuscripts are shared, and ways of signing in.',
      answers: ok(accountConnections),
    },
    {
      method: 'get',
      path: '/account/sessions',
      summary: 'The browsers one is signed in with.',
      answers: ok(accountSessionList),
    },
    {
      method: 'delete',
      path: '/account/sessions',
      summary: 'Signs out everywhere else.',
      answers: done,
    },
    { method: 'delete', path: '/account/sessions/:id', summary: 'Signs one browser out.', answers: done },
    {
      method: 'get',
      path: requests,
      summary: 'Wishes for another plan: one’s own, or those one may decide.',
      query: planRequestQuery,
      answers: ok(planRequestList),
    },
    {
      method: 'post',
      path: requests,
      summary: 'Wishes for another plan; one at a time.',
      body: newPlanRequestBody,
      answers: made(planRequestResponse),
      refuses: ['already_exists'],
    },
    {
      method: 'delete',
      path: `${requests}/:id`,
      summary: 'Takes a wish back that waits.',
      answers: done,
      refuses: ['wrong_state'],
    },
    {
      method: 'post',
      path: `${requests}/:id/decision`,
      summary: 'Decides a wish, once.',
      body: planDecisionBody,
      answers: done,
      refuses: ['wrong_state'],
    },
    {
      method: 'get',
      path: '/pages/profile/header',
      summary: 'The head of one’s profile.',
      answers: ok(profileHeader),
    },
    {
      method: 'get',
      path: '/pages/profile',
      summary: 'The data of a tab of one’s profile.',
      query: profileQuery,
      answers: ok(z.union([profileTab, teamsTab, projectsTab, connectionsTab])),
    },
    {
      method: 'get',
      path: '/people',
      summary: 'Whom the caller may write to, by name or address.',
      query: correspondentQuery,
      answers: ok(correspondentList),
      refuses: ['invalid'],
    },
    {
      method: 'get',
      path: '/people/:uid',
      summary: 'The contact card of a person the caller may write to.',
      answers: ok(personCardResponse),
    },
    {
      method: 'post',
      path: '/presence',
      summary: 'The beat of an open tab, or that it closes; answers what others see.',
      body: presenceBody,
      answers: ok(presenceResponse),
    },
    {
      method: 'post',
      path: '/presence/rooms',
      summary: 'Records that a tab of the caller has a room open, or has left it; answers who else is there.',
      body: roomPresenceBody,
      answers: ok(roomPresenceResponse),
      refuses: ['not_found'],
    },
    {
      method: 'post',
      path: '/presence/typing',
      summary: 'Tells a room the caller may be in that they are typing, or no longer.',
      body: typingBody,
      answers: done,
      refuses: ['not_found'],
    },
  ],
}
