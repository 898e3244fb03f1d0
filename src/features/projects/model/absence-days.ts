import type { Absence } from '@contract/absences.ts'
import { addDays } from '@/lib/time/calendar-day.ts'
import type { CalendarDay } from './days.ts'

/** How many days ahead an absence is shown beside the name of its person. */
export const NOTICE_DAYS = 14

type Away = Pick<Absence, 'startsOn' | 'endsOn'> & { person: Pick<Absence['person'], 'uid'> }

/** The first absence of a person that includes today or begins within the notice. */
export const nextAbsence = <A extends Away>(
  absences: readonly A[],
  uid: string,
  today: CalendarDay,
): A | undefined =>
  absences
    .filter(
      ({ person, startsOn, endsOn }) =>
        person.uid === uid && endsOn >= today && startsOn <= addDays(today, NOTICE_DAYS),
    )
    .sort((a, b) => a.startsOn.localeCompare(b.startsOn))[0]

/** The absences of these people that include one of the days. */
export const absencesOn = <A extends Away>(
  absences: readonly A[],
  uids: readonly string[],
  days: readonly CalendarDay[],
): A[] =>
  absences.filter(
    ({ person, startsOn, endsOn }) =>
      uids.includes(person.uid) && days.some((day) => startsOn <= day && day <= endsOn),
  )
