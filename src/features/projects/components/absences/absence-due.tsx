import { Link as ChakraLink } from '@chakra-ui/react'
import type { Absence } from '@contract/absences.ts'
import type { DueDays } from '@contract/project-due.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'

type AbsenceDueProps = { absence: Absence; children: ReactNode }

/** A link to the open requests of a person that are due in an absence, where they are assigned to others. */
export function AbsenceDue({ absence: { person, startsOn, endsOn, due }, children }: AbsenceDueProps) {
  if (due === 0) return null
  const days: DueDays = `${startsOn}..${endsOn}`
  const query = { assignee: person.uid, due: days, sortBy: 'dueDate', orderBy: 'asc' }
  return (
    <ChakraLink asChild color="brand.fg" fontWeight="medium">
      <Link to={href('projects.list', undefined, query)}>{children}</Link>
    </ChakraLink>
  )
}
