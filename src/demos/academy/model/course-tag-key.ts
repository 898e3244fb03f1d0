import type { COURSE_TAGS } from '@contract/demo/academy.ts'

type CourseTag = (typeof COURSE_TAGS)[number]

const KEYS = {
  Web: 'web',
  Art: 'art',
  'UI/UX': 'ui-ux',
  Psychology: 'psychology',
  Design: 'design',
} as const satisfies Record<CourseTag, string>

/** The message key of a course tag: `UI/UX` is `ui-ux`. */
export const courseTagKey = (tag: CourseTag) => KEYS[tag]
