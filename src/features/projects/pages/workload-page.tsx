import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { ClientTable } from '@/ui/data-table/client-table.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { useProjectListEvents } from '../api/use-project-events.ts'
import { projectWorkloadQuery } from '../api/workload.ts'
import { AbsencesButton } from '../components/absences/absences-button.tsx'
import { WorkloadCard } from '../components/workload/workload-card.tsx'
import { useWorkloadColumns } from '../components/workload/workload-columns.tsx'
import { WorkloadStats } from '../components/workload/workload-stats.tsx'
import { useToday } from '../hooks/use-today.ts'
import { listOf, type WorkloadRow, workloadRows } from '../model/workload-rows.ts'

const topics = ['projects:all']
/** The columns whose values the card of a phone shows. */
const onCard = ['open', 'overdue', 'this-week', 'next-week', 'in-two-weeks', 'later', 'words'] as const

/** How much each person has to do, by due week (`/apps/projects/workload`, R-893). */
export function Page() {
  const intl = useIntl()
  const user = useUser()
  const query = useQuery(projectWorkloadQuery(useToday()))
  const { state, set } = useListParams({ sortBy: 'person', orderBy: 'asc', itemsPerPage: 50 })
  useProjectListEvents(user?.uid ?? '', topics)
  const { data } = query
  const rows = useMemo(() => (data ? workloadRows(data) : []), [data])
  const nameOf = useCallback(
    ({ person }: WorkloadRow) => person?.name ?? intl.formatMessage({ id: 'projects.assignees.none' }),
    [intl],
  )
  const columns = useWorkloadColumns(rows, nameOf)
  const hasFailed = query.isError && !data
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="projects.workload.title" />}
      description={<FormattedMessage id="projects.workload.description" />}
      actions={<AbsencesButton />}
    >
      {hasFailed ? null : <WorkloadStats workload={data} />}
      <ClientTable<WorkloadRow>
        label={intl.formatMessage({ id: 'projects.workload.title' })}
        storageKey="workload"
        exportName="workload"
        rows={data && (data.all.open === 0 ? [] : rows)}
        columns={columns}
        rowId={({ person }) => person?.uid ?? 'none'}
        rowLabel={nameOf}
        rowHref={(row) => href('projects.list', undefined, listOf(row))}
        cardContent={{ render: (row) => <WorkloadCard row={row} name={nameOf(row)} />, shows: onCard }}
        state={state}
        onStateChange={set}
        error={query.error}
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching && hasFailed}
        empty={
          <EmptyState
            drawing="paper-boat"
            title={<FormattedMessage id="projects.workload.empty" />}
            body={<FormattedMessage id="projects.workload.empty-body" />}
            action={
              <Button asChild variant="outline">
                <Link to={href('projects.list', undefined, { status: 'all' })}>
                  <FormattedMessage id="projects.filter.with-delivered" />
                </Link>
              </Button>
            }
          />
        }
      />
    </PageFrame>
  )
}
