import type { COURSE_TAGS } from '@contract/demo/academy.ts'

/** The message key of a course tag: `UI/UX` is `ui-ux`. */
export const courseTagKey = (tag: (typeof COURSE_TAGS)[number]): string => tag.toLowerCase().replace('/', '-')
