import { expect, it } from 'vitest'
import { toDueEvent } from './due-event.ts'

const words = {
  overdue: (title: string) => `Overdue: ${title}`,
  delivered: (title: string) => `Done: ${title}`,
}
const project = {
  id: 'a',
  no: 1,
  title: 'Lamp',
  dueDate: '2026-11-24',
  status: 'received',
  withdrawnAt: null,
  assignees: [],
} as const

it('R-898: an overdue and a delivered request say so in words and colour', () => {
  const event = (more: object) => toDueEvent({ ...project, assignees: [], ...more }, '2026-11-25', words)
  expect(event({})).toMatchObject({ title: 'Overdue: Lamp', start: '2026-11-24', allDay: true })
  expect(event({}).color).toContain('danger')
  expect(event({ status: 'delivered' })).toMatchObject({ title: 'Done: Lamp' })
  expect(event({ status: 'delivered' }).color).toContain('success')
  expect(event({ dueDate: '2026-12-24' })).toMatchObject({ title: 'Lamp' })
})
