// @vitest-environment jsdom
import type { ProjectComment } from '@contract/project-comments.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { applyCommentChange, commentsQuery } from './comments.ts'
import { projectKeys } from './keys.ts'

it('a deleted comment leaves the thread at once, and lists with its number are read again', async () => {
  const client = new QueryClient()
  const list = [...projectKeys.lists(), 'all']
  client.setQueryData(commentsQuery('p').queryKey, [{ id: 'a' }, { id: 'b' }] as ProjectComment[])
  client.setQueryData(list, { projects: [] })
  await applyCommentChange(client, 'p', 'a', null)
  expect(client.getQueryData(commentsQuery('p').queryKey)?.map(({ id }) => id)).toEqual(['b'])
  expect(client.getQueryState(list)?.isInvalidated).toBe(true)
})
