import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { Delayed, EmptyState, ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { projectQuery } from '../api/projects.ts'
import { useProjectEvents } from '../api/use-project-events.ts'
import { ProjectScreen } from '../components/view/project-screen.tsx'

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/** A project request (`/apps/projects/view/:id`). */
export function Page() {
  const { id = '' } = useParams()
  const user = useUser()
  return user ? <OpenProject key={id} id={id} user={user} /> : null
}

function OpenProject({ id, user }: { id: string; user: NonNullable<ReturnType<typeof useUser>> }) {
  const project = useQuery({ ...projectQuery(id), retry: (count, error) => !isGone(error) && count < 2 })
  useProjectEvents(project.data ? id : '', project.data?.mayWork ?? false)
  if (isGone(project.error)) {
    return (
      <EmptyState
        level="h1"
        drawing="lost"
        title={<FormattedMessage id="projects.view.not-found" />}
        body={<FormattedMessage id="projects.view.not-found-body" />}
        action={
          <Button asChild>
            <Link to={href('projects.list')}>
              <FormattedMessage id="projects.view.to-list" />
            </Link>
          </Button>
        }
      />
    )
  }
  if (project.data) return <ProjectScreen project={project.data} user={user} />
  if (project.isError)
    return <ErrorState level="h1" onRetry={() => void project.refetch()} isRetrying={project.isFetching} />
  return (
    <PageFrame width="wide" title={<FormattedMessage id="projects.view.title" />}>
      <Stack gap="5">
        <Delayed>
          <Skeleton height="40" borderRadius="card" />
        </Delayed>
        <ProseSkeleton lines={6} />
      </Stack>
    </PageFrame>
  )
}
