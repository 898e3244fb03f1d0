import type { PersonRef } from '@contract/people.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { commentsQuery } from '../../api/comments.ts'

/** All people in the data of the page of a project, by id; only they appear as present or typing. */
export function useKnownPeople(project: ProjectDetail): ReadonlyMap<string, PersonRef> {
  const comments = useQuery(commentsQuery(project.id)).data
  return useMemo(() => {
    const people = [
      project.client,
      ...project.assignees,
      ...project.people.map(({ person }) => person),
      ...project.attachments.map(({ addedBy }) => addedBy),
      ...(comments ?? []).map(({ author }) => author),
    ]
    return new Map(people.flatMap((person) => (person ? [[person.uid, person] as const] : [])))
  }, [project, comments])
}
