import { expect, it } from 'vitest'
import { aboutProject } from './composition.ts'
import { projectMessage } from './project-message.ts'
import { testPerson } from './test-threads.ts'

const project = {
  id: testPerson(90).uid,
  title: 'The Salt Road',
  dueDate: '2026-11-28',
  client: testPerson(1),
  assignees: [testPerson(2), testPerson(3)],
}
const me = testPerson(2).uid
const begin = (isStaff: boolean, today = '2026-11-22') => projectMessage(project, me, isStaff, today)

it('a message about a project starts with its title, project and due date', () => {
  expect(begin(true)).toMatchObject({
    projectId: project.id,
    subject: 'The Salt Road',
    dueDate: '2026-11-28',
  })
})
it('is addressed to the client by staff, and to the assigned staff by the client, without the author', () => {
  expect(begin(true).to).toEqual([testPerson(1)])
  expect(begin(false).to).toEqual([testPerson(3)])
})
it('leaves a past due date empty', () => {
  expect(begin(true, '2026-11-29').dueDate).toBeNull()
})
it('R-879: of a client goes to the team while nobody is assigned, of staff never', () => {
  const team = { ...testPerson(9), name: 'Clients', isTeam: true }
  const open = { ...project, assignees: [] }
  const to = (about: typeof project, isStaff: boolean) =>
    projectMessage(about, testPerson(1).uid, isStaff, '2026-11-22', team).to
  expect(to(open, false)).toEqual([team])
  expect(to(project, false)).toEqual([testPerson(2), testPerson(3)])
  expect(projectMessage(open, me, true, '2026-11-22', team).to).toEqual([testPerson(1)])
})
it('R-787: a chosen project request fills an empty subject and due date, and keeps others', () => {
  const of = (subject: string, dueDate: string | null) => {
    const chosen = aboutProject({ subject, dueDate }, project, '2026-11-22')
    return [chosen.subject, chosen.dueDate]
  }
  expect(of(' ', null)).toEqual(['The Salt Road', '2026-11-28'])
  expect(of('Lamps', '2026-12-01')).toEqual(['Lamps', '2026-12-01'])
})
