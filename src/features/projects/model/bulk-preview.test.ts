import type { Project, ProjectStatus } from '@contract/projects.ts'
import { describe, expect, it } from 'vitest'
import { assigneesAfter, isStepBack, previewAssign, previewStatus } from './bulk-preview.ts'

const rights = {
  asStaff: true,
  asClient: false,
  reopen: true,
  assign: true,
  accept: false,
  comment: true,
  people: true,
}
const row = (id: string, status: ProjectStatus, more: { withdrawn?: boolean; uids?: string[] } = {}) => ({
  id,
  title: id,
  revision: 1,
  status,
  withdrawnAt: more.withdrawn ? '2026-11-20T10:00:00Z' : null,
  assignees: (more.uids ?? []).map((uid) => ({ uid })) as Project['assignees'],
})
const rows = [row('a', 'received'), row('b', 'in_progress'), row('c', 'delivered')]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('R-896: a status for several projects', () => {
  it('starts received ones and reopens delivered ones', () => {
    const { changing, refusing } = previewStatus(rows, 'in_progress', rights)
    expect(ids(changing)).toEqual(['a', 'c'])
    expect(refusing.map(({ check }) => check.state)).toEqual(['in_progress'])
    expect(changing.filter((each) => isStepBack(each, 'in_progress')).map(({ id }) => id)).toEqual(['c'])
  })

  it('moves nothing two steps', () => {
    const { changing, refusing } = previewStatus(rows, 'received', rights)
    expect(ids(changing)).toEqual(['b'])
    expect(refusing.map(({ project, check }) => [project.id, check.isAllowed])).toEqual([
      ['a', false],
      ['c', false],
    ])
  })

  it('reopens nothing without the right', () => {
    expect(ids(previewStatus(rows, 'in_progress', { ...rights, reopen: false }).changing)).toEqual(['a'])
  })
})

describe('R-895: assignees for several projects', () => {
  it('are refused by withdrawn ones', () => {
    const { changing, refusing } = previewAssign([...rows, row('d', 'received', { withdrawn: true })], rights)
    expect(ids(changing)).toEqual(['a', 'b', 'c'])
    expect(refusing.map(({ project, check }) => [project.id, check.state])).toEqual([['d', 'withdrawn']])
  })

  it('join or replace those of each project; one that keeps its own is left out', () => {
    const given = [row('a', 'received', { uids: ['x'] }), row('b', 'received', { uids: ['y', 'x'] })]
    const chosen = [{ uid: 'y' }]
    expect(assigneesAfter(given, 'add', chosen)).toEqual([{ id: 'a', revision: 1, uids: ['x', 'y'] }])
    expect(assigneesAfter(given, 'replace', chosen).map(({ uids }) => uids)).toEqual([['y'], ['y']])
    expect(assigneesAfter([row('c', 'received')], 'replace', [])).toEqual([])
  })
})
