import { Button, Flex } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { FirstSteps } from '@/features/home/shared/first-steps.tsx'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { fetchAllProjects, projectsQuery } from '../../api/projects.ts'
import { useProjectListEvents } from '../../api/use-project-events.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { filterNames, hidesDelivered, isNarrowed, noFilters, toListQuery } from '../../model/filters.ts'
import { AssignDialog } from '../assign-dialog.tsx'
import { useProjectBulk } from '../bulk/use-project-bulk.tsx'
import { DeliverDialog } from '../deliver-dialog.tsx'
import { NeedsYouHeading } from './needs-you-heading.tsx'
import { cardColumns, ProjectCardContent } from './project-card-content.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { useProjectMenu } from './project-menu.ts'

const storageKey = 'projects'

type ProjectsTableProps = { today: string; newButton: ReactNode }

/** The project list with its search and filters; the projects that need the user are on top. */
export function ProjectsTable({ today, newButton }: ProjectsTableProps) {
  const intl = useIntl()
  const { isStaff, mayCreate } = useProjectRights()
  const user = useUser()
  const columns = useProjectColumns(today, isStaff)
  const [assigned, setAssigned] = useState<Project | null>(null)
  const [delivered, setDelivered] = useState<Project | null>(null)
  const { bulk, dialog } = useProjectBulk()
  const menuFor = useProjectMenu({ onAssign: setAssigned, onDeliver: setDelivered })
  const { state, q, filters, set } = useListParams({ sortBy: 'dueDate', orderBy: 'asc' }, filterNames)
  const isSearch = q !== '' || isNarrowed(filters)
  const query = { ...toListQuery(filters, today), q }
  const list = useQuery(projectsQuery({ ...query, ...state, ...(isSearch ? {} : { needs: 'first' }) }))
  useProjectListEvents(user?.uid ?? '', list.data?.topics ?? [])
  // In the list of those that need the user, every row has its reason.
  const all = { shown: list.data?.projects.length ?? 0, total: 0 }
  const needing = query.needs === 'only' ? all : (list.data?.needsYou ?? { shown: 0, total: 0 })
  const pinned = list.data?.projects.slice(0, needing.shown) ?? []
  // A search may target a delivered project, so the empty state offers all of them.
  const allButton = hidesDelivered(filters) ? (
    <Button variant="outline" onClick={() => set({ status: 'all' })}>
      <FormattedMessage id="projects.filter.with-delivered" />
    </Button>
  ) : null
  return (
    <>
      <DataTable<Project>
        label={intl.formatMessage({ id: 'projects.list.title' })}
        storageKey={storageKey}
        exportName="project-requests"
        onExport={() => fetchAllProjects({ ...query, sortBy: state.sortBy, orderBy: state.orderBy })}
        rows={list.data?.projects}
        total={list.data?.total ?? 0}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => href('projects.view', { id })}
        rowActions={menuFor}
        bulk={bulk}
        cardContent={{
          render: (row) => <ProjectCardContent project={row} today={today} isStaff={isStaff} />,
          shows: cardColumns,
        }}
        {...(pinned.length > 0
          ? {
              pinned: {
                heading: <NeedsYouHeading total={needing.total} />,
                rows: pinned,
                othersHeading: intl.formatMessage({ id: 'projects.needs-you.others' }),
              },
            }
          : {})}
        state={state}
        onStateChange={set}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={<ProjectFilters q={q} filters={filters} onChange={set} storageKey={storageKey} />}
        empty={
          isSearch ? (
            <NoMatch hasFilters other={allButton} onClear={() => set({ ...noFilters, q: '' })} />
          ) : (
            <EmptyState
              drawing="paper-boat"
              title={<FormattedMessage id="projects.list.empty" />}
              body={<FormattedMessage id={`projects.list.empty-${mayCreate ? 'create' : 'wait'}`} />}
              action={
                newButton || allButton ? (
                  <Flex gap="2" wrap="wrap" justify="center">
                    {newButton}
                    <FirstSteps of={['invite']} isQuiet />
                    {allButton}
                  </Flex>
                ) : null
              }
            />
          )
        }
      />
      {dialog}
      {assigned ? <AssignDialog project={assigned} onClose={() => setAssigned(null)} /> : null}
      {delivered ? (
        <DeliverDialog id={delivered.id} title={delivered.title} onClose={() => setDelivered(null)} />
      ) : null}
    </>
  )
}
