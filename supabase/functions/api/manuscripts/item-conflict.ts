import { conflictResponse } from '../../_shared/contract/items.ts'
import { jsonResponse } from '../../_shared/http/responses.ts'

/** 409 of a change to an item that has another revision; the stored item is beside `error`. */
export const itemConflict = { 409: jsonResponse(conflictResponse, 'It has changed since') }
