import { Box, Flex } from '@chakra-ui/react'
import type { User } from '@contract/users.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useRoleName } from '@/lib/role-name.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format-date.ts'
import { StatusBadge } from '../shared/status-badge.tsx'

/** The columns of the list of people (R-181: user, email, role, plan, status and billing can be sorted by). */
export function useUserColumns(): DataColumn<User>[] {
  const intl = useIntl()
  const roleName = useRoleName()
  return useMemo(() => {
    const say = (id: string) => intl.formatMessage({ id: `users.${id}` })
    return [
      {
        id: 'user',
        header: say('field.user'),
        cell: (user) => (
          <Flex as="span" display="inline-flex" align="center" gap="2.5" minW="0" maxW="full">
            <PersonAvatar person={{ name: user.fullName, avatar: user.avatar }} size="xs" />
            <Box as="span" truncate>
              {user.fullName}
            </Box>
          </Flex>
        ),
        isSortable: true,
        isFixed: true,
        exportValue: (user) => user.fullName,
      },
      {
        id: 'email',
        header: say('field.email'),
        cell: (user) => <bdi>{user.email}</bdi>,
        isSortable: true,
        exportValue: (user) => user.email,
      },
      {
        id: 'role',
        header: say('field.role'),
        cell: (user) => roleName(user.role),
        isSortable: true,
        exportValue: (user) => user.role,
      },
      {
        id: 'company',
        header: say('field.company'),
        cell: (user) => user.company,
        exportValue: (user) => user.company,
      },
      {
        id: 'plan',
        header: say('field.currentPlan'),
        cell: (user) => say(`plan.${user.currentPlan}`),
        isSortable: true,
        isHiddenAtFirst: true,
        exportValue: (user) => user.currentPlan,
      },
      {
        id: 'billing',
        header: say('field.billing'),
        cell: (user) => say(`billing.${user.billing}`),
        isSortable: true,
        isHiddenAtFirst: true,
        exportValue: (user) => user.billing,
      },
      {
        id: 'status',
        header: say('field.status'),
        cell: (user) => <StatusBadge status={user.status} />,
        isSortable: true,
        exportValue: (user) => user.status,
      },
      {
        id: 'department',
        header: say('field.department'),
        cell: (user) => user.department,
        exportValue: (user) => user.department,
      },
      {
        id: 'createdAt',
        header: say('field.createdAt'),
        cell: (user) => <bdi>{formatDate(intl, user.createdAt, 'day')}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.createdAt,
      },
      {
        id: 'lastUpdated',
        header: say('field.lastUpdated'),
        cell: (user) => <bdi>{formatDate(intl, user.lastUpdated, 'day')}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.lastUpdated,
      },
      {
        id: 'country',
        header: say('field.country'),
        cell: (user) => user.country,
        isHiddenAtFirst: true,
        exportValue: (user) => user.country,
      },
      {
        id: 'contact',
        header: say('field.contact'),
        cell: (user) => <bdi>{user.contact}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.contact,
      },
      {
        id: 'username',
        header: say('field.username'),
        cell: (user) => <bdi>{user.username}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.username,
      },
    ]
  }, [intl, roleName])
}
