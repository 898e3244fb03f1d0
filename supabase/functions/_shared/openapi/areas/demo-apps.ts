import { z } from 'zod'
import { appBarSearchQuery, appBarSearchResponse } from '../../contract/demo/app-bar.ts'
import {
  CALENDARS,
  calendarEvent,
  calendarEventList,
  createEventBody,
  updateEventBody,
} from '../../contract/demo/calendar.ts'
import {
  addBoardBody,
  addItemBody,
  boardResponse,
  boardsResponse,
  kanban,
  kanbanItemResponse,
  moveBoardsBody,
  moveItemsBody,
  renameBoardBody,
  updateItemBody,
} from '../../contract/demo/kanban.ts'
import { done, made, numbered, type Operations, ok } from '../operation.ts'

const board = '/apps/kanban/board'
const item = '/apps/kanban/item'
const networkError = {
  400: { description: 'Refused; why is in a sentence', schema: z.object({ message: z.string() }) },
}
const unknownEvent = { 400: { description: 'There is none', text: 'Something Went Wrong' } }

/** Search, calendar and kanban. */
export const demoApps: Operations = {
  area: 'search, calendar, kanban',
  operations: [
    {
      method: 'get',
      path: '/app-bar/search',
      summary: 'Screens the caller may open and things of their own, five a category.',
      query: appBarSearchQuery,
      answers: ok(appBarSearchResponse),
    },
    {
      method: 'get',
      path: '/apps/calendar',
      summary: 'The events of the calendars named; the parameter repeats.',
      query: z.object({ calendars: z.array(z.enum(CALENDARS)).optional() }),
      answers: ok(calendarEventList),
    },
    {
      method: 'post',
      path: '/apps/calendar',
      summary: 'Adds an event; its id is the last one + 1.',
      body: createEventBody,
      answers: made(calendarEvent),
    },
    {
      method: 'put',
      path: '/apps/calendar/:id',
      summary: 'Changes an event; what is left out stays.',
      params: numbered(),
      body: updateEventBody,
      answers: { ...made(calendarEvent, 'Changed'), ...unknownEvent },
    },
    {
      method: 'delete',
      path: '/apps/calendar/:id',
      summary: 'Removes an event.',
      params: numbered(),
      answers: { ...done, ...unknownEvent },
    },
    { method: 'get', path: '/apps/kanban', summary: 'Every board and card, in order.', answers: ok(kanban) },
    {
      method: 'put',
      path: `${board}/rename`,
      summary: 'Renames a board; answers it.',
      body: renameBoardBody,
      answers: { ...ok(boardResponse), ...networkError },
      refuses: ['not_found'],
    },
    {
      method: 'post',
      path: `${board}/add`,
      summary: 'Adds a board; a title there is already is refused.',
      body: addBoardBody,
      answers: { ...made(boardResponse), ...networkError },
    },
    {
      method: 'delete',
      path: `${board}/:id`,
      summary: 'Removes a board with its cards.',
      params: numbered(),
      answers: done,
    },
    {
      method: 'put',
      path: `${board}/state-update`,
      summary: 'Orders the boards; answers all of them.',
      body: moveBoardsBody,
      answers: ok(boardsResponse),
    },
    {
      method: 'post',
      path: `${item}/add`,
      summary: 'Adds a card at the end of a board.',
      body: addItemBody,
      answers: { ...made(kanbanItemResponse), ...networkError },
      refuses: ['not_found'],
    },
    {
      method: 'put',
      path: `${item}/update`,
      summary: 'Changes a card; what is left out stays.',
      body: updateItemBody,
      answers: ok(kanbanItemResponse),
      refuses: ['not_found'],
    },
    { method: 'delete', path: `${item}/:id`, summary: 'Removes a card.', params: numbered(), answers: done },
    {
      method: 'put',
      path: `${item}/state-update`,
      summary: 'Orders the cards of a board, taking over those that were elsewhere; answers all boards.',
      body: moveItemsBody,
      answers: ok(boardsResponse),
      refuses: ['not_found'],
    },
  ],
}
