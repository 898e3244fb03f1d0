import type { ProjectDetail } from '@contract/projects.ts'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { cacheProject } from './changes.ts'
import { projectKeys } from './keys.ts'
import { projectQuery } from './projects.ts'

const project = (revision: number) => ({ id: 'a', revision }) as ProjectDetail

it.each([
  ['a late response of an earlier change does not replace a later state', 6, 5, 6],
  ['a response of a later change replaces an earlier state', 5, 6, 6],
])('%s', async (_rule, known, response, shown) => {
  const client = createQueryClient()
  const { queryKey } = projectQuery('a')
  client.setQueryData(queryKey, project(known))
  await cacheProject(client, project(response))
  expect(client.getQueryData(queryKey)?.revision).toBe(shown)
})

it('a response is stored when the project is not cached', async () => {
  const client = createQueryClient()
  await cacheProject(client, project(1))
  expect(client.getQueryData(projectQuery('a').queryKey)?.revision).toBe(1)
})

it('history, lists and counts are read again after a change, and no other project', async () => {
  const client = createQueryClient()
  const shown = [
    projectKeys.events('a'),
    projectKeys.list({ page: 1 } as never),
    projectKeys.attention('2026-11-25'),
    projectKeys.events('b'),
  ]
  for (const queryKey of shown) client.setQueryData(queryKey, {})
  await cacheProject(client, project(2))
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
