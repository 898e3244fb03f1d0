import type { Project } from '@contract/projects.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format-date.ts'
import { formatDueDay } from '../../model/due.ts'
import { DueDate } from '../../shared/due-date.tsx'
import { AvatarGroup } from '../avatar-group.tsx'
import { ProjectStatusBadge } from '../project-status-badge.tsx'

const names = (people: Project['assignees']) => people.map(({ name }) => name).join('; ')

/** How a request shows in the list, and what of it goes into a file. */
export function useProjectColumns(today: string, isStaff: boolean): DataColumn<Project>[] {
  const intl = useIntl()
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `projects.${id}` }, values)
    const day = (text: string) => <bdi title={text}>{formatDueDay(intl, text, today)}</bdi>
    const company: DataColumn<Project> = {
      id: 'company',
      header: say('field.company'),
      cell: (row) => row.company?.name ?? '',
      exportValue: (row) => row.company?.name ?? null,
      isSortable: true,
      isHiddenAtFirst: !isStaff,
    }
    return [
      {
        id: 'title',
        header: say('field.title'),
        cell: ({ title }) => title,
        note: ({ no, property }) => (
          <>
            <bdi>#{no}</bdi> · <bdi>{property}</bdi>
          </>
        ),
        exportValue: ({ title }) => title,
        isSortable: true,
      },
      {
        id: 'status',
        header: say('field.status'),
        cell: ({ status, withdrawnAt }) => (
          <ProjectStatusBadge status={status} isWithdrawn={withdrawnAt !== null} />
        ),
        exportValue: ({ status, withdrawnAt }) => say(`status.${withdrawnAt ? 'withdrawn' : status}`),
        isSortable: true,
      },
      {
        id: 'dueDate',
        header: say('field.dueDate'),
        cell: (row) => <DueDate project={row} today={today} />,
        exportValue: ({ dueDate }) => dueDate,
        isSortable: true,
      },
      {
        id: 'serviceType',
        header: say('field.serviceType'),
        cell: ({ serviceType }) => say(`service.${serviceType}`),
        exportValue: ({ serviceType }) => say(`service.${serviceType}`),
        isSortable: true,
      },
      company,
      {
        id: 'assignees',
        header: say('field.assignees'),
        cell: ({ assignees }) => <AvatarGroup people={assignees} none={say('assignees.none')} />,
        exportValue: ({ assignees }) => names(assignees),
      },
      {
        id: 'no',
        header: say('field.no'),
        cell: ({ no }) => <bdi>#{no}</bdi>,
        exportValue: ({ no }) => no,
        isSortable: true,
        align: 'end',
        isHiddenAtFirst: true,
      },
      {
        id: 'property',
        header: say('field.property'),
        cell: ({ property }) => <bdi>{property}</bdi>,
        exportValue: ({ property }) => property,
        isHiddenAtFirst: true,
      },
      {
        id: 'client',
        header: say('field.client'),
        cell: ({ client }) => client?.name ?? '',
        exportValue: ({ client }) => client?.name ?? null,
        isHiddenAtFirst: true,
      },
      {
        id: 'timePreference',
        header: say('field.timePreference'),
        cell: ({ timePreference }) => say(`time.${timePreference}`),
        exportValue: ({ timePreference }) => say(`time.${timePreference}`),
        isHiddenAtFirst: true,
      },
      {
        id: 'latestCompletionDate',
        header: say('field.latestCompletionDate'),
        cell: ({ latestCompletionDate }) => day(latestCompletionDate),
        exportValue: ({ latestCompletionDate }) => latestCompletionDate,
        isHiddenAtFirst: true,
      },
      {
        id: 'createdAt',
        header: say('field.dateRequested'),
        cell: ({ dateRequested }) => day(dateRequested),
        exportValue: ({ dateRequested }) => dateRequested,
        isSortable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'attachments',
        header: say('field.attachments'),
        cell: ({ attachmentCount }) => intl.formatNumber(attachmentCount),
        exportValue: ({ attachmentCount }) => attachmentCount,
        align: 'end',
        isHiddenAtFirst: true,
      },
      {
        id: 'comments',
        header: say('field.comments'),
        cell: ({ commentCount }) => intl.formatNumber(commentCount),
        exportValue: ({ commentCount }) => commentCount,
        align: 'end',
        isHiddenAtFirst: true,
      },
      {
        id: 'lastUpdated',
        header: say('field.lastUpdated'),
        cell: ({ lastUpdated }) => <bdi>{formatDate(intl, lastUpdated, 'day')}</bdi>,
        exportValue: ({ lastUpdated }) => lastUpdated,
        isSortable: true,
        isHiddenAtFirst: true,
      },
    ]
  }, [intl, today, isStaff])
}
