import type { Project, ProjectStatus } from '@contract/projects.ts'
import { describe, expect, it } from 'vitest'
import { assigneesAfter, isStepBack, previewAssign, previewStatus } from './bulk-preview.ts'

const row = (id: string, status: ProjectStatus, more: { withdrawn?: boolean; uids?: string[] } = {}) => ({
  id,
  title: id,
  revision: 1,
  status,
  assignees: (more.uids ?? []).map((uid) => ({ uid })) as Project['assignees'],
  can: {
    assign: more.withdrawn ? 'withdrawn' : true,
    start: status === 'received' || status,
    reopen: status === 'received' ? status : true,
  } as Project['can'],
})
const rows = [row('a', 'received'), row('b', 'in_progress'), row('c', 'delivered')]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('R-896: a status for several projects', () => {
  it('starts received ones and reopens delivered ones', () => {
    const { changing, refusing } = previewStatus(rows, 'in_progress')
    expect(ids(changing)).toEqual(['a', 'c'])
    expect(refusing.map(({ answer }) => answer)).toEqual(['in_progress'])
    expect(changing.filter((each) => isStepBack(each, 'in_progress')).map(({ id }) => id)).toEqual(['c'])
  })

  it('moves nothing two steps', () => {
    const { changing, refusing } = previewStatus(rows, 'received')
    expect(ids(changing)).toEqual(['b'])
    expect(refusing.map(({ project, answer }) => [project.id, answer])).toEqual([
      ['a', 'received'],
      ['c', 'delivered'],
    ])
  })

  it('reopens nothing without the right', () => {
    const none = rows.map((one) => ({ ...one, can: { ...one.can, reopen: 'forbidden' as const } }))
    expect(ids(previewStatus(none, 'in_progress').changing)).toEqual(['a'])
  })
})

describe('R-895: assignees for several projects', () => {
  it('are refused by withdrawn ones', () => {
    const { changing, refusing } = previewAssign([...rows, row('d', 'received', { withdrawn: true })])
    expect(ids(changing)).toEqual(['a', 'b', 'c'])
    expect(refusing.map(({ project, answer }) => [project.id, answer])).toEqual([['d', 'withdrawn']])
  })

  it('join or replace those of each project; one that keeps its own is left out', () => {
    const given = [row('a', 'received', { uids: ['x'] }), row('b', 'received', { uids: ['y', 'x'] })]
    const chosen = [{ uid: 'y' }]
    expect(assigneesAfter(given, 'add', chosen)).toEqual([{ id: 'a', revision: 1, uids: ['x', 'y'] }])
    expect(assigneesAfter(given, 'replace', chosen).map(({ uids }) => uids)).toEqual([['y'], ['y']])
    expect(assigneesAfter([row('c', 'received')], 'replace', [])).toEqual([])
  })
})
