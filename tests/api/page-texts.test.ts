import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageTextResponse } from '../../supabase/functions/_shared/contract/page-texts.ts'
import { startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const read = async (query: string) =>
  pageTextResponse.parse((await api.send(null, 'GET', `/pages/text?${query}`)).body).text

it('R-586: everyone reads terms, privacy and imprint in both languages', async () => {
  for (const page of ['terms', 'privacy', 'imprint'])
    for (const language of ['en', 'fr'])
      expect(await read(`page=${page}&language=${language}`)).toMatchObject({ page, language })
  expect(await read('page=other&language=xx')).toMatchObject({ page: 'terms', language: 'en' })
})

it('R-586: an administrator edits a text, and a stale revision is answered with the current text', async () => {
  const { revision } = await read('page=imprint&language=fr')
  const change = { page: 'imprint', language: 'fr', body: '<b>Agence</b>', revision }
  for (const role of ['auth', 'manager', 'user', 'client'] as const)
    expect(await api.refused(role, 'PATCH', '/page-texts', change)).toMatchObject({ status: 403 })
  const saved = await api.ok('admin', 'PATCH', '/page-texts', { schema: pageTextResponse, body: change })
  expect(saved.text).toMatchObject({ body: '<b>Agence</b>', revision: revision + 1 })
  const stale = await api.send('admin', 'PATCH', '/page-texts', { ...change, body: 'x' })
  expect(stale).toMatchObject({ status: 409, body: { text: { body: '<b>Agence</b>' } } })
  expect(stale.body, 'R-562').toHaveProperty('changedBy', expect.stringMatching(/\S/))
  expect((await read('page=imprint&language=fr')).body).toBe('<b>Agence</b>')
  expect((await read('page=imprint&language=en')).body).toContain('# Operator')
  expect((await read('page=terms&language=fr')).body).toContain('# Contrat')
})
