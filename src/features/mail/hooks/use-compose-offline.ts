import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { peopleQuery } from '@/features/people/api/people.ts'
import { projectChoicesQuery } from '../api/project-choices.ts'

/** Loads the people and the projects of a new message while online, so that one can be written offline. */
export function useComposeOffline(): void {
  const client = useQueryClient()
  useEffect(() => {
    // Kept while the app is open, because the picker of a later message needs them.
    const gcTime = Number.POSITIVE_INFINITY
    void client.prefetchQuery({ ...peopleQuery({ q: '', limit: 200, withTeams: true }), gcTime })
    void client.prefetchQuery({ ...projectChoicesQuery, gcTime })
  }, [client])
}
