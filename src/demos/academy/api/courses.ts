import type {
  Course,
  courseList,
  courseProgress,
  LectureProgressInput,
  learnerCourse,
} from '@contract/demo/academy.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { api } from '@/lib/api/api-client.ts'

export const courseKeys = { all: ['demo', 'courses'] as const }

/** The tables whose changes concern a course and its progress. */
export const COURSE_TABLES = ['courses', 'course_sections', 'lectures', 'lecture_progress'] as const

export const pagedCourses = pagedList<typeof courseList, Course>({
  key: courseKeys.all,
  path: '/apps/academy/courses',
  read: ({ courses, total }) => ({ rows: courses, total }),
})

/** A course with its lectures and the progress of the caller. */
export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: [...courseKeys.all, 'one', id] as const,
    queryFn: ({ signal }) => api.get<typeof learnerCourse>(`/apps/academy/courses/${id}`, { signal }),
  })

type SavedLecture = LectureProgressInput & { id: number }

/** Marks a lecture, or saves the position of the player without refetching the course. */
export function useSaveLecture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: SavedLecture) =>
      api.put<typeof courseProgress>(`/apps/academy/lectures/${id}/progress`, { body }),
    onSuccess: (_, { isCompleted }) =>
      isCompleted === undefined ? undefined : client.invalidateQueries({ queryKey: courseKeys.all }),
  })
}
