import { DUE_PERIODS } from '@contract/project-due.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import type { WorkloadRow } from '../../model/workload-rows.ts'
import { WorkloadFigure } from './workload-figure.tsx'
import { WorkloadName } from './workload-name.tsx'

/** The columns of the workload: the person, all open requests, those of each due period, and the words. */
export function useWorkloadColumns(
  rows: readonly WorkloadRow[],
  nameOf: (row: WorkloadRow) => string,
): DataColumn<WorkloadRow>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: MessageKey<'projects'>) => intl.formatMessage({ id: `projects.${id}` })
    const most = Math.max(1, ...rows.map(({ open }) => open))
    const figure = { isSortable: true, align: 'end' } as const
    return [
      {
        id: 'person',
        header: t('workload.person'),
        cell: (row) => <WorkloadName row={row} most={most} />,
        isSortable: true,
        exportValue: nameOf,
        // The requests without an assignee come first.
        sortValue: ({ person }) => person?.name ?? '',
      },
      {
        ...figure,
        id: 'open',
        header: t('filter.status-open'),
        cell: (row) => <WorkloadFigure row={row} label={t('filter.status-open')} name={nameOf(row)} />,
        exportValue: ({ open }) => open,
      },
      ...DUE_PERIODS.map(
        (period): DataColumn<WorkloadRow> => ({
          ...figure,
          id: period,
          header: t(`filter.due-${period}`),
          cell: (row) => (
            <WorkloadFigure row={row} period={period} label={t(`filter.due-${period}`)} name={nameOf(row)} />
          ),
          exportValue: ({ due }) => due[period],
        }),
      ),
      {
        ...figure,
        id: 'words',
        header: t('workload.words'),
        cell: ({ words }) => (words > 0 ? intl.formatNumber(words) : ''),
        exportValue: ({ words }) => words,
        hiddenBelow: 800,
      },
    ]
  }, [intl, rows, nameOf])
}
