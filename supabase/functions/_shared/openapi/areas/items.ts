import { rawFileList } from '../../contract/imports.ts'
import {
  commentResponse,
  conflictResponse,
  createCommentBody,
  createItemBody,
  itemList,
  itemListQuery,
  itemResponse,
  itemSummariesResponse,
  moveItemBody,
  nameRevisionBody,
  patchCommentBody,
  patchItemBody,
  restoreRevisionBody,
  revisionDetail,
  revisionList,
  revisionResponse,
} from '../../contract/items.ts'
import { listQuery } from '../../contract/list.ts'
import { done, made, type Operations, ok } from '../operation.ts'

const all = '/manuscripts/:id/items'
const one = `${all}/:itemId`
const conflict = { 409: { description: 'It has changed since', schema: conflictResponse } }

/** What a manuscript holds: items, their place, history and comments, and raw files. */
export const items: Operations = {
  area: 'items',
  operations: [
    {
      method: 'get',
      path: all,
      summary: 'The binder, in order.',
      query: itemListQuery,
      answers: ok(itemList),
    },
    {
      method: 'post',
      path: all,
      summary: 'Adds an item.',
      body: createItemBody,
      answers: made(itemResponse),
      refuses: ['in_trash', 'already_exists'],
    },
    { method: 'get', path: one, summary: 'One with its text.', answers: ok(itemResponse) },
    {
      method: 'patch',
      path: one,
      summary: 'Changes what is written.',
      body: patchItemBody,
      answers: { ...ok(itemResponse), ...conflict },
      refuses: ['in_trash'],
    },
    {
      method: 'delete',
      path: one,
      summary: 'Erases one that is in the trash.',
      answers: done,
      refuses: ['not_in_trash', 'in_trash'],
    },
    {
      method: 'post',
      path: `${one}/move`,
      summary: 'Puts it, with what is below it, elsewhere.',
      body: moveItemBody,
      answers: ok(itemSummariesResponse),
      refuses: ['in_trash'],
    },
    {
      method: 'post',
      path: `${one}/duplicate`,
      summary: 'Copies it with what is below it.',
      answers: made(itemSummariesResponse),
      refuses: ['in_trash'],
    },
    {
      method: 'post',
      path: `${one}/trash`,
      summary: 'Into the trash.',
      answers: ok(itemSummariesResponse),
      refuses: ['in_trash'],
    },
    {
      method: 'post',
      path: `${one}/restore`,
      summary: 'Out of the trash.',
      answers: ok(itemSummariesResponse),
      refuses: ['not_in_trash', 'in_trash'],
    },
    {
      method: 'delete',
      path: '/manuscripts/:id/trash',
      summary: 'Empties the trash.',
      answers: done,
      refuses: ['in_trash'],
    },
    {
      method: 'get',
      path: `${one}/revisions`,
      summary: 'States it was in.',
      query: listQuery,
      answers: ok(revisionList),
    },
    {
      method: 'post',
      path: `${one}/revisions`,
      summary: 'Keeps the present state under a name.',
      body: nameRevisionBody,
      answers: made(revisionResponse),
      refuses: ['in_trash'],
    },
    {
      method: 'get',
      path: `${one}/revisions/:revisionId`,
      summary: 'One state with its text.',
      answers: ok(revisionDetail),
    },
    {
      method: 'post',
      path: `${one}/revisions/:revisionId/restore`,
      summary: 'Goes back to a state.',
      body: restoreRevisionBody,
      answers: { ...ok(itemResponse), ...conflict },
      refuses: ['in_trash'],
    },
    {
      method: 'post',
      path: `${one}/comments`,
      summary: 'Adds a comment or footnote.',
      body: createCommentBody,
      answers: made(commentResponse),
      refuses: ['in_trash', 'already_exists'],
    },
    {
      method: 'patch',
      path: `${one}/comments/:commentId`,
      summary: 'Changes or resolves one.',
      body: patchCommentBody,
      answers: ok(commentResponse),
      refuses: ['in_trash'],
    },
    {
      method: 'delete',
      path: `${one}/comments/:commentId`,
      summary: 'Removes one.',
      answers: done,
      refuses: ['in_trash'],
    },
    {
      method: 'get',
      path: '/manuscripts/:id/raw-files',
      summary: 'Files an import kept as they were.',
      query: listQuery,
      answers: ok(rawFileList),
    },
  ],
}
