import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, createManuscript, doc } from './support/manuscripts.ts'

const statements: string[] = []
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { onStatement: (text) => statements.push(text) })
})
afterAll(() => api.close())

/** The statements of a call, without those that begin and end its transaction and set its caller. */
async function stepsOf(call: () => Promise<unknown>): Promise<string[]> {
  await call()
  statements.length = 0
  await call()
  return statements.filter(
    (text) => !/^\s*(begin|commit|select (private\.require_session|set_config))/.test(text),
  )
}

describe('the statements of a write', () => {
  it('are one for a save of text, beside the caller', async () => {
    const { id } = await createManuscript(api, 'auth')
    const { id: itemId } = await createItem(api, 'auth', id, { content: doc('one') })
    let revision = 0
    const save = () => {
      revision += 1
      const body = { revision, saveId: randomUUID(), content: doc(`text ${revision}`) }
      return api.send('auth', 'PATCH', `/manuscripts/${id}/items/${itemId}`, body)
    }
    expect(await stepsOf(save)).toHaveLength(1)
  })
})
