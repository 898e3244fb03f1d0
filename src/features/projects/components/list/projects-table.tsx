import type { Project } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { href } from '@/lib/href.ts'
import type { ListState } from '@/lib/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import type { ProjectListInput } from '../../api/keys.ts'
import { fetchAllProjects, needsYouQuery, projectListQuery } from '../../api/projects.ts'
import { useProjectListEvents } from '../../api/use-project-events.ts'
import { useProjectRights } from '../../model/use-rights.ts'
import { AssignDialog } from '../assign-dialog.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useProjectMenu } from './project-menu.ts'

type ProjectsTableProps = {
  today: string
  query: ProjectListInput
  state: ListState
  onStateChange: (next: Partial<ListState>) => void
  /** What waits for the reader stands on top only of the whole list. */
  isWhole: boolean
  toolbar: ReactNode
  empty: ReactNode
}

/** The list of requests, what waits for the reader on top. */
export function ProjectsTable(props: ProjectsTableProps) {
  const { today, query, state, onStateChange, isWhole, toolbar, empty } = props
  const intl = useIntl()
  const { isStaff } = useProjectRights()
  const user = useUser()
  const columns = useProjectColumns(today, isStaff)
  const [assigned, setAssigned] = useState<Project | null>(null)
  const menuFor = useProjectMenu(setAssigned)
  const list = useQuery(projectListQuery({ ...query, ...state }))
  useProjectListEvents(user?.uid ?? '', list.data?.topics ?? [])
  const waiting = useQuery({ ...needsYouQuery(today), enabled: isWhole })
  const pinned = isWhole && state.page === 1 ? (waiting.data ?? []) : []
  return (
    <>
      <DataTable<Project>
        label={intl.formatMessage({ id: 'projects.list.title' })}
        storageKey="projects"
        exportName="project-requests"
        onExport={() => fetchAllProjects({ ...query, sortBy: state.sortBy, orderBy: state.orderBy })}
        // Both together: a list that moves down when the pinned rows come would jump.
        rows={isWhole && waiting.isPending ? undefined : list.data?.projects}
        total={list.data?.total ?? 0}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => href('projects.view', { id })}
        rowActions={menuFor}
        {...(pinned.length > 0
          ? {
              pinned: {
                heading: intl.formatMessage({ id: 'projects.needs-you' }),
                rows: pinned,
                note: (row) =>
                  row.needsYou ? intl.formatMessage({ id: `projects.needs-you.${row.needsYou}` }) : null,
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
      {assigned ? <AssignDialog project={assigned} onClose={() => setAssigned(null)} /> : null}
    </>
  )
}
