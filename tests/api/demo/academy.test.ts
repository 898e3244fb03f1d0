import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  courseDetails,
  courseList,
  courseProgress,
  learnerCourse,
} from '../../../supabase/functions/_shared/contract/demo/academy.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const courseOf = (role: 'auth' | 'user', id: number) =>
  api.ok(role, 'GET', `/apps/academy/courses/${id}`, { schema: learnerCourse })
const save = (role: 'auth' | 'user', lecture: number, body: object) =>
  api.ok(role, 'PUT', `/apps/academy/lectures/${lecture}/progress`, { body, schema: courseProgress })

describe('the progress of a course (R-260, R-261)', () => {
  it('counts the completed lectures of its learner only', async () => {
    const before = await courseOf('auth', 1)
    expect([before.completed, before.total]).toEqual([2, 9])
    const open = before.sections.flatMap(({ lectures }) => lectures).find(({ isCompleted }) => !isCompleted)
    expect(await save('auth', open?.id ?? 0, { isCompleted: true })).toEqual({ completed: 3, total: 9 })
    expect((await courseOf('user', 1)).completed).toBe(2)
    const { courses } = await api.ok('auth', 'GET', '/apps/academy/courses?itemsPerPage=-1', {
      schema: courseList,
    })
    expect(courses.find(({ id }) => id === 1)?.completedTasks).toBe(3)
    const details = await api.ok('auth', 'GET', '/apps/academy/course-details', { schema: courseDetails })
    expect(details.content.map(({ status }) => status)).toEqual(['3/3', '0/4', '0/2'])
    expect(await save('auth', open?.id ?? 0, { isCompleted: false })).toEqual({ completed: 2, total: 9 })
  })

  it('has as many lectures as the course has tasks', async () => {
    const { courses } = await api.ok('user', 'GET', '/apps/academy/courses?itemsPerPage=-1', {
      schema: courseList,
    })
    for (const { id, totalTasks, completedTasks } of courses) {
      const { sections, completed, total } = await courseOf('user', id)
      const lectures = sections.flatMap((section) => section.lectures)
      expect([lectures.length, total]).toEqual([totalTasks, totalTasks])
      expect([lectures.filter(({ isCompleted }) => isCompleted).length, completed]).toEqual([
        completedTasks,
        completedTasks,
      ])
    }
  })

  it('continues with the lecture watched last, at the second where the player stopped', async () => {
    const { sections, resumeId } = await courseOf('user', 3)
    expect(resumeId).toBe(sections[0]?.lectures[0]?.id)
    const third = sections[0]?.lectures[2]?.id ?? 0
    await save('user', third, { seconds: 17 })
    const after = await courseOf('user', 3)
    expect(after.resumeId).toBe(third)
    expect(after.sections[0]?.lectures[2]).toMatchObject({ seconds: 17, isCompleted: false })
    await save('user', sections[0]?.lectures[1]?.id ?? 0, { seconds: 5 })
    await save('user', third, { seconds: 20 })
    expect((await courseOf('user', 3)).resumeId).toBe(third)
    await save('user', sections[0]?.lectures[1]?.id ?? 0, { isCompleted: true })
    await save('user', third, { isCompleted: true })
    expect((await courseOf('user', 3)).resumeId).toBe(resumeId)
  })

  it('continues with nothing when every lecture is completed', async () => {
    expect((await courseOf('user', 2)).resumeId).toBeNull()
  })

  it('refuses an unknown course or lecture, an empty change, and people without the ability', async () => {
    expect(await api.refused('user', 'GET', '/apps/academy/courses/9999')).toMatchObject({ status: 404 })
    const path = '/apps/academy/lectures/9999/progress'
    expect(await api.refused('user', 'PUT', path, { seconds: 1 })).toMatchObject({ status: 404 })
    expect(await api.refused('user', 'PUT', path, {})).toMatchObject({ status: 422 })
    expect(await api.refused('client', 'PUT', path, { seconds: 1 })).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'GET', '/apps/academy/courses/1')).toMatchObject({ status: 403 })
  })
})
