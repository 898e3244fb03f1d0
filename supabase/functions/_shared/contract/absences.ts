import { z } from 'zod'
import { todayParam } from './list.ts'
import { personRef } from './people.ts'

/** The most days of one absence: a year. */
export const MOST_ABSENT_DAYS = 366

/** Days on which a member of staff does not work, the last one included. */
export const absence = z
  .object({
    id: z.uuid(),
    person: personRef,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    /** The open requests of the person that are due in that time, of those that the caller may read. */
    due: z.number().int(),
    /** Own absences, and all of them for those who read all requests. */
    canDelete: z.boolean(),
  })
  .meta({ id: 'Absence' })
export type Absence = z.infer<typeof absence>

/** `GET /api/absences?from=&to=`: those that overlap the days, by default from today without an end. */
export const absenceQuery = z.object({ from: todayParam, to: todayParam })
export const absenceList = z.object({ absences: z.array(absence) })
export const absenceResponse = z.object({ absence })

const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2999-01-01', 'invalid_value')
const daysFrom = (startsOn: string, endsOn: string) =>
  (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000

/** `POST /api/absences` → 201 `{absence}`; `DELETE /api/absences/:id` → 204. */
export const absenceBody = z
  .object({
    /** A member of staff, by default the caller. */
    uid: z.uuid().optional(),
    startsOn: day,
    endsOn: day,
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['endsOn'], message })
    if (endsOn < startsOn) refuse('end_before_start')
    else if (daysFrom(startsOn, endsOn) >= MOST_ABSENT_DAYS) refuse('absence_too_long')
  })
export type AbsenceBody = z.input<typeof absenceBody>
