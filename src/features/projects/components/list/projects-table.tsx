import type { Project } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { href } from '@/lib/routing/href.ts'
import type { ListState } from '@/lib/routing/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import type { ProjectListInput } from '../../api/keys.ts'
import { fetchAllProjects, projectsQuery } from '../../api/projects.ts'
import { useProjectListEvents } from '../../api/use-project-events.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { AssignDialog } from '../assign-dialog.tsx'
import { useProjectBulk } from '../bulk/use-project-bulk.tsx'
import { DeliverDialog } from '../deliver-dialog.tsx'
import { NeedsYouHeading } from './needs-you-heading.tsx'
import { cardColumns, ProjectCardContent } from './project-card-content.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useProjectMenu } from './project-menu.ts'

type ProjectsTableProps = {
  today: string
  query: ProjectListInput
  state: ListState
  onStateChange: (next: Partial<ListState>) => void
  /** True for the unfiltered list, which shows the projects that need the user on top. */
  isWhole: boolean
  /** The storage key of its columns. */
  storageKey: string
  toolbar: ReactNode
  empty: ReactNode
}

/** The project list, with the projects that need the user on top. */
export function ProjectsTable(props: ProjectsTableProps) {
  const { today, query, state, onStateChange, isWhole, storageKey, toolbar, empty } = props
  const intl = useIntl()
  const { isStaff } = useProjectRights()
  const user = useUser()
  const columns = useProjectColumns(today, isStaff)
  const [assigned, setAssigned] = useState<Project | null>(null)
  const [delivered, setDelivered] = useState<Project | null>(null)
  const { bulk, dialog } = useProjectBulk()
  const menuFor = useProjectMenu({ onAssign: setAssigned, onDeliver: setDelivered })
  const list = useQuery(projectsQuery({ ...query, ...state, ...(isWhole ? { needs: 'first' } : {}) }))
  useProjectListEvents(user?.uid ?? '', list.data?.topics ?? [])
  // In the list of those that need the user, every row has its reason.
  const all = { shown: list.data?.projects.length ?? 0, total: 0 }
  const needing = query.needs === 'only' ? all : (list.data?.needsYou ?? { shown: 0, total: 0 })
  const pinned = list.data?.projects.slice(0, needing.shown) ?? []
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
        onStateChange={onStateChange}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={toolbar}
        empty={empty}
      />
      {dialog}
      {assigned ? <AssignDialog project={assigned} onClose={() => setAssigned(null)} /> : null}
      {delivered ? (
        <DeliverDialog id={delivered.id} title={delivered.title} onClose={() => setDelivered(null)} />
      ) : null}
    </>
  )
}
