import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { personRef } from './people.ts'

/** A contact does what the client of the request may do; an observer reads and starts nothing. */
export const PROJECT_ROLES = ['contact', 'observer'] as const
const projectRole = z.enum(PROJECT_ROLES)
export type ProjectRole = z.infer<typeof projectRole>

/** A contact or an observer of a request; `role` of the person who filed it is in no row. */
export const projectPerson = z.object({ person: personRef, role: projectRole })
export type ProjectPerson = z.infer<typeof projectPerson>

/** `POST /api/projects/:id/people`: adds people of its company, or changes their role. */
export const projectPeopleBody = z.object({
  role: projectRole,
  uids: boundedArray(z.uuid(), 20),
})
