import type {
  courseList,
  courseProgress,
  LectureProgressInput,
  learnerCourse,
} from '@contract/demo/academy.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type CourseListInput = ListQueryInput & { label?: string; hideCompleted?: string }

export const courseKeys = {
  all: ['demo', 'courses'] as const,
  list: (query: CourseListInput) => [...courseKeys.all, 'list', query] as const,
  one: (id: number) => [...courseKeys.all, 'one', id] as const,
}

/** The tables whose changes concern a course and its progress. */
export const COURSE_TABLES = ['courses', 'course_sections', 'lectures', 'lecture_progress'] as const

/** A page of courses; the previous page stays visible while the next one loads. */
export const coursesQuery = (query: CourseListInput) =>
  queryOptions({
    queryKey: courseKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof courseList>('/apps/academy/courses', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A course with its lectures and the progress of the caller. */
export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: courseKeys.one(id),
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
