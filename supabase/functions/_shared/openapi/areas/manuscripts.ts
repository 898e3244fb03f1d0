import { mentionsAnswer, searchAnswer, searchQuery } from '../../contract/items.ts'
import {
  addMemberBody,
  createManuscriptBody,
  labelAnswer,
  labelBody,
  manuscriptAnswer,
  manuscriptList,
  manuscriptListQuery,
  memberList,
  patchManuscriptBody,
  statusAnswer,
  statusBody,
} from '../../contract/manuscripts.ts'
import { done, made, type Operations, ok } from '../operation.ts'

const one = '/manuscripts/:id'

/** Manuscripts, their members and vocabulary, and search in them. */
export const manuscripts: Operations = {
  area: 'manuscripts',
  operations: [
    {
      method: 'get',
      path: '/manuscripts',
      summary: 'Manuscripts of one’s own and shared ones.',
      query: manuscriptListQuery,
      answers: ok(manuscriptList),
    },
    {
      method: 'post',
      path: '/manuscripts',
      summary: 'Creates one.',
      body: createManuscriptBody,
      answers: made(manuscriptAnswer),
    },
    { method: 'get', path: one, summary: 'One with its vocabulary.', answers: ok(manuscriptAnswer) },
    {
      method: 'patch',
      path: one,
      summary: 'Changes one; 409 with its present state when it has changed since.',
      body: patchManuscriptBody,
      answers: ok(manuscriptAnswer),
    },
    {
      method: 'delete',
      path: one,
      summary: 'Puts one into the trash; from there, with forever=true, erases it.',
      answers: done,
    },
    {
      method: 'post',
      path: `${one}/restore`,
      summary: 'Takes one out of the trash.',
      answers: ok(manuscriptAnswer),
    },
    { method: 'get', path: `${one}/members`, summary: 'Whom it is shared with.', answers: ok(memberList) },
    {
      method: 'post',
      path: `${one}/members`,
      summary: 'Shares it by e-mail, or changes the role.',
      body: addMemberBody,
      answers: made(memberList),
    },
    { method: 'delete', path: `${one}/members/:userId`, summary: 'Stops sharing.', answers: done },
    {
      method: 'post',
      path: `${one}/labels`,
      summary: 'Adds a label.',
      body: labelBody,
      answers: made(labelAnswer),
    },
    {
      method: 'patch',
      path: `${one}/labels/:entryId`,
      summary: 'Changes a label.',
      body: labelBody,
      answers: ok(labelAnswer),
    },
    { method: 'delete', path: `${one}/labels/:entryId`, summary: 'Removes a label.', answers: done },
    {
      method: 'post',
      path: `${one}/statuses`,
      summary: 'Adds a status.',
      body: statusBody,
      answers: made(statusAnswer),
    },
    {
      method: 'patch',
      path: `${one}/statuses/:entryId`,
      summary: 'Changes a status.',
      body: statusBody,
      answers: ok(statusAnswer),
    },
    { method: 'delete', path: `${one}/statuses/:entryId`, summary: 'Removes a status.', answers: done },
    {
      method: 'get',
      path: `${one}/search`,
      summary: 'Looks for words in it.',
      query: searchQuery,
      answers: ok(searchAnswer),
    },
    {
      method: 'get',
      path: `${one}/items/:itemId/mentions`,
      summary: 'Where the item is spoken of.',
      answers: ok(mentionsAnswer),
    },
  ],
}
