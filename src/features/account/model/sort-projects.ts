import type { ProjectsTab } from '@contract/profile-pages.ts'

type Project = ProjectsTab[number]
const rank = { received: 1, in_progress: 2, delivered: 3 }
const by: Readonly<Record<string, (project: Project) => string | number>> = {
  title: ({ title }) => title,
  status: ({ status }) => rank[status],
  dueDate: ({ dueDate }) => dueDate,
  comments: ({ comments }) => comments,
}

/** The requests in the order asked for; equals keep the order they came in, the most pressing first. */
export function sortProjects(
  projects: readonly Project[],
  { sortBy, orderBy }: { sortBy: string; orderBy: 'asc' | 'desc' },
  locale: string,
): readonly Project[] {
  const value = Object.hasOwn(by, sortBy) ? by[sortBy] : undefined
  if (!value) return projects
  const sign = orderBy === 'desc' ? -1 : 1
  return projects.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    return (
      sign *
      (typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), locale))
    )
  })
}
