import { Badge, Flex } from '@chakra-ui/react'
import type { Permission } from '@contract/permissions.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

export function usePermissionColumns(): DataColumn<Permission>[] {
  const intl = useIntl()
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage({ id: 'access.permission.name' }),
        cell: (permission) => permission.name,
        isSortable: true,
        isFixed: true,
        exportValue: (permission) => permission.name,
      },
      {
        id: 'assignedTo',
        header: intl.formatMessage({ id: 'access.permission.assigned-to' }),
        cell: (permission) => (
          <Flex as="span" gap="1" wrap={{ base: 'wrap', sm: 'nowrap' }}>
            {permission.assignedTo.map((role) => (
              <Badge key={role} colorPalette={role === 'administrator' ? 'brand' : 'gray'}>
                {intl.formatMessage({ id: `access.catalogue-role.${role}` })}
              </Badge>
            ))}
          </Flex>
        ),
        exportValue: (permission) => permission.assignedTo.join(', '),
      },
      {
        id: 'createdDate',
        header: intl.formatMessage({ id: 'access.permission.created' }),
        width: '200px',
        cell: (permission) => <bdi>{formatDate(intl, permission.createdDate, 'dayTime')}</bdi>,
        exportValue: (permission) => permission.createdDate,
      },
    ],
    [intl],
  )
}
