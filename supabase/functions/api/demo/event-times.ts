import type { Tx } from '../../_shared/db/as-caller.ts'
import { refuseField } from '../../_shared/http/errors.ts'

/** Serialises insertions, because the new id is the last one + 1. */
export const lockCalendar = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtext('demo.calendar'))`

/** Parses a time; one without a zone is in UTC. */
export function asTime(text: string): Date {
  return new Date(/^\d{4}-\d\d-\d\d$/.test(text) || /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Returns the end of an event; refuses one before the start. */
export function asSpan(start: string, end: string | null | undefined): Date {
  const until = asTime(end ?? start)
  if (until < asTime(start)) throw refuseField('end', 'end_before_start')
  return until
}
