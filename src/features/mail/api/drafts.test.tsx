import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { newComposition } from '../model/composition.ts'
import { discardDraft, putDraft } from './drafts.ts'

const api = mockApi()
const uid = crypto.randomUUID()

let respond: (() => void)[]
beforeEach(() => {
  respond = []
  api.delete.mockReset()
  api.put.mockReset()
  api.put.mockImplementation(
    (path: string) => new Promise((resolve) => respond.push(() => resolve({ draft: { id: path } }))),
  )
})

it('a draft that is discarded while it is being saved is deleted after the save', async () => {
  const client = new QueryClient()
  const draft = newComposition({ subject: 'Cover' })
  const saved = putDraft(client, uid, draft)
  await eventually(() => respond.length === 1)
  const deleted = discardDraft(client, uid, draft.id)
  await new Promise((resolve) => setTimeout(resolve))
  expect(api.delete).not.toHaveBeenCalled()
  respond[0]?.()
  await Promise.all([saved, deleted])
  expect(api.delete).toHaveBeenCalledOnce()
})

it('a composer that closes after its draft was discarded does not save it again', async () => {
  const client = new QueryClient()
  const draft = newComposition({ subject: 'Cover' })
  const deleted = discardDraft(client, uid, draft.id)
  const saved = putDraft(client, uid, draft)
  await Promise.all([deleted, saved])
  expect(api.put).not.toHaveBeenCalled()
})
