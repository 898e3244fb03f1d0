import type { ProjectChoice } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { today } from '@/lib/time/calendar-day.ts'
import { lastProjectQuery } from '../../api/last-project.ts'
import { type Composition, futureDueDate } from '../../model/composition.ts'

/**
 * Fills in the project of the last conversation with the first recipient, and its due date, once for each recipient
 * and only while no project was chosen.
 */
export function useLastProject(
  composition: Composition,
  projects: readonly ProjectChoice[],
  onChange: (changes: Partial<Composition>) => void,
): void {
  const { kind, to, projectId, dueDate } = composition
  const person = to[0]?.uid
  const isAsked = kind === 'new' && projectId === undefined && person !== undefined
  const last = useQuery({ ...lastProjectQuery(person ?? ''), enabled: isAsked }).data
  const project = isAsked ? projects.find(({ id }) => id === last) : undefined
  const filledFor = useRef<string>(undefined)
  useEffect(() => {
    if (!project || filledFor.current === person) return
    filledFor.current = person
    onChange({ projectId: project.id, dueDate: dueDate ?? futureDueDate(project, today()) })
  }, [project, person, dueDate, onChange])
}
