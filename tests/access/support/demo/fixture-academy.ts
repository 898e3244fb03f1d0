import type { Sql } from 'postgres'
import { OTHER, SUBJECT } from '../ids.ts'

/** Creates the progress of two learners in the first lecture. */
export async function buildAcademy(owner: Sql): Promise<void> {
  for (const person of [SUBJECT, OTHER])
    await owner`insert into demo.lecture_progress (user_id, lecture_id, course_id) values (${person}, 1001, 1)`
}
