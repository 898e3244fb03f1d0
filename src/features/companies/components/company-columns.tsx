import type { Company } from '@contract/companies.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { StatusBadge } from '@/features/users/shared/status-badge.tsx'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

export function useCompanyColumns(): DataColumn<Company>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: MessageKey<'companies.field'>) => intl.formatMessage({ id: `companies.field.${id}` })
    return [
      {
        id: 'name',
        header: t('name'),
        cell: (company) => company.name,
        isSortable: true,
        isFixed: true,
        exportValue: (company) => company.name,
      },
      {
        id: 'status',
        header: intl.formatMessage({ id: 'users.field.status' }),
        cell: (company) => <StatusBadge status={company.status} />,
        isSortable: true,
        exportValue: (company) => company.status,
      },
      {
        id: 'people',
        header: t('people'),
        cell: (company) => intl.formatNumber(company.people),
        align: 'end',
        isSortable: true,
        exportValue: (company) => company.people,
      },
      {
        id: 'openProjects',
        header: t('openProjects'),
        cell: (company) => intl.formatNumber(company.openProjects),
        align: 'end',
        isSortable: true,
        exportValue: (company) => company.openProjects,
      },
      {
        id: 'createdAt',
        header: t('createdAt'),
        cell: (company) => <bdi>{formatDate(intl, company.createdAt, 'day')}</bdi>,
        isSortable: true,
        exportValue: (company) => company.createdAt,
      },
    ]
  }, [intl])
}
