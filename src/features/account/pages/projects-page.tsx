import { Badge } from '@chakra-ui/react'
import type { ProjectsTab } from '@contract/profile-pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { ClientTable } from '@/ui/data-table/client-table.tsx'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { profileProjectsQuery } from '../api/profile.ts'
import { ProfileFrame } from '../components/profile-frame.tsx'

type Project = ProjectsTab[number]
/** Sort order by progress. */
const rank = { received: 1, in_progress: 2, delivered: 3 }

/** The projects the user may read (`/pages/user-profile/projects`). */
export function Page() {
  const intl = useIntl()
  const query = useQuery(profileProjectsQuery)
  const { state, set } = useListParams({ sortBy: 'pressing', orderBy: 'asc' })
  return (
    <ProfileFrame>
      <ClientTable
        label={intl.formatMessage({ id: 'account.projects.title' })}
        storageKey="profile-projects"
        exportName="projects"
        rows={query.data}
        columns={useColumns()}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => `/apps/projects/view/${id}`}
        state={state}
        onStateChange={set}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            drawing="paper-boat"
            title={<FormattedMessage id="account.projects.none" />}
            body={<FormattedMessage id="account.projects.none-body" />}
          />
        }
      />
    </ProfileFrame>
  )
}

function useColumns(): DataColumn<Project>[] {
  const intl = useIntl()
  return useMemo(() => {
    const text = (id: MessageKey<'account.project'>) => intl.formatMessage({ id: `account.project.${id}` })
    const status = (project: Project) => text(`status.${project.status}`)
    return [
      {
        id: 'title',
        header: text('title'),
        cell: ({ title }) => title,
        note: ({ company, client }) => company ?? client,
        isSortable: true,
        exportValue: ({ title }) => title,
      },
      {
        id: 'status',
        header: text('status'),
        cell: (project) => <Badge colorPalette={statusPalette[project.status]}>{status(project)}</Badge>,
        isSortable: true,
        exportValue: status,
        sortValue: (project) => rank[project.status],
      },
      {
        id: 'dueDate',
        header: text('due'),
        // `dueDate` is a calendar date, so it is formatted without a time zone.
        cell: ({ dueDate }) => <bdi>{formatDate(intl, dueDate, 'day')}</bdi>,
        isSortable: true,
        exportValue: ({ dueDate }) => dueDate,
      },
      {
        id: 'team',
        header: text('team'),
        cell: ({ team }) => intl.formatList(team),
        exportValue: ({ team }) => team.join(', '),
      },
      {
        id: 'comments',
        header: text('comments'),
        cell: ({ comments }) => intl.formatNumber(comments),
        align: 'end',
        isSortable: true,
        exportValue: ({ comments }) => comments,
      },
    ]
  }, [intl])
}
