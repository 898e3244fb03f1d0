import { z } from 'zod'
import { count, demoListQuery, picture } from './list.ts'

export const COURSE_TAGS = ['Web', 'Design', 'Psychology', 'UI/UX', 'Art'] as const
/** The label that selects every course. */
export const ALL_COURSES = 'All Courses'

/** `GET /api/apps/academy/courses`: sorted by courseName or progress. */
export const courseListQuery = demoListQuery.extend({
  /** A tag in any letter case; an unknown tag matches no course. */
  label: z.string().catch(ALL_COURSES).default(ALL_COURSES),
  /** `true` omits courses whose tasks are all done. */
  hideCompleted: z
    .enum(['true', 'false', '1', '0'])
    .catch('false')
    .default('false')
    .transform((given) => given === 'true' || given === '1'),
})
export const course = z.object({
  id: count,
  /** The tutor's name. */
  user: z.string(),
  image: picture,
  tutorImg: picture,
  completedTasks: count,
  totalTasks: count,
  userCount: count,
  note: count,
  view: count,
  /** For example `17h 34m`. */
  time: z.string(),
  /** An icon name. */
  logo: z.string(),
  /** A colour name of the theme. */
  color: z.string(),
  courseTitle: z.string(),
  desc: z.string(),
  tags: z.enum(COURSE_TAGS),
  rating: z.number(),
  ratingCount: count,
})
export type Course = z.infer<typeof course>
/** `total` counts the matching courses, `totalCourse` all courses. */
export const courseList = z.object({ totalCourse: count, courses: z.array(course), total: count })

const topic = z.object({ title: z.string(), time: z.string(), isCompleted: z.boolean() })
const section = z.object({
  title: z.string(),
  status: z.string(),
  time: z.string(),
  id: z.string(),
  topics: z.array(topic),
})
/** `GET /api/apps/academy/course-details`: the one course with full details. */
export const courseDetails = z.object({
  title: z.string(),
  about: z.string(),
  instructor: z.string(),
  instructorAvatar: picture,
  instructorPosition: z.string(),
  skillLevel: z.string(),
  totalStudents: count,
  language: z.string(),
  isCaptions: z.boolean(),
  length: z.string(),
  totalLectures: count,
  description: z.string(),
  content: z.array(section),
})
export type CourseDetails = z.infer<typeof courseDetails>

/** A lecture with the learner's state; `length` is in seconds, and `seconds` is where the player stopped. */
export const lecture = z.object({
  id: count,
  title: z.string(),
  length: count,
  isCompleted: z.boolean(),
  seconds: count,
})
export type Lecture = z.infer<typeof lecture>
/** `GET /api/apps/academy/courses/{id}`: a course as its learner sees it. */
export const learnerCourse = z.object({
  id: count,
  title: z.string(),
  about: z.string(),
  description: z.string(),
  image: picture,
  tag: z.enum(COURSE_TAGS),
  rating: z.number(),
  ratingCount: count,
  instructor: z.object({ name: z.string(), avatar: picture, position: z.string() }),
  skillLevel: z.string(),
  language: z.string(),
  isCaptions: z.boolean(),
  students: count,
  /** In seconds: the sum of its lectures. */
  length: count,
  completed: count,
  total: count,
  /** The lecture to continue with: the last one watched, unless it is completed, then the first open one. */
  resumeId: count.nullable(),
  sections: z.array(z.object({ id: count, title: z.string(), lectures: z.array(lecture) })),
})
export type LearnerCourse = z.infer<typeof learnerCourse>
/** `PUT /api/apps/academy/lectures/{id}/progress`: marks a lecture, saves the position of the player, or both. */
export const lectureProgressInput = z
  .strictObject({
    isCompleted: z.boolean().optional(),
    seconds: z.number().int().min(0).max(86_400).optional(),
  })
  .refine((given) => given.isCompleted !== undefined || given.seconds !== undefined, 'required')
export type LectureProgressInput = z.infer<typeof lectureProgressInput>
/** The progress of the lecture's course after the change. */
export const courseProgress = z.object({ completed: count, total: count })
