import { Box, Flex } from '@chakra-ui/react'
import type { User } from '@contract/users.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useRoleName } from '@/lib/auth/role-name.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { StatusBadge } from '../shared/status-badge.tsx'

/** The columns of the users list (R-181: user, email, role, plan, status and billing are sortable). */
export function useUserColumns(): DataColumn<User>[] {
  const intl = useIntl()
  const roleName = useRoleName()
  return useMemo(() => {
    const t = (id: MessageKey<'users'>) => intl.formatMessage({ id: `users.${id}` })
    return [
      {
        id: 'user',
        header: t('field.user'),
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
        header: t('field.email'),
        cell: (user) => <bdi>{user.email}</bdi>,
        isSortable: true,
        exportValue: (user) => user.email,
      },
      {
        id: 'role',
        header: t('field.role'),
        cell: (user) => roleName(user.role),
        isSortable: true,
        exportValue: (user) => user.role,
      },
      {
        id: 'company',
        header: t('field.company'),
        cell: (user) => user.company,
        exportValue: (user) => user.company,
      },
      {
        id: 'plan',
        header: t('field.currentPlan'),
        cell: (user) => t(`plan.${user.currentPlan}`),
        isSortable: true,
        isHiddenAtFirst: true,
        exportValue: (user) => user.currentPlan,
      },
      {
        id: 'billing',
        header: t('field.billing'),
        cell: (user) => t(`billing.${user.billing}`),
        isSortable: true,
        isHiddenAtFirst: true,
        exportValue: (user) => user.billing,
      },
      {
        id: 'status',
        header: t('field.status'),
        cell: (user) => <StatusBadge status={user.status} />,
        isSortable: true,
        exportValue: (user) => user.status,
      },
      {
        id: 'department',
        header: t('field.department'),
        hiddenBelow: 940,
        cell: (user) => user.department,
        exportValue: (user) => user.department,
      },
      {
        id: 'createdAt',
        header: t('field.createdAt'),
        cell: (user) => <bdi>{formatDate(intl, user.createdAt, 'day')}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.createdAt,
      },
      {
        id: 'lastUpdated',
        header: t('field.lastUpdated'),
        cell: (user) => <bdi>{formatDate(intl, user.lastUpdated, 'day')}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.lastUpdated,
      },
      {
        id: 'country',
        header: t('field.country'),
        cell: (user) => user.country,
        isHiddenAtFirst: true,
        exportValue: (user) => user.country,
      },
      {
        id: 'contact',
        header: t('field.contact'),
        cell: (user) => <bdi>{user.contact}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.contact,
      },
      {
        id: 'username',
        header: t('field.username'),
        cell: (user) => <bdi>{user.username}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (user) => user.username,
      },
    ]
  }, [intl, roleName])
}
