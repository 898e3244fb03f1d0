import {
  createImportBody,
  createImportResponse,
  importList,
  importListQuery,
  importResponse,
  receiptQuery,
  receiptResponse,
  startImportBody,
} from '../../contract/imports.ts'
import { made, type Operations, ok } from '../operation.ts'

const one = '/imports/:id'
const accepted = { 202: { description: 'It goes on in the background', schema: importResponse } }

/** Imports of project archives. */
export const imports: Operations = {
  area: 'imports',
  operations: [
    {
      method: 'post',
      path: '/imports',
      summary: 'Announces an archive and says where to upload it.',
      body: createImportBody,
      answers: made(createImportResponse),
      refuses: ['storage_full'],
    },
    {
      method: 'get',
      path: '/imports',
      summary: 'Imports of one’s own, newest first.',
      query: importListQuery,
      answers: ok(importList),
    },
    { method: 'get', path: one, summary: 'One with its progress.', answers: ok(importResponse) },
    {
      method: 'get',
      path: `${one}/receipt`,
      summary: 'What became of each file.',
      query: receiptQuery,
      answers: ok(receiptResponse),
    },
    {
      method: 'post',
      path: `${one}/start`,
      summary: 'Starts what was uploaded.',
      body: startImportBody,
      answers: accepted,
      refuses: ['wrong_state'],
    },
    {
      method: 'post',
      path: `${one}/cancel`,
      summary: 'Stops one.',
      answers: ok(importResponse),
      refuses: ['wrong_state'],
    },
    {
      method: 'post',
      path: `${one}/retry`,
      summary: 'Goes on with one that failed.',
      answers: accepted,
      refuses: ['wrong_state'],
    },
  ],
}
