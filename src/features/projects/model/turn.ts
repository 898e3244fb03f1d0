import type { ProjectTurn } from '@contract/project-turns.ts'
import type { Project } from '@contract/projects.ts'
import type { IntlShape } from 'react-intl'
import { toDay } from '@/lib/time/calendar-day.ts'
import { formatNearDay } from '@/ui/format/format-date.ts'
import type { CalendarDay } from './days.ts'

type TurnFacts = Pick<Project, 'turn' | 'acceptance'>
type TurnIntl = Pick<IntlShape, 'formatMessage' | 'formatDate'>

const nearDay = (intl: TurnIntl, moment: string, today: CalendarDay) =>
  formatNearDay(intl, toDay(new Date(moment)), today)

/** The next step of a project in the words of staff or of the client. */
function stepText(intl: TurnIntl, turn: ProjectTurn, isStaff: boolean): string {
  const step = intl.formatMessage({ id: `projects.turn.${isStaff ? 'staff' : 'client'}.${turn.reason}` })
  const who = turn.isMine ? 'mine' : isStaff ? turn.of : 'other'
  return intl.formatMessage({ id: 'projects.turn.line' }, { who, step })
}

/**
 * One line about whose turn a project is and since when, or who accepted it and when. The short line has
 * the day alone, for a column that has no room for "since".
 */
export function turnLine(
  intl: TurnIntl,
  project: TurnFacts,
  isStaff: boolean,
  today: CalendarDay,
  isShort = false,
): string | null {
  const { turn, acceptance } = project
  if (turn) {
    const date = nearDay(intl, turn.since, today)
    const since = isShort ? date : intl.formatMessage({ id: 'projects.turn.since' }, { date })
    return `${stepText(intl, turn, isStaff)}, ${since}`
  }
  if (!acceptance) return null
  const date = nearDay(intl, acceptance.at, today)
  if (acceptance.isAutomatic)
    return intl.formatMessage({ id: 'projects.turn.accepted-automatically' }, { date })
  const name = acceptance.by?.name ?? intl.formatMessage({ id: 'projects.person.deleted' })
  return intl.formatMessage({ id: 'projects.turn.accepted-on' }, { name, date })
}
