// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { outboxOf } from '@/lib/outbox/outbox.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { queueComment } from './comment-outbox.ts'

beforeEach(() => {
  localStorage.clear()
  registerPaths([{ id: 'projects.view', path: '/apps/projects/view/:id' }])
})

it('R-811: a comment with uploaded files waits in the outbox with them, in the lane of its request', () => {
  const uid = crypto.randomUUID()
  const files = [{ id: 'f', name: 'Lamp.png', size: 12, mime: 'image/png' }]
  queueComment(uid, { id: 'p', title: 'Lamps' }, { body: '', isQuestion: false, files })
  queueComment(uid, { id: 'p', title: 'Lamps' }, { body: 'Blue?', isQuestion: true, files: [] })
  const waiting = (body: string) =>
    outboxOf(uid)
      .all()
      .find(({ data }) => (data as { body: string }).body === body)
  const [first, second] = [waiting(''), waiting('Blue?')]
  expect(first).toMatchObject({
    lane: 'comments:p',
    href: '/apps/projects/view/p',
    title: 'Lamps',
    call: { method: 'post', path: '/projects/p/comments', body: { id: first?.id, body: '', files } },
    data: { projectId: 'p', files },
  })
  expect(second).toMatchObject({
    lane: 'comments:p',
    call: { method: 'post', body: { id: second?.id, body: 'Blue?', isQuestion: true } },
  })
})
